import { addDays } from '@platewise/contract/dates/local-date';
import type { ReplanProposal } from '@platewise/contract/diary/diary-replan-schema';
import type { DiaryTotals } from '@platewise/contract/diary/diary-schema';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import type { Db } from '@platewise/db/database';
import { dateInZone } from '@platewise/domain/date-in-zone';
import { diaryTotals, type Eaten } from '@platewise/domain/diary/diary-totals';
import { requireReachable } from '../../calendar/entries/require-reachable.ts';
import type { UserContext } from '../../context.ts';
import { findPreferences } from '../../preferences/preferences-repository.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { plannedFigures } from '../planned/planned-meals.ts';
import { type ReplannedDay, replanDay } from './replan-day.ts';

/**
 * Portions for what is still planned on a day, so that the day meets its goal after what was eaten; or why there are none.
 * Nothing is changed by asking.
 * @throws AppError PRO_ONLY, VALIDATION for a date too far ahead
 */
export async function proposeReplan(
  context: Pick<UserContext, 'db' | 'identity' | 'now'>,
  { date }: { date: string },
): Promise<ReplanProposal> {
  const { db, identity } = context;
  const { userId } = identity;
  await requireEntitlement(context, 'calorieTracker');
  requireReachable(context, { date });
  if (await isOver(db, context, { date })) {
    return { isPossible: false, date, reason: texts.calorieTracker.replan.dayIsOver };
  }
  const replanned = await replanDay(db, userId, { date });
  const { revision, open, replan, state } = replanned;
  if (!replan.ok) return { isPossible: false, date, reason: replan.reason };
  const meals = open.map(({ slot, meal: before }, place) => {
    const after = replan.meals[place] ?? before;
    return { slot, before, after, isChanged: after !== before };
  });
  const day = {
    before: totalsWith(
      replanned,
      open.map(({ meal }) => meal),
    ),
    after: totalsWith(replanned, replan.meals),
    targetKcal: state.goal.calories,
  };
  return { isPossible: true, date, revision, meals, day, notes: replan.notes };
}

/** Who has not stated where they are may still be in yesterday by the clock of UTC. */
export async function isOver(
  db: Db,
  { identity, now }: Pick<UserContext, 'identity' | 'now'>,
  { date }: { date: string },
): Promise<boolean> {
  const timeZone = (await findPreferences(db, identity.userId))?.time_zone;
  return date < (timeZone ? dateInZone(now(), timeZone) : addDays(dateInZone(now(), 'UTC'), -1));
}

/** What the day comes to: eaten, planned to stay, and the open meals as given. */
function totalsWith({ state, stays }: ReplannedDay, meals: readonly Meal[]): DiaryTotals {
  const staying = stays.flatMap((row): Eaten[] => {
    const figures = plannedFigures(row);
    const { protein = null, carbs = null, fat = null } = figures?.macros ?? {};
    return figures ? [{ calories: figures.calories, protein, carbs, fat }] : [];
  });
  const open = meals.map(({ calories, macros: { protein, carbs, fat }, servings }): Eaten => {
    return { calories: calories * servings, protein: protein * servings, carbs: carbs * servings, fat: fat * servings };
  });
  return diaryTotals([...state.meals, ...staying, ...open]);
}
