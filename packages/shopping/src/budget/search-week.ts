import type { Region } from '@platewise/contract/account/preference-options';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { ListCosts, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import type { RecipeKind } from '@platewise/nutrition/recipes/recipe';
import { findCandidates, recipeKind } from '@platewise/planner/day/candidates/find-candidates';
import { readRequest } from '@platewise/planner/request/read-request';
import type { PlannedDay } from '@platewise/planner/week/week-outcome';
import { costsOfList } from '../amounts/line-cost.ts';
import type { OwnPrices } from '../amounts/own-prices.ts';
import { buildList } from '../list/build-list.ts';
import type { ListMeal } from '../list/list-meal.ts';
import { mergeList } from '../list/merge-list.ts';
import type { Pantry } from '../list/pantry.ts';
import { costPerKcal } from './cheap-dishes.ts';
import { mealsOfWeek, planShoppingWeek } from './plan-shopping-week.ts';
import type { Currency } from './read-budget.ts';

/** A week, its list for all people, and what that costs. */
export type ListWeek = { days: PlannedDay[]; meals: ListMeal[]; items: ShoppingItem[]; costs: ListCosts };

export type WeekSearch =
  | {
      ok: true;
      week: ListWeek;
      /** Dishes of cheaper foods were chosen. */
      isCheaper: boolean;
    }
  | { ok: false; reason: string };

export type SearchOptions = {
  seed: number;
  people: number;
  pantry: Pantry;
  /** What the person paid for foods, which then cost that. */
  ownPrices: OwnPrices;
  disliked: readonly string[];
  /** Where most of the dishes are to be from. */
  region?: Region | null;
  currency: Currency;
  /** What the week may cost; null where no amount is known. */
  maximum: number | null;
  /** Whether cheaper dishes are chosen although no amount is known. */
  wantsCheap: boolean;
};

/** The shares of the dishes of each kind, cheapest first, that are tried one after the other, each from a start of its own. */
const CHEAP_SHARES = [0.3, 0.2, 0.12, 0.12, 0.12];
/** A cheap week spares money, and takes no dear side for what it would bring. */
const CHEAP_WEEK = { avoid: [], sparesEffort: false, makesUpNutrients: false } as const;
/** Fewer dishes than this would fill a week with repeats. */
const DISHES_MIN: Readonly<Record<RecipeKind, number>> = { breakfast: 5, main: 10, snack: 5 };

/**
 * Finds a week for a list. Where it may cost so much and does not keep to it, and where cheap food is wanted, weeks of ever
 * cheaper dishes are tried: the first that keeps to it is taken, else the cheapest. Diet, exclusions and targets hold for
 * each of them. Pauses after every day; the same input gives the same week.
 */
export function* searchWeek(request: GenerationRequest, options: SearchOptions): Generator<void, WeekSearch> {
  const { seed, disliked, region, currency, maximum, wantsCheap, ownPrices } = options;
  const first = yield* planShoppingWeek(request, { seed, avoid: [], disliked, region, without: [] });
  if (!first.ok) return first;
  const plain = listWeek(first.days, options);
  if (!wantsCheap && (maximum === null || comparableCost(plain, currency) <= maximum)) {
    return { ok: true, week: plain, isCheaper: false };
  }
  let best = plain;
  for (const [index, share] of CHEAP_SHARES.entries()) {
    const without = dearDishes(request, { currency, share, ownPrices });
    const start = seed + (index + 1) * 104_729;
    const made = yield* planShoppingWeek(request, { ...CHEAP_WEEK, seed: start, disliked, region, without });
    if (!made.ok) continue;
    const week = listWeek(made.days, options);
    if (comparableCost(week, currency) < comparableCost(best, currency)) best = week;
    if (maximum !== null && comparableCost(week, currency) <= maximum) return { ok: true, week, isCheaper: true };
  }
  return { ok: true, week: best, isCheaper: best !== plain };
}

function listWeek(days: PlannedDay[], { people, pantry, ownPrices }: SearchOptions): ListWeek {
  const meals = mealsOfWeek(days);
  const items = mergeList([], buildList(meals, { people, pantry }).lines, ownPrices);
  return { days, meals, items, costs: costsOfList(items, ownPrices).cost };
}

/**
 * The cost of a week by prices and estimates, as if what has neither cost as much by weight as the rest, so that weeks compare
 * whatever is known of them. It is shown to nobody.
 */
export function comparableCost({ items }: Pick<ListWeek, 'items'>, currency: Currency): number {
  const bought = items.filter(({ isStaple, status }) => !isStaple && status !== 'have');
  const weight = (lines: readonly ShoppingItem[]) => lines.reduce((sum, { buy }) => sum + (buy?.grams ?? 0), 0);
  const priced = bought.filter(({ cost }) => cost[currency] !== null);
  const amount = priced.reduce((sum, { cost }) => sum + (cost[currency]?.amount ?? 0), 0);
  return priced.length === 0 ? Number.POSITIVE_INFINITY : (amount * weight(bought)) / weight(priced);
}

/** The names of all dishes but the cheapest of each kind that the week needs. */
function dearDishes(
  request: GenerationRequest,
  { currency, share, ownPrices }: { currency: Currency; share: number; ownPrices: OwnPrices },
): string[] {
  const task = readRequest(request);
  const kinds = new Set((task.slots ?? []).map(({ mealType, kcal }) => recipeKind(mealType, kcal)));
  return [...kinds].flatMap((kind) => {
    const dishes = findCandidates(task, kind)
      .map((dish) => ({ name: dish.recipe.name, cost: costPerKcal(dish, currency, ownPrices) }))
      .sort((a, b) => a.cost - b.cost || Number(a.name > b.name) - Number(a.name < b.name));
    const kept = Math.max(DISHES_MIN[kind], Math.ceil(dishes.length * share));
    return dishes.slice(kept).map(({ name }) => name);
  });
}
