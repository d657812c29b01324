import type { DailyGoalRow } from '@platewise/db/calorie-tables';
import type { Db, ProfileRow } from '@platewise/db/database';
import { goalsFor } from '../calorie/goals-repository.ts';
import { readPlannedProfile } from '../preferences/read-planned-profile.ts';

/** For whom the calendar plans, and the goals that the person set in the calorie tracker. */
export type PlanningBasis = {
  profile: ProfileRow | null;
  /** Those that hold on the days that were asked for, oldest first. */
  goals: readonly DailyGoalRow[];
};

/** Reads for whom a person's calendar plans on days of a range. */
export async function readPlanningBasis(
  db: Db,
  userId: string,
  range: { from: string; to: string },
): Promise<PlanningBasis> {
  const profile = await readPlannedProfile(db, userId);
  return { profile, goals: await goalsFor(db, userId, range) };
}
