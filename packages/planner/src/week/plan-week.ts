import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { Nutrient } from '@platewise/contract/meals/nutrients';
import { texts } from '@platewise/contract/texts';
import type { CookingRhythm, LeftoverPlace } from '@platewise/domain/calendar/leftover-places';
import { repeatedBreakfasts } from '@platewise/domain/calendar/meals-to-fill';
import { certifyPlan } from '../certificate/certify-plan.ts';
import { isHomeMeal, plainRegion } from '../day/candidates/region-pools.ts';
import { type DayOptions, planDay } from '../day/plan-day.ts';
import type { MadePlan, PlannedMeal } from '../day/plan-outcome.ts';
import { aimsAtNutrients } from '../day/scoring/nutrient-aims.ts';
import { minutesOfDay, minutesOverOf, withSoonDone } from './batch-minutes.ts';
import { type Attempted, isBetter, TRIED_MAX, wantsAnother } from './effort/another-week.ts';
import type { AskedDay } from './effort/week-burden.ts';
import { breakfastsBefore, breakfastTimes, platesFor, waitsFor } from './left-for-day.ts';
import { quickestWay } from './quickest-way.ts';
import { namesOf, servedOn } from './served-on.ts';
import { ingredientRepeats } from './variety/week-repeats.ts';
import { reasonAlone, type WeekDay } from './week-day.ts';
import { cookMeals, type WeekState, weekDayPlan } from './week-day-plan.ts';
import { type DayRefusal, type ReadDay, readWeekDays, refusedDay } from './week-days.ts';
import { fishWays, wishesForFish, withoutFishWish } from './week-fish.ts';
import { EMPTY_LEDGER, type WeekLedger } from './week-ledger.ts';
import { NO_NUTRIENTS, type NutrientsHeld, needsAfter, shortagesOf, withDay } from './week-nutrients.ts';
import {
  outcomeOf,
  type PlannedDay,
  type PlannedLeftover,
  type PlannedWeek,
  type WeekOutcome,
} from './week-outcome.ts';
import { cookedMeals, easierWays, holdsTargets, openPlaces, placesLeftOver, type Waits } from './week-reuse.ts';

export type WeekOptions = DayOptions & {
  /** In any order, with gaps or without; each date once. */
  days: readonly WeekDay[];
  /** How often is cooked, where lunches and dinners may be what earlier ones have left and the day holds its targets with it. */
  rhythm?: CookingRhythm | null;
  /** Whether two breakfasts take turns, where more are planned. */
  repeatsBreakfasts?: boolean;
  /** Whether days are chosen that ask for little: few foods, few minutes, nothing left over; they are unless this is false. */
  sparesEffort?: boolean;
  /** Whether days make up for the nutrients that those before them lack; they do unless this is false. */
  makesUpNutrients?: boolean;
};

/** With the nutrients that the same week was short of before, whether it is to have fish, and whether it looks at all dishes alike. */
type PlanOptions = Omit<WeekOptions, 'days'> & {
  lacked?: ReadonlySet<Nutrient>;
  wantsFish?: boolean;
  looksAtAll?: boolean;
};

/** By so much another seed of a week is further, where the first asks for much or is short of a nutrient. */
const ANOTHER_SEED = 32_452_843;

/** What is loved is served on every third day: no more often may a meal come again. */
const WISHED_EVERY_DAYS = 3;

/** A planned day, and what of it is cooked on it: not what was left over, and twice what the next day eats as well. */
type Planned = { day: PlannedDay; cooked: readonly PlannedMeal[] };

// The week while it is planned: the days by date, those before first.
type Week = {
  read: readonly ReadDay[];
  planned: Map<string, Planned>;
  ledger: WeekLedger;
  /** What its days that aim at nutrients hold so far. */
  nutrients: NutrientsHeld;
  /** The places that may be left over from earlier ones. */
  leftovers: readonly LeftoverPlace[];
  /** The date of the breakfast that another repeats, by the date of that one. */
  breakfasts: ReadonlyMap<string, string>;
  options: PlanOptions;
};

/**
 * Plans days and their slots: each day meets its own target, no meal comes again before the third day after it but what is
 * left over or repeated on purpose, no main ingredient stands twice on a day, and the days ask for few foods and little cooking. Meals that days already hold stay
 * byte for byte and count for all of this. Variety never refuses a week: what gives way (see `weekDayPlan`) is stated
 * in its warnings. A week in which a day misses its targets, or that is short of a nutrient, is planned again by other seeds, with more of
 * that, and one with a rhythm that asks for much by one; that which misses less is taken, then the one short of less, then the lighter. The same input gives the same week.
 */
export function planWeek(request: GenerationRequest, options: WeekOptions): WeekOutcome {
  const days = planWeekByDay(request, options);
  let step = days.next();
  while (!step.done) step = days.next();
  return step.value;
}

/** The same, pausing after each day, so that anyone who goes on with it can do other work between, or leave off. */
export function* planWeekByDay(
  request: GenerationRequest,
  { days, ...asked }: WeekOptions,
): Generator<undefined, WeekOutcome> {
  const readAsAsked = readWeekDays(request, days);
  if ('ok' in readAsAsked) return readAsAsked;
  const wantsFish = readAsAsked.some(({ task }) => wishesForFish(task.wishes));
  const read = wantsFish ? readAsAsked.map(withoutFishWish) : readAsAsked;
  const options = { ...asked, wantsFish };
  const first = yield* planDays(read, options);
  if ('ok' in first) return first;
  let best = triedOf(first, days);
  const lacked = new Set(best.shortages);
  for (let tried = 1; tried < TRIED_MAX && wantsAnother(best, tried, options); tried++) {
    // What a week looks at by its seed is no reason to miss a target.
    const another = { seed: options.seed + tried * ANOTHER_SEED, lacked, looksAtAll: best.missed > 0 };
    const again = yield* planDays(read, { ...options, ...another });
    if ('ok' in again) continue;
    const other = triedOf(again, days);
    for (const nutrient of other.shortages) lacked.add(nutrient);
    if (isBetter(other, best, options)) best = other;
  }
  return best.outcome;
}

/** A planned week with what it is compared by. */
type Tried = Attempted & { outcome: PlannedWeek };

function triedOf(week: Week, days: readonly WeekDay[]): Tried {
  const task = week.read[0]?.task;
  const outcome = outcomeOf(week, days);
  return {
    outcome,
    missed: week.read.filter((one) => missesTargets(week, one)).length,
    warnings: outcome.days.reduce((sum, day) => sum + day.warnings.length, outcome.warnings.length),
    asked: askedOf(week),
    shortages: task ? shortagesOf(task, week.nutrients) : [],
  };
}

/** Of days that are planned whole: where meals are kept, these may be the reason, and no other seed mends that. */
function missesTargets({ planned }: Week, { date, task, kept }: ReadDay): boolean {
  const plan = planned.get(date);
  return plan !== undefined && kept.length === 0 && !holdsTargets(task, plan.day.meals);
}

/** Plans the days one after the other, each for what those before it have opened and left over. */
function* planDays(read: readonly ReadDay[], options: PlanOptions): Generator<undefined, Week | DayRefusal> {
  const week: Week = {
    read,
    planned: new Map(),
    ledger: EMPTY_LEDGER,
    nutrients: NO_NUTRIENTS,
    leftovers: placesLeftOver(read, options.rhythm ?? null),
    breakfasts: options.repeatsBreakfasts ? repeatedBreakfasts(openPlaces(read)) : new Map(),
    options,
  };
  for (const [place, one] of read.entries()) {
    const outcome = planOne(week, one, place);
    if ('ok' in outcome) return outcome;
    week.planned.set(one.date, outcome);
    week.ledger = cookMeals(week.ledger, { day: one.day, meals: outcome.cooked });
    if (aimsAtNutrients(one.task)) week.nutrients = withDay(week.nutrients, outcome.day.meals);
    yield;
  }
  return week;
}

/** What was cooked and warmed up on the days that were planned. */
function askedOf({ read, planned, options }: Week): AskedDay[] {
  const batchDay = options.rhythm?.batchDay ?? null;
  return read.flatMap(({ date, kept, slots }) => {
    const plan = planned.get(date);
    if (!plan || kept.length === slots.length) return [];
    const { meals, leftovers } = plan.day;
    const made = meals.filter((_, place) => !leftovers.some((one) => one.place === place));
    return { made, warmedUp: leftovers.length, minutesMax: minutesOfDay(date, batchDay) };
  });
}

function planOne(week: Week, one: ReadDay, place: number): Planned | DayRefusal {
  if (one.kept.length === one.slots.length) return { day: keptDay(one), cooked: one.kept };
  const waits = waitsFor(week, one);
  const reuse = { breakfasts: breakfastsBefore(week, one), plates: platesFor(week, one), waits };
  const batchDay = week.options.rhythm?.batchDay ?? null;
  const quick = week.options.sparesEffort === false ? [] : withSoonDone(one, batchDay);
  const ways = [...quick.flatMap((soon) => [...easierWays(soon, reuse), soon]), ...easierWays(one, reuse)];
  const first = week.options.wantsFish ? fishWays([...ways, one], fishBefore(week, one)) : [];
  function* tried(some: readonly ReadDay[]) {
    for (const way of some) {
      const plan = weekDayPlan(way, stateOf(week, { one: way, place, waits }));
      const holds = plan.ok && isWorthTaking(one, way, plan);
      yield holds ? { way, plan, minutesOver: minutesOverOf(way, plan.meals, batchDay) } : null;
    }
  }
  // A wish for fish comes before a few minutes.
  const taken = quickestWay(tried(first)) ?? quickestWay(tried(ways));
  if (taken) return plannedDay(taken.way, taken.plan, waits);
  const plan = weekDayPlan(one, stateOf(week, { one, place, waits }));
  return plan.ok ? plannedDay(one, plan, waits) : refusedDay(one.date, reasonOf(one, plan.reason));
}

/** What the other days of the week have cooked, and what is eaten on the days next to one. */
function fishBefore({ read, planned }: Week, { day }: ReadDay) {
  const others = read.filter((other) => other.day !== day);
  const mealsOn = (one: ReadDay) => planned.get(one.date)?.day.meals ?? one.kept;
  return {
    cooked: others.flatMap(mealsOn),
    yesterday: others.filter((other) => Math.abs(other.day - day) === 1).flatMap(mealsOn),
  };
}

/**
 * Whether a day that was tried in an easier way holds its targets and a limit that the notes wish for, and no main ingredient twice
 * that was not there before.
 */
function isWorthTaking({ kept }: ReadDay, { task }: ReadDay, { meals, certificate }: MadePlan): boolean {
  if (certificate.sodium?.isKept === false || certificate.fiber?.isKept === false) return false;
  const names = meals.map(({ name }) => name);
  return holdsTargets(task, meals) && ingredientRepeats({ names, kept: namesOf(kept) }) === 0;
}

function stateOf(week: Week, { one, place, waits }: { one: ReadDay; place: number; waits: Waits }): WeekState {
  const { read, ledger, nutrients, options, planned } = week;
  const { date, day, kept } = one;
  const others = read.filter((other) => other.date !== date);
  return {
    ...options,
    seed: options.seed + place * 1009,
    weekSeed: options.rhythm && !options.looksAtAll ? options.seed : null,
    day,
    kept: namesOf(kept),
    others: others.map((other) => servedOn(week, other)),
    ledger,
    needs: options.makesUpNutrients === false ? null : needsAfter(nutrients, options.lacked),
    there: [...others.flatMap((other) => planned.get(other.date)?.cooked ?? other.kept), ...kept],
    later: others.filter((other) => other.day > day).map((other) => ({ day: other.day, meals: other.kept })),
    cooked: (meals) => cookedMeals(one, meals, waits),
    sparesEffort: options.sparesEffort !== false,
    minutesMax: minutesOfDay(date, options.rhythm?.batchDay ?? null),
    breakfastTimes: breakfastTimes(week, one),
    servesWishes: place % WISHED_EVERY_DAYS === 0,
    // Days take turns, so that each week has its share.
    region: isHomeMeal(options.seed, place) ? plainRegion(options.region, one.task.wishes) : null,
  };
}

function plannedDay(way: ReadDay, { meals, certificate, warnings }: MadePlan, waits: Waits): Planned {
  const { date, slots } = way;
  const leftovers = slots.flatMap(({ change }, place): PlannedLeftover[] =>
    change.kind === 'fixed' && change.leftover ? [{ place, ...change.leftover }] : [],
  );
  const repeat = slots.findIndex(({ change }) => change.kind === 'dish' && change.isRepeat);
  const day = { date, meals, leftovers, repeatPlace: repeat < 0 ? null : repeat, certificate, warnings };
  return { day, cooked: cookedMeals(way, meals, waits) };
}

/** A whole day without kept meals is refused like a plan of that one day: with what would make it possible. */
function reasonOf({ task, slots, kept, alone }: ReadDay, reason: string): string {
  const { wayOut } = texts.week;
  if (kept.length > 0) return `${reason} ${wayOut.kept}`;
  const isWhole = task.dayShare === 1 && slots.every(({ change }) => change.kind === 'new');
  return (isWhole && reasonAlone(alone)) || `${reason} ${wayOut.fewerMeals}`;
}

/** A day that leaves nothing to plan. */
function keptDay({ date, task, slots, kept }: ReadDay): PlannedDay {
  const nothing = { date, leftovers: [], repeatPlace: null, certificate: null, warnings: [] };
  if (kept.length === 0) return { ...nothing, meals: [] };
  const plan = planDay(task, slots, { seed: 0, avoid: [] });
  if (plan.ok) return { ...nothing, meals: kept, certificate: plan.certificate, warnings: plan.warnings };
  const reasons = certifyPlan(task, kept).violations.join('; ');
  return { ...nothing, meals: kept, warnings: [texts.week.keptMisses({ date, reasons })] };
}
