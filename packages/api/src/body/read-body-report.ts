import type { BodyFactsAnswer, BodyReportAnswer } from '@platewise/contract/body/body-schema';
import { addDays, datesBetween, daysBetween, weekdayOf } from '@platewise/contract/dates/local-date';
import type { Goal } from '@platewise/contract/diary/diary-schema';
import { numberFormat } from '@platewise/contract/language/formats';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import type { Db } from '@platewise/db/database';
import type { BodyFactsRow, TargetDecisionRow } from '@platewise/db/tables/body-tables';
import { ageOn } from '@platewise/domain/body/age-on';
import { mayFast } from '@platewise/domain/body/body-conditions';
import { type BodyReport, bodyReport } from '@platewise/domain/body/target-proposal';
import type { WeightState } from '@platewise/domain/body/weight-trend';
import { thousandth } from '@platewise/domain/rounding';
import type { UserContext } from '../context.ts';
import { readGoal } from '../diary/goals/read-goals.ts';
import { loggedDays } from '../diary/goals/trend-repository.ts';
import { readCallersToday } from '../preferences/read-preferences.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { findFacts, lastDecision, weightsBetween } from './body-repository.ts';

/**
 * What the weight and the diary of the last twelve weeks show, and the target that is proposed from them.
 * @throws AppError PRO_ONLY
 */
export async function readBodyReport(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'rights'>,
): Promise<BodyReportAnswer> {
  await requireEntitlement(context, 'calorieTracker');
  return reportOf(context.db, context.identity.userId, { today: await readCallersToday(context) });
}

/** The same of somebody whose plan has it, on a date where they are. */
export async function reportOf(db: Db, userId: string, { today }: { today: string }): Promise<BodyReportAnswer> {
  const facts = await findFacts(db, userId);
  const goal = await readGoal(db, userId, { date: today });
  if (!facts) return { ...NOTHING, facts: null, goal };
  const range = { from: addDays(today, 1 - LIMITS.bodySeriesUsualDays), to: today };
  const weights = new Map((await weightsBetween(db, userId, range)).map(({ date, value }) => [date, value]));
  const logged = new Map((await loggedDays(db, userId, range)).map(({ date, calories }) => [date, calories]));
  const days = datesBetween(range.from, range.to).map((date) => ({
    kg: weights.get(date) ?? null,
    kcal: logged.get(date) ?? null,
    isWeekend: weekdayOf(date) % 6 === 0,
  }));
  const { born_on, height_cm, weekly_percent, ...stated } = facts;
  const report = bodyReport(
    { ...stated, age: ageOn(today, born_on), heightCm: height_cm, weeklyPercent: weekly_percent },
    days,
    { kcal: goal.calories, daysAgo: daysSinceChange(today, goal, await lastDecision(db, userId)) },
  );
  return { ...toAnswer(report, { facts: toFacts(facts), goal }), ...eatingOf(facts, report) };
}

const number = numberFormat();

const NOTHING = {
  weight: null,
  signs: [],
  advice: null,
  equation: null,
  expenditure: null,
  proposal: null,
  why: null,
  bounds: null,
  eatingWindow: null,
  isFastOffered: false,
} satisfies Partial<BodyReportAnswer>;

function daysSinceChange(today: string, { from }: Goal, decision: TargetDecisionRow | undefined): number | null {
  const last = [from, decision?.date]
    .filter((date) => date !== null && date !== undefined)
    .toSorted()
    .at(-1);
  return last === undefined ? null : daysBetween(last, today);
}

function toAnswer(
  { trend, signs, equation, expenditure, proposal, why, bounds }: BodyReport,
  { facts, goal }: { facts: BodyFactsAnswer; goal: Goal },
): Omit<BodyReportAnswer, 'eatingWindow' | 'isFastOffered'> {
  const last = trend.at(-1);
  const reason =
    proposal && expenditure
      ? texts.body.reason({
          expenditure: number.format(expenditure.kcal),
          sd: number.format(expenditure.sd),
          kcal: number.format(proposal.kcal),
          goal: number.format(goal.calories),
        })
      : '';
  return {
    facts,
    goal,
    weight: last ? toWeight(last) : null,
    signs,
    advice: signs.length > 0 ? texts.body.advice : null,
    equation,
    expenditure,
    proposal: proposal && { ...proposal, reason },
    why,
    bounds,
  };
}

function eatingOf({ eating_opens: opens, eating_closes: closes, conditions }: BodyFactsRow, { signs }: BodyReport) {
  const isFastOffered = mayFast(conditions) && signs.length === 0;
  return { eatingWindow: opens && closes ? { opens, closes } : null, isFastOffered };
}

/** A state of the weight as it travels: by the week, to the gram. */
export function toWeight({ kg, kgSd, kgPerDay, kgPerDaySd }: WeightState) {
  return {
    kg: thousandth(kg),
    kgSd: thousandth(kgSd),
    kgPerWeek: thousandth(7 * kgPerDay),
    kgPerWeekSd: thousandth(7 * kgPerDaySd),
  };
}

function toFacts(row: BodyFactsRow): BodyFactsAnswer {
  return {
    bornOn: row.born_on,
    sex: row.sex,
    heightCm: row.height_cm,
    activity: row.activity,
    aim: row.aim,
    weeklyPercent: row.weekly_percent,
    conditions: row.conditions,
  };
}
