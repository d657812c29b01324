/** One state of a body: the weight without the water that comes and goes, in kg, and its change, in kg a day. */
export type WeightState = {
  kg: number;
  kgPerDay: number;
  /** Standard deviations of both. */
  kgSd: number;
  kgPerDaySd: number;
};

/** What is known of one day: the weight in kg where somebody weighed themselves, and what else is known to change it. */
export type WeightDay = {
  kg: number | null;
  /** kg by which this day changes the weight beyond the slope: food above or below the usual. */
  pushKg?: number;
  /** Standard deviation of that. */
  pushSd?: number;
};

export type TrendOptions = {
  /** What the slope is before anything was weighed, kg a day, and its standard deviation. */
  slope: number;
  slopeSd: number;
  /** Standard deviation of how much the slope changes in a day, kg a day. */
  slopeDrift: number;
};

/**
 * Without a diary the slope follows what somebody eats and does: by about 0.03 kg a day in a month, 250 kcal. Before the
 * first weight it is anything up to a kilogram or so a week.
 */
const WITHOUT_DIARY: TrendOptions = { slope: 0, slopeSd: 0.1, slopeDrift: 0.006 };

/**
 * Weights of one person differ from day to day by water, salt and what was eaten last. Half a kilogram to one is usual;
 * how much it is for this person is learnt from their weights, which count for as much as ten others.
 */
const NOISE_KG = { usual: 0.75, min: 0.3, max: 1.5, countsAs: 10, rounds: 4 };

/** Wider than any weight that is recorded differs from the first one. */
const FIRST_WEIGHT_SD = 5;

/**
 * The trend of weights on irregular days: for each day the state that all weights, earlier and later ones, make most likely
 * (a local linear trend: Kalman filter, then the smoother of Rauch, Tung and Striebel, AIAA Journal 1965; 3: 1445-1450).
 * The last day's state is the one that is known on that day.
 * @param days one after another, the first with a weight
 * @returns a state for each day; none without a weight
 */
export function weightTrend(days: readonly WeightDay[], options: TrendOptions = WITHOUT_DIARY): WeightState[] {
  const first = days.find(({ kg }) => kg !== null)?.kg;
  if (first === null || first === undefined) return [];
  const { passes } = filterWithOwnNoise(days, first, options);
  return smooth(passes).map(({ w, b, ww, bb }) => ({
    kg: w,
    kgPerDay: b,
    kgSd: Math.sqrt(ww),
    kgPerDaySd: Math.sqrt(bb),
  }));
}

/** Weight and slope with their variances and covariance. */
type Belief = { w: number; b: number; ww: number; wb: number; bb: number };
type Pass = { predicted: Belief; filtered: Belief };

/** Filters, learns from how far the weights lay from what was expected how much they scatter, and filters again. */
function filterWithOwnNoise(days: readonly WeightDay[], first: number, options: TrendOptions) {
  let noise = NOISE_KG.usual;
  let run = filter(days, first, noise ** 2, options);
  for (let round = 0; round < NOISE_KG.rounds; round++) {
    // The first weight sets the level, so that its own distance says nothing.
    const squares = run.surprises.slice(1);
    const ratio = (NOISE_KG.countsAs + sum(squares)) / (NOISE_KG.countsAs + squares.length);
    noise = Math.min(NOISE_KG.max, Math.max(NOISE_KG.min, noise * Math.sqrt(ratio)));
    run = filter(days, first, noise ** 2, options);
  }
  return run;
}

function filter(days: readonly WeightDay[], first: number, noise: number, options: TrendOptions) {
  const passes: Pass[] = [];
  const surprises: number[] = [];
  let predicted: Belief = { w: first, b: options.slope, ww: FIRST_WEIGHT_SD ** 2, wb: 0, bb: options.slopeSd ** 2 };
  for (const { kg, pushKg = 0, pushSd = 0 } of days) {
    const filtered = kg === null ? predicted : updated(predicted, kg, noise);
    if (kg !== null) surprises.push((kg - predicted.w) ** 2 / (predicted.ww + noise));
    passes.push({ predicted, filtered });
    const { w, b, ww, wb, bb } = filtered;
    predicted = {
      w: w + b + pushKg,
      b,
      ww: ww + 2 * wb + bb + pushSd ** 2,
      wb: wb + bb,
      bb: bb + options.slopeDrift ** 2,
    };
  }
  return { passes, surprises };
}

function updated({ w, b, ww, wb, bb }: Belief, kg: number, noise: number): Belief {
  const total = ww + noise;
  const distance = kg - w;
  return {
    w: w + (ww / total) * distance,
    b: b + (wb / total) * distance,
    ww: (ww * noise) / total,
    wb: (wb * noise) / total,
    bb: bb - wb ** 2 / total,
  };
}

/** Carries what later weights showed back to the days before them. */
function smooth(passes: readonly Pass[]): Belief[] {
  const smoothed: Belief[] = [];
  let later: Belief | undefined;
  let predictedLater: Belief | undefined;
  for (const { predicted, filtered } of passes.toReversed()) {
    later = later && predictedLater ? carriedBack(filtered, predictedLater, later) : filtered;
    predictedLater = predicted;
    smoothed.push(later);
  }
  return smoothed.reverse();
}

function carriedBack(now: Belief, expected: Belief, later: Belief): Belief {
  // gain = covariance of now with the next day, times the inverse of the next day's covariance.
  const determinant = expected.ww * expected.bb - expected.wb ** 2;
  const [cww, cwb, cbw, cbb] = [now.ww + now.wb, now.wb, now.wb + now.bb, now.bb];
  const gww = (cww * expected.bb - cwb * expected.wb) / determinant;
  const gwb = (cwb * expected.ww - cww * expected.wb) / determinant;
  const gbw = (cbw * expected.bb - cbb * expected.wb) / determinant;
  const gbb = (cbb * expected.ww - cbw * expected.wb) / determinant;
  const dw = later.w - expected.w;
  const db = later.b - expected.b;
  const [dww, dwb, dbb] = [later.ww - expected.ww, later.wb - expected.wb, later.bb - expected.bb];
  return {
    w: now.w + gww * dw + gwb * db,
    b: now.b + gbw * dw + gbb * db,
    ww: now.ww + gww * (gww * dww + gwb * dwb) + gwb * (gww * dwb + gwb * dbb),
    wb: now.wb + gbw * (gww * dww + gwb * dwb) + gbb * (gww * dwb + gwb * dbb),
    bb: now.bb + gbw * (gbw * dww + gbb * dwb) + gbb * (gbw * dwb + gbb * dbb),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
