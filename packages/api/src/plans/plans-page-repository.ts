import type { Goal } from '@platewise/contract/generation/options';
import type { Db, MealPlanRow } from '@platewise/db/database';
import { sql } from 'kysely';

/** Which plans of a person: those of a goal, and those that hold every one of the words. */
export type PlansFilter = { words: readonly string[]; goal: Goal | undefined };

/** How many plans of a person there are. */
export async function countMatching(db: Db, userId: string, filter: PlansFilter): Promise<number> {
  const { count } = await matching(db, userId, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first. */
export function pageMatching(
  db: Db,
  userId: string,
  { limit, offset, ...filter }: PlansFilter & { limit: number; offset: number },
): Promise<MealPlanRow[]> {
  return matching(db, userId, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

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
