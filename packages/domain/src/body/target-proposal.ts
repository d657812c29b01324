import {
  type Activity,
  type BodyAim,
  type BodyCondition,
  type NoProposalReason,
  type Sex,
  TARGET_LIMITS,
  type TargetLimit,
  type WarningSign,
} from '@platewise/contract/body/body-options';
import { LIMITS } from '@platewise/contract/limits';
import { BODY_MIN_AGE } from './age-on.ts';
import { mayHaveTarget } from './body-conditions.ts';
import { equationKcal, isWithinBounds, leastKcal, restingKcal } from './energy-need.ts';
import { type DietDay, type EstimateBasis, expenditure, KCAL_PER_KG } from './expenditure.ts';
import { LEAST_BMI, WEEKLY_SHARE_MAX, warningSigns } from './warning-signs.ts';
import { type WeightState, weightTrend } from './weight-trend.ts';

/** What a person has stated of themselves. */
export type BodyFacts = {
  sex: Sex;
  /** Whole years. */
  age: number;
  heightCm: number;
  activity: Activity;
  aim: BodyAim;
  /** How much of the weight is to change in a week, percent; without meaning where it is to be kept. */
  weeklyPercent: number;
  conditions: readonly BodyCondition[];
};

/** What is known of a body today, and whether another target is proposed. Energies are kcal a day. */
export type BodyReport = {
  trend: WeightState[];
  signs: WarningSign[];
  /**
   * By the equation; null without a weight, for a body that it is not made for, and with a condition. No target is computed with a
   * warning sign.
   */
  equation: { restingKcal: number; kcal: number; targetKcal: number | null } | null;
  /** From the diary and the weight. */
  expenditure: { kcal: number; sd: number; basis: EstimateBasis } | null;
  proposal: { kcal: number; limitedBy: TargetLimit[] } | null;
  /** Where there is no proposal. */
  why: NoProposalReason | null;
  /** The least and the most that may be proposed, where one step from the goal does not reach them. */
  bounds: { leastKcal: number; mostKcal: number } | null;
};

/** Days of which so many have to be logged. */
const WINDOW_DAYS = 14;
const LOGGED_DAYS = 10;
/** Fewer weights in that time show no trend. */
const WEIGHTS = 4;
/** kcal by which one proposal may move a target, and days that lie between two of them. */
const STEP_KCAL = 150;
const STEP_DAYS = 7;
/** A smaller change is within what nobody can measure. */
const LEAST_CHANGE_KCAL = 50;
const ROUNDED_TO_KCAL = 10;
/** A day with less than this share of the energy at rest is taken to be logged in part. */
const WHOLE_DAY_SHARE = 0.5;

/**
 * What the weight and the diary show, and the target that is proposed instead of today's: never below what a body of that sex
 * needs at rest, towards no more than 1 % of weight a week and no BMI under 18.5, no more than 150 kcal from the target of
 * today. Nothing of it holds until the person says so.
 * @param days one after another, the last one today, whose food is not over and is not read
 * @param goal kcal that today aims at, and how many days ago that was set or decided on; null where it was never
 * @throws RangeError for somebody under 18, of whom nothing is computed
 */
export function bodyReport(
  facts: BodyFacts,
  days: readonly DietDay[],
  goal: { kcal: number; daysAgo: number | null },
): BodyReport {
  if (!(facts.age >= BODY_MIN_AGE)) throw new RangeError('Nothing is computed of a body under 18.');
  const until = days.map((day, place) => (place === days.length - 1 ? { ...day, kcal: null } : day));
  const first = until.findIndex(({ kg }) => kg !== null);
  const plain = weightTrend(first < 0 ? [] : until.slice(first));
  const signs = warningSigns(until, plain, facts);
  const nothing = { trend: plain, signs, equation: null, expenditure: null, proposal: null, bounds: null };
  const kg = plain.at(-1)?.kg;
  if (!mayHaveTarget(facts.conditions)) return { ...nothing, why: 'condition' };
  if (kg === undefined) return { ...nothing, why: signs.length > 0 ? 'warning-sign' : 'too-few-weights' };
  const body = { ...facts, height: facts.heightCm, weight: kg };
  if (!isWithinBounds(body)) return { ...nothing, why: 'beyond-equation' };
  const resting = restingKcal(body);
  const expected = equationKcal(body);
  const whole = until.map((day) =>
    day.kcal !== null && day.kcal < WHOLE_DAY_SHARE * resting ? { ...day, kcal: null } : day,
  );
  const used = expenditure(whole, expected);
  const found = {
    ...nothing,
    equation: {
      restingKcal: Math.round(resting),
      kcal: Math.round(expected),
      targetKcal: signs.length > 0 ? null : targetFor(facts, { kg, usedKcal: expected }).kcal,
    },
    expenditure: used && { kcal: Math.round(used.kcal), sd: Math.round(used.sd), basis: used.basis },
  };
  if (signs.length > 0) return { ...found, why: 'warning-sign' };
  const window = whole.slice(-1 - WINDOW_DAYS, -1);
  const logged = window.filter((day) => day.kcal !== null).length;
  if (!used || window.length < WINDOW_DAYS || logged < LOGGED_DAYS) return { ...found, why: 'too-few-days' };
  if (whole.slice(-WINDOW_DAYS).filter((day) => day.kg !== null).length < WEIGHTS)
    return { ...found, why: 'too-few-weights' };
  if (goal.daysAgo !== null && goal.daysAgo < STEP_DAYS) return { ...found, why: 'changed-lately' };
  return { ...found, ...step(goal.kcal, targetFor(facts, { kg, usedKcal: used.kcal })) };
}

type Target = { kcal: number; least: number; most: number; limitedBy: TargetLimit[] };

/** What the aim asks for of a body that uses so much, within all bounds but that of a step. */
function targetFor(facts: BodyFacts, { kg, usedKcal }: { kg: number; usedKcal: number }): Target {
  const { aim, heightCm, weeklyPercent } = facts;
  const kcalOf = (kgPerWeek: number) => (kgPerWeek * KCAL_PER_KG) / 7;
  const mostChange = WEEKLY_SHARE_MAX * kg;
  const toLeastBmi = Math.max(0, kg - LEAST_BMI * (heightCm / 100) ** 2);
  const mostLoss = Math.min(mostChange, toLeastBmi);
  const asked = (weeklyPercent / 100) * kg * { lose: -1, keep: 0, gain: 1 }[aim];
  const wished = rounded(usedKcal + kcalOf(asked), Math.round);
  const rest = rounded(leastKcal({ ...facts, height: heightCm, weight: kg }), Math.ceil);
  const least = Math.max(rest, rounded(usedKcal - kcalOf(mostLoss), Math.ceil));
  const most = Math.max(
    least,
    Math.min(LIMITS.calorieTargetMaxKcal, rounded(usedKcal + kcalOf(mostChange), Math.floor)),
  );
  const limits: Record<TargetLimit, boolean> = {
    'least-kcal': wished < rest,
    'most-kcal': wished > LIMITS.calorieTargetMaxKcal,
    'low-weight': -asked > toLeastBmi,
    step: false,
  };
  return {
    kcal: Math.min(most, Math.max(least, wished)),
    least,
    most,
    limitedBy: TARGET_LIMITS.filter((limit) => limits[limit]),
  };
}

/** One step from the target of today towards another. */
function step(current: number, target: Target): Pick<BodyReport, 'proposal' | 'why' | 'bounds'> {
  const { kcal, least, most, limitedBy } = target;
  const lowest = Math.max(least, rounded(current - STEP_KCAL, Math.ceil));
  const highest = Math.min(most, rounded(current + STEP_KCAL, Math.floor));
  if (lowest > highest) return { proposal: null, why: 'goal-too-far', bounds: { leastKcal: least, mostKcal: most } };
  const next = Math.min(highest, Math.max(lowest, kcal));
  if (Math.abs(next - current) < LEAST_CHANGE_KCAL) return { proposal: null, why: 'on-target', bounds: null };
  return {
    proposal: { kcal: next, limitedBy: next === kcal ? limitedBy : [...limitedBy, 'step'] },
    why: null,
    bounds: null,
  };
}

function rounded(kcal: number, round: (value: number) => number): number {
  return round(kcal / ROUNDED_TO_KCAL) * ROUNDED_TO_KCAL;
}
