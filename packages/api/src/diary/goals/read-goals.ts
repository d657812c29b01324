import type { Goal } from '@platewise/contract/diary/diary-schema';
import type { Db } from '@platewise/db/database';
import type { DailyGoalRow } from '@platewise/db/tables/diary-tables';
import { readPlannedFor } from '../../preferences/read-planned-for.ts';
import { goalsFor } from './goals-repository.ts';

/** What a day of a person's aims at. */
export async function readGoal(db: Db, userId: string, { date }: { date: string }): Promise<Goal> {
  return (await readGoals(db, userId, { from: date, to: date }))(date);
}

/** What each day of a range aims at: asked of by its date. */
export async function readGoals(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<(date: string) => Goal> {
  const rows = await goalsFor(db, userId, { from, to });
  const startsLater = !rows[0] || rows[0].date > from;
  const usual = startsLater ? await readUsualGoal(db, userId) : null;
  const goals = [...(usual ? [usual] : []), ...rows.map(toGoal)];
  return (date) => {
    const goal = goals.findLast((one) => one.from === null || one.from <= date);
    if (!goal) throw new RangeError(`${date} lies outside of the range that goals were read for.`);
    return goal;
  };
}

/** Before any goal was set: what the person's days are planned for, the documented 2000 kcal at first (shell 9, decisions 9.9). */
async function readUsualGoal(db: Db, userId: string): Promise<Goal> {
  return toUsualGoal(await readPlannedFor(db, userId));
}

/** The same of whom their days are planned for. */
export function toUsualGoal({ calorieTarget: calories }: { calorieTarget: number }): Goal {
  return { calories, protein: null, carbs: null, fat: null, from: null };
}

/** A goal as it travels. */
export function toGoal({ kcal, protein, carbs, fat, date }: DailyGoalRow): Goal {
  return { calories: kcal, protein, carbs, fat, from: date };
}
