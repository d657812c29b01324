import type { Region } from '@platewise/contract/account/preference-options';
import { findDish } from '../day/candidates/find-candidates.ts';
import { fixedMealOf, portionsOf } from '../day/fixed-meal.ts';
import { certifiedDay, type DayOptions } from '../day/plan-day.ts';
import type { PlannedMeal, PlanOutcome, Refusal } from '../day/plan-outcome.ts';
import { sodiumOf } from '../day/plate/less-salt.ts';
import { missingFromDiet } from '../day/scoring/diet-balance.ts';
import {
  aimsAtNutrients,
  canHoldReferences,
  type NutrientNeeds,
  nutrientCostOfMeals,
  sodiumLimit,
} from '../day/scoring/nutrient-aims.ts';
import { planLimits } from '../day/scoring/plan-limits.ts';
import { planScore } from '../day/scoring/plan-score.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { minutesOf } from './batch-minutes.ts';
import { effortOfMeals, effortOfRegion, effortOfTaste, NEEDS_EFFORT } from './effort/week-effort.ts';
import { apartSlots } from './variety/week-apart.ts';
import { ingredientRepeats, namesNear, REPEAT_AFTER_DAYS, type ServedDay } from './variety/week-repeats.ts';
import { type Attempt, attemptDay, type DayContext, type MadeAttempt, weekAttempts } from './week-attempts.ts';
import { type WeekCandidate, weekChoice } from './week-choice.ts';
import type { WeekDayTask } from './week-day.ts';
import { cookFrom, packsLeftOver, type WeekLedger } from './week-ledger.ts';

/** A day with meals of its own and the number of the day. */
export type KeptMeals = { day: number; meals: readonly PlannedMeal[] };

export type WeekState = DayOptions & {
  /** The seed of the whole week; each day has one of its own. Null as in `DayContext`. */
  weekSeed: number | null;
  day: number;
  kept: ReadonlySet<string>;
  /** What the other days of the week hold so far. */
  others: readonly ServedDay[];
  ledger: WeekLedger;
  /** The meals that the week has so far, also those that later days hold already. */
  there: readonly PlannedMeal[];
  /** Meals that later days hold already: what they will use of the opened food. */
  later: readonly KeptMeals[];
  /** What of the meals of the day is cooked on it, in which servings: not what was left over, and more of what will be. */
  cooked: (meals: readonly PlannedMeal[]) => readonly PlannedMeal[];
  sparesEffort: boolean;
  /** Minutes in the kitchen that the day may take. */
  minutesMax: number;
  breakfastTimes: number;
  /** Where its meals are from; null on days whose meals may be from anywhere. */
  region: Region | null;
};

/** What a meal of all the day's sodium and none of its energy asks for, in foods, each time that it comes again: our own figure. */
const SALT_EFFORT = 20;

/** What a day above its limit of sodium asks for, in foods: our own figure, by `npm run bench:nutrients`. */
const SALTY_DAY_EFFORT = 30;

/** Tries to keep main ingredients apart before they may repeat. */
const APART_ATTEMPTS = 2;

/**
 * One day of a week. Where the pools are too small, rules give way in this order: sparing effort, one main
 * ingredient a day, then the days before a meal comes again (three, two, one), at last what the person dislikes.
 * It is refused only where it could not be planned by itself either.
 */
export function weekDayPlan(read: WeekDayTask, state: WeekState): PlanOutcome {
  let refused: Refusal = { ok: false, reason: '' };
  for (const forbidden of rulesOf(state)) {
    const context = contextOf(state, forbidden);
    const certified = ({ attempt: { seed, meals } }: WeekCandidate) =>
      certifiedDay(read.task, read.slots, { ...context, seed }, meals);
    const attempts = weekAttempts(read, context);
    const chosen = weekChoice(judged(read, state, attempts));
    if (chosen?.ingredientRepeats === 0) return certified(chosen);
    const apart = chosen ? judged(read, state, apartAttempts(read, context)) : [];
    const varied = chosen && weekChoice([chosen, ...apart]);
    if (varied) return certified(varied);
    refused = attempts.find((attempt) => !attempt.ok) ?? refused;
  }
  return refused;
}

/** Plans whose slots may not share a main ingredient, for a day on which no other plan kept them apart. */
function apartAttempts({ task, slots }: WeekDayTask, context: DayContext): Attempt[] {
  return Array.from({ length: APART_ATTEMPTS }, (_, attempt) => {
    const options = { ...context, seed: context.seed + attempt * 15_485_863 };
    return attemptDay(task, apartSlots({ task, slots }, options), options);
  });
}

/** The meals that may not be served, from the strictest rule to none; a rule that gives nothing more up is left out. */
function rulesOf({ others, day, disliked = [] }: WeekState): Set<string>[] {
  const rules: Set<string>[] = [];
  for (const dislikes of disliked.length > 0 ? [disliked, []] : [[]]) {
    for (let days = REPEAT_AFTER_DAYS; days >= 1; days--) {
      const rule = new Set([...namesNear(others, day, days), ...dislikes]);
      const last = days < REPEAT_AFTER_DAYS ? rules.at(-1) : undefined;
      if (rule.size !== last?.size) rules.push(rule);
    }
  }
  return rules;
}

/**
 * Lunches and dinners of the whole week count as served lately: they come again only where few others are left. Breakfasts and
 * snacks may take turns.
 */
function contextOf(state: WeekState, forbidden: ReadonlySet<string>): DayContext {
  const served = state.others.flatMap(({ names }) => names).filter((name) => findDish(name)?.recipe.kind === 'main');
  const {
    seed,
    day,
    disliked = [],
    sparesEffort,
    servesWishes,
    taste,
    region,
    weekSeed,
    there,
    breakfastTimes,
    minutesMax,
    needs,
  } = state;
  const ledger = sparesEffort ? state.ledger : null;
  return {
    seed,
    day,
    disliked,
    servesWishes,
    taste,
    region,
    weekSeed,
    needs,
    forbidden,
    ledger,
    breakfastTimes,
    minutesMax,
    there,
    avoid: [...served, ...state.avoid],
  };
}

function judged(read: WeekDayTask, state: WeekState, attempts: readonly Attempt[]): WeekCandidate[] {
  return attempts.filter((attempt) => attempt.ok).map((attempt) => judge(read, state, attempt));
}

function judge({ task, slots }: WeekDayTask, state: WeekState, attempt: MadeAttempt): WeekCandidate {
  const { meals } = attempt;
  const figures = meals.map((meal) => fixedMealOf(meal).figures);
  const { kcalError, macroDistance } = planScore({ ...task, fixed: [] }, planLimits(task), figures);
  const names = meals.map(({ name }) => name);
  const chosen = meals.filter(({ name }) => !state.kept.has(name));
  const afterwards = [{ day: state.day, meals: state.cooked(meals) }, ...state.later].reduce(cookMeals, state.ledger);
  return {
    attempt,
    ingredientRepeats: ingredientRepeats({ names, kept: state.kept }),
    missing: missingFromDiet(task.diet, meals.map(portionsOf)).length,
    kcalError,
    macroDistance,
    minutesOver: Math.max(0, minutesOf({ slots }, meals) - state.minutesMax),
    effort:
      effortOfMeals(state.there, chosen, state.breakfastTimes) +
      packsLeftOver(afterwards) +
      effortOfNeeds(task, state.needs, meals) +
      effortOfSalt(task, chosen, state) +
      effortOfSaltyDay(task, meals) +
      effortOfTaste(state.taste, chosen) +
      effortOfRegion(state.region, chosen),
  };
}

/** What a day that lacks nutrients is worth to cook against. */
function effortOfNeeds(
  task: PlanningTask,
  needs: NutrientNeeds | null | undefined,
  meals: readonly PlannedMeal[],
): number {
  return needs && canHoldReferences(task) ? NEEDS_EFFORT * nutrientCostOfMeals(task, needs, meals) : 0;
}

/** What a day asks for that holds more sodium than it should. */
function effortOfSaltyDay(task: PlanningTask, meals: readonly PlannedMeal[]): number {
  const sodium = meals.reduce((sum, meal) => sum + meal.servings * sodiumOf(portionsOf(meal)), 0);
  return aimsAtNutrients(task) && sodium > sodiumLimit(task.targetKcal) ? SALTY_DAY_EFFORT : 0;
}

/** What salty meals that come again on later days ask of these: to be the less salty. */
function effortOfSalt(task: PlanningTask, chosen: readonly PlannedMeal[], state: WeekState): number {
  if (!aimsAtNutrients(task)) return 0;
  const servings = new Map(state.cooked(chosen).map((meal) => [meal.name, meal.servings]));
  return chosen.reduce((sum, meal) => {
    const again = meal.mealType === 'breakfast' ? state.breakfastTimes - 1 : (servings.get(meal.name) ?? 1) - 1;
    if (again <= 0) return sum;
    const beyond = sodiumOf(portionsOf(meal)) / sodiumLimit(task.targetKcal) - meal.calories / task.targetKcal;
    return sum + SALT_EFFORT * again * Math.max(0, beyond);
  }, 0);
}

/** The ledger after the meals of a day, in all their servings. */
export function cookMeals(ledger: WeekLedger, { day, meals }: KeptMeals): WeekLedger {
  const portions = meals.flatMap((meal) =>
    portionsOf(meal).map(({ food, grams }) => ({ food, grams: grams * meal.servings })),
  );
  return cookFrom(ledger, day, portions);
}
