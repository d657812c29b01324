import { type WeightState, weightTrend } from './weight-trend.ts';

/** One day of somebody's diary and scale. What was not weighed or not logged is null, and never 0. */
export type DietDay = {
  kg: number | null;
  kcal: number | null;
  /** People eat other amounts on Saturdays and Sundays, and log them more seldom. */
  isWeekend: boolean;
};

/** What a body uses in a day, kcal, with its standard deviation, and what it was estimated from. */
export type Expenditure = { kcal: number; sd: number; trend: WeightState[]; basis: EstimateBasis };

/** What an estimate rests on: days since the first weight, those of them that were logged, and weights. */
export type EstimateBasis = { days: number; loggedDays: number; weights: number };

/**
 * kcal in a kilogram of weight that is gained or lost: Hall, What is the required energy deficit per unit weight loss?, Int J
 * Obes 2008; 32: 573-576. It differs with how much of the change is fat; the standard deviation for that is our choice.
 */
export const KCAL_PER_KG = 7700;
const KCAL_PER_KG_SD = 800;

/**
 * How exact the estimate of the equation is, as a share of it. Energy at rest is within a tenth for about four adults in five
 * (Frankenfield and others, J Am Diet Assoc 2005; 105: 775-789), and the factor for how somebody lives is a middle of ranges.
 */
const EQUATION_SD = 0.12;
/** kcal by which what a body uses changes from one day to the next for good: about 50 in a month. */
const DRIFT_KCAL = 10;
/** A logged day is taken to be exact to a tenth. */
const LOGGED_SD = 0.1;
/** kcal by which days differ where there are too few of them to see it. */
const USUAL_DAY_SD = 300;

/**
 * What a body uses in a day, from what was eaten and how the weight went: food that was eaten and is not seen in the weight
 * was used. Days that were not logged count as days like the logged ones of their kind (weekends, other days), with the
 * uncertainty of that; none counts as a fast. Where little is known yet, the equation's estimate stands.
 * @param days one after another, the last one over
 * @param equationKcal what the equation expects for this body, kcal a day
 * @returns null without a weight or without a logged day
 */
export function expenditure(days: readonly DietDay[], equationKcal: number): Expenditure | null {
  const start = days.findIndex(({ kg }) => kg !== null);
  const known = start < 0 ? [] : days.slice(start);
  const logged = known.filter(isLogged);
  if (logged.length === 0) return null;
  const usual = mean(logged.map(({ kcal }) => kcal));
  const daySd = spreadOf(logged);
  const kindOf = { true: meanOfKind(logged, true) ?? usual, false: meanOfKind(logged, false) ?? usual };
  const trend = weightTrend(
    known.map(({ kg, kcal, isWeekend }) =>
      kcal === null
        ? { kg, pushKg: (kindOf[`${isWeekend}`] - usual) / KCAL_PER_KG, pushSd: daySd / KCAL_PER_KG }
        : { kg, pushKg: (kcal - usual) / KCAL_PER_KG, pushSd: (LOGGED_SD * kcal) / KCAL_PER_KG },
    ),
    {
      slope: (usual - equationKcal) / KCAL_PER_KG,
      slopeSd: (EQUATION_SD * equationKcal) / KCAL_PER_KG,
      slopeDrift: DRIFT_KCAL / KCAL_PER_KG,
    },
  );
  const last = trend.at(-1);
  if (!last) return null;
  const missingShare = 1 - logged.length / known.length;
  return {
    kcal: usual - KCAL_PER_KG * last.kgPerDay,
    sd: Math.hypot(
      KCAL_PER_KG * last.kgPerDaySd,
      KCAL_PER_KG_SD * last.kgPerDay,
      missingShare * (daySd / Math.sqrt(logged.length)),
    ),
    trend,
    basis: {
      days: known.length,
      loggedDays: logged.length,
      weights: known.filter(({ kg }) => kg !== null).length,
    },
  };
}

type LoggedDay = DietDay & { kcal: number };

function isLogged(day: DietDay): day is LoggedDay {
  return day.kcal !== null;
}

/** The mean of weekends, or of other days; null where fewer than two of them were logged. */
function meanOfKind(logged: readonly LoggedDay[], isWeekend: boolean): number | null {
  const ofKind = logged.filter((day) => day.isWeekend === isWeekend);
  return ofKind.length < 2 ? null : mean(ofKind.map(({ kcal }) => kcal));
}

function spreadOf(logged: readonly LoggedDay[]): number {
  if (logged.length < 7) return USUAL_DAY_SD;
  const middle = mean(logged.map(({ kcal }) => kcal));
  return Math.sqrt(mean(logged.map(({ kcal }) => (kcal - middle) ** 2)));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}
