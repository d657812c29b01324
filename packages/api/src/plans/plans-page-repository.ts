import type { Goal } from '@platewise/contract/generation/options';
import type { Db } from '@platewise/db/database';
import { rowsOfJson } from '@platewise/db/json-rows';
import { prepare } from '@platewise/db/prepared';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type MarkRow, marksQuery } from '../favorites/favorites-repository.ts';
import type { TravellingPlan } from './to-plan.ts';

/** Which plans of a person: those of a goal, and those that hold every one of the words. */
export type PlansFilter = { words: readonly string[]; goal: Goal | undefined };

/** A page of plans, how many there are in all, and by what favorites among their meals are known. */
export type FoundPage = { rows: TravellingPlan[]; total: number; marks: MarkRow[] };

type Asked = { userId: string; limit: number; offset: number };

/** Newest first. */
export async function readPage(
  db: Db,
  userId: string,
  { limit, offset, words, goal }: PlansFilter & { limit: number; offset: number },
): Promise<FoundPage> {
  const asked = { userId, limit, offset };
  const isFiltered = words.length > 0 || goal !== undefined;
  const [found] = isFiltered ? await pageQuery(db, asked, { words, goal }).execute() : await firstPages(db, asked);
  if (!found) throw new Error('A statement without a table has one row.');
  const { plans, total, marks } = found;
  return { rows: rowsOfJson<TravellingPlan>(plans, ['created_at']), total: total ?? 0, marks };
}

const firstPages = prepare((db, asked: Asked) => pageQuery(db, asked, { words: [], goal: undefined }));

function pageQuery(db: Db, { userId, limit, offset }: Asked, filter: PlansFilter) {
  return db.selectNoFrom([
    jsonArrayFrom(
      matching(db, userId, filter)
        .select(PLAN_COLUMNS)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset),
    ).as('plans'),
    matching(db, userId, filter)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .as('total'),
    jsonArrayFrom(marksQuery(db, userId)).as('marks'),
  ]);
}

const PLAN_COLUMNS = [
  'id',
  'name',
  'goal',
  'dietary_preferences',
  'created_at',
  'meals',
  'certificate',
  'warnings',
  'undo_steps',
  'revision',
] as const satisfies (keyof TravellingPlan)[];

function matching(db: Db, userId: string, { words, goal }: PlansFilter) {
  const plans = db.selectFrom('meal_plan').where('user_id', '=', userId).where('deleted_at', 'is', null);
  const ofGoal = goal ? plans.where('goal', '=', goal) : plans;
  return words.length > 0 ? ofGoal.where(holdsAll(words)) : ofGoal;
}

// The words are looked for as they are: in a pattern their signs would mean something. What is searched is read once for a
// plan, however many words there are: 'offset 0' keeps the database from reading it again for each.
function holdsAll(words: readonly string[]) {
  return sql<boolean>`(
    select bool_and(position(lower(word) in plan.words) > 0)
    from (
      select lower(concat_ws(chr(10), name, (
        select string_agg(found #>> '{}', chr(10)) from jsonb_path_query(meals, '$[*].name') as found
      ), (
        select string_agg(found #>> '{}', chr(10)) from jsonb_path_query(meals, '$[*].items[*].name') as found
      ))) as words offset 0
    ) as plan, jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word
  )`;
}
