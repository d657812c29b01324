import type { Db, MealPlanRow, ProfileRow } from '@platewise/db/database';
import { type InJson, rowsOfJson } from '@platewise/db/json-rows';
import { prepare } from '@platewise/db/prepared';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { lastDayPlanQuery } from '../plans/plans-repository.ts';
import { plannedProfileQuery } from '../profiles/profiles-repository.ts';

/** What says for whom a person's days are planned: the profile, and what they asked for last where there is none. */
export type PlannedForRows = {
  profile: ProfileRow | null;
  lastDayPlan: Pick<MealPlanRow, 'request' | 'certificate'> | null;
};

/** Reads it by itself. */
export async function readPlannedForRows(db: Db, userId: string): Promise<PlannedForRows> {
  const [row] = await plannedFor(db, { userId });
  return row ? plannedForRows(row) : { profile: null, lastDayPlan: null };
}

const plannedFor = prepare((db, { userId }: { userId: string }) => db.selectNoFrom(plannedForColumns(db, userId)));

/** Columns of a statement that reads it together with other things. */
export function plannedForColumns(db: Db, userId: string) {
  const hasProfile = db.selectFrom('profile').select('id').where('user_id', '=', userId);
  const lastDayPlan = lastDayPlanQuery(db, userId).where((of) => of.not(of.exists(hasProfile)));
  return [
    jsonObjectFrom(plannedProfileQuery(db, userId)).as('planned_profile'),
    jsonObjectFrom(lastDayPlan).as('last_day_plan'),
  ] as const;
}

/** What these columns hold. */
export function plannedForRows(row: {
  planned_profile: InJson<ProfileRow> | null;
  last_day_plan: PlannedForRows['lastDayPlan'];
}): PlannedForRows {
  const found = row.planned_profile ? [row.planned_profile] : [];
  const [profile = null] = rowsOfJson<ProfileRow>(found, ['created_at', 'updated_at']);
  return { profile, lastDayPlan: row.last_day_plan };
}
