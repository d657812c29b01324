import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import type { ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { cents } from '@platewise/domain/rounding';
import { PRICED_SHARE_MIN } from '@platewise/domain/shopping/cost-claim';
import { type ChangeOptions, swapMeal } from '@platewise/planner/change/swap-meal';
import { findCandidates, findDish, plainDishName, recipeKind } from '@platewise/planner/day/candidates/find-candidates';
import type { Dish } from '@platewise/planner/day/dish';
import { fixedMealOf } from '@platewise/planner/day/fixed-meal';
import type { PlannedMeal } from '@platewise/planner/day/plan-outcome';
import { readRequest } from '@platewise/planner/request/read-request';
import { isStaple } from '../amounts/is-staple.ts';
import { costsOfList } from '../amounts/line-cost.ts';
import { knownPrice, type OwnPrices } from '../amounts/own-prices.ts';
import { buildList } from '../list/build-list.ts';
import type { ItemState } from '../list/item-state.ts';
import type { ListMeal, MealOrigin } from '../list/list-meal.ts';
import { mergeList } from '../list/merge-list.ts';
import type { Pantry } from '../list/pantry.ts';
import { costPerKcal } from './cheap-dishes.ts';
import type { Currency } from './read-budget.ts';

/** What a list is made of. */
export type ListParts = {
  meals: readonly ListMeal[];
  people: number;
  pantry: Pantry;
  ownPrices: OwnPrices;
  states: readonly ItemState[];
};

/** A plan that meals of the list come from, and what the planner is informed when it changes. */
export type SwapPlan = { request: GenerationRequest; meals: readonly Meal[]; options: Omit<ChangeOptions, 'locked'> };

/** Another dish in the place of a meal, and what the list then costs less. */
export type FoundSwap = {
  item: string;
  origin: MealOrigin & { planId: string; mealId: string };
  before: string;
  alternative: { id: string; meal: PlannedMeal };
  saving: number;
  /** Prices that are our own estimate are in the saving. */
  isEstimate: boolean;
  /** Names of foods that the list then needs more of and that have no price, so that the saving leaves them out. */
  unpriced: string[];
};

/** How many swaps are offered, how many of the costliest lines are looked at, and dishes tried for one meal. */
const [SWAPS, LINES, TRIES] = [3, 8, 10];
/** Savings below this are not worth another dish. */
const SAVING_MIN: Readonly<Record<Currency, number>> = { inr: 10, usd: 0.5 };

/**
 * Cheaper dishes for the meals that need the costliest lines of a list: of the same kind, keeping the plan's diet, exclusions
 * and targets while its other meals stay. The saving is the difference of two whole lists, with packs as shops sell them.
 * Only dishes count of which nine tenths have a price, what is probably at home aside; what else has none is named.
 * Pauses after every line, so that a server answers others in between.
 * @param isSettled whether a meal stays, whatever it costs
 */
export function* cheaperSwaps(
  parts: ListParts,
  plans: ReadonlyMap<string, SwapPlan>,
  { currency, isSettled }: { currency: Currency; isSettled: (origin: MealOrigin) => boolean },
): Generator<void, FoundSwap[]> {
  const items = listOf(parts);
  const found: FoundSwap[] = [];
  const seen = new Set<string>();
  const served = new Set(parts.meals.map(({ meal }) => meal.name));
  const changeable = parts.meals.filter(({ origin }) => isOfPlan(origin, plans) && !isSettled(origin));
  for (const item of costliest(items, currency)) {
    const use = changeable
      .map((meal) => ({ meal, grams: gramsOf(meal, item.food) }))
      .sort((a, b) => b.grams - a.grams)[0];
    if (!use || use.grams === 0) continue;
    const { planId, mealId } = use.meal.origin;
    const plan = plans.get(planId ?? '');
    if (!plan || planId === null || mealId === null || seen.has(`${planId} ${mealId}`)) continue;
    seen.add(`${planId} ${mealId}`);
    const best = bestSwap(parts, items, { replaced: use.meal, plan, served }, currency);
    if (best) {
      served.add(best.alternative.meal.name);
      found.push({
        ...best,
        item: item.id,
        origin: { ...use.meal.origin, planId, mealId },
        before: use.meal.meal.name,
      });
    }
    if (found.length === SWAPS) break;
    yield;
  }
  return found.sort((a, b) => b.saving - a.saving);
}

function isOfPlan({ planId, mealId }: MealOrigin, plans: ReadonlyMap<string, SwapPlan>): boolean {
  return planId !== null && mealId !== null && plans.has(planId);
}

type Swap = Pick<FoundSwap, 'alternative' | 'saving' | 'isEstimate' | 'unpriced'>;

function bestSwap(
  parts: ListParts,
  before: readonly ShoppingItem[],
  { replaced, plan, served }: { replaced: ListMeal; plan: SwapPlan; served: ReadonlySet<string> },
  currency: Currency,
): Swap | null {
  const { request, meals, options } = plan;
  const place = meals.findIndex(({ id }) => id === replaced.origin.mealId);
  const locked = meals.map((_, index) => index).filter((index) => index !== place);
  const current = meals[place];
  // On the calendar another amount may be eaten than in the plan, whose targets then say nothing about it.
  if (!current || current.servings !== replaced.servings) return null;
  let best: Swap | null = null;
  const names = new Set([...served, ...meals.map(({ name }) => name), ...(options.disliked ?? [])].map(plainDishName));
  for (const { recipe } of cheapDishesFor(request, current, names, { currency, ownPrices: parts.ownPrices })) {
    const swapped = swapMeal(request, meals, { place, name: recipe.name }, { ...options, locked });
    const meal = swapped.ok ? swapped.meals[place] : undefined;
    if (!meal) continue;
    const others = parts.meals.map((one) => (one === replaced ? { ...one, meal, servings: meal.servings } : one));
    const after = listOf({ ...parts, meals: others });
    const saving = cents(costOf(before, currency) - costOf(after, currency));
    if (saving < SAVING_MIN[currency] || saving <= (best?.saving ?? 0)) continue;
    const published = cents(publishedCost(before, parts, currency) - publishedCost(after, parts, currency));
    const isEstimate = Math.abs(saving - published) >= 0.01;
    best = {
      alternative: { id: recipe.id, meal },
      saving,
      isEstimate,
      unpriced: unpricedSince(before, after, currency),
    };
  }
  return best;
}

/** Dishes of the meal's kind whose price is known, the cheapest for a kcal first, and cheaper than what they stand in for. */
function cheapDishesFor(
  request: GenerationRequest,
  current: Meal,
  without: ReadonlySet<string>,
  prices: { currency: Currency; ownPrices: OwnPrices },
): Dish[] {
  const dish = findDish(current.name);
  const kind = dish?.recipe.kind ?? recipeKind(current.mealType, fixedMealOf(current).figures.kcal);
  return findCandidates(readRequest(request), kind)
    .filter((one) => !without.has(one.recipe.name) && isPriced(one, prices))
    .map((one) => ({ dish: one, cost: costPerKcal(one, prices.currency, prices.ownPrices) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, TRIES)
    .map((one) => one.dish);
}

function isPriced({ parts }: Dish, { currency, ownPrices }: { currency: Currency; ownPrices: OwnPrices }): boolean {
  const hasPrice = (food: string) => knownPrice(food, ownPrices)[currency] !== null;
  const portions = parts.flatMap(({ items }) => items).filter(({ food, grams }) => !isStaple(food, grams));
  const weight = (some: typeof portions) => some.reduce((sum, { grams }) => sum + grams, 0);
  // What has none could cost what is saved.
  return weight(portions.filter(({ food }) => hasPrice(food.id))) >= PRICED_SHARE_MIN * weight(portions);
}

function bought(items: readonly ShoppingItem[]): ShoppingItem[] {
  return items.filter(({ status }) => status === 'open' || status === 'more');
}

/** What has no price and is needed more than before; of what is probably at home nobody counts that. */
function unpricedSince(before: readonly ShoppingItem[], after: readonly ShoppingItem[], currency: Currency): string[] {
  const grams = new Map(before.map(({ id, buy }) => [id, buy?.grams ?? 0]));
  const unpriced = bought(after).filter(({ kind, cost }) => kind === 'food' && cost[currency] === null);
  return unpriced
    .filter(({ id, isStaple: isAtHome, buy }) => !isAtHome && (buy?.grams ?? 0) > (grams.get(id) ?? 0))
    .map(({ name }) => name);
}

/** What is still to be bought, without our own estimates. */
function publishedCost(items: readonly ShoppingItem[], { ownPrices }: ListParts, currency: Currency): number {
  return costsOfList(items, ownPrices).openCost[currency].amount;
}

/** By prices and estimates: what is shown of it says so. */
function costOf(items: readonly ShoppingItem[], currency: Currency): number {
  return bought(items).reduce((total, { cost }) => total + (cost[currency]?.amount ?? 0), 0);
}

function costliest(items: readonly ShoppingItem[], currency: Currency): ShoppingItem[] {
  return bought(items)
    .filter(({ cost }) => cost[currency] !== null)
    .sort((a, b) => (b.cost[currency]?.amount ?? 0) - (a.cost[currency]?.amount ?? 0))
    .slice(0, LINES);
}

function gramsOf({ meal, servings }: ListMeal, food: string | null): number {
  return (meal.items ?? []).filter((item) => item.food === food).reduce((sum, { grams }) => sum + grams * servings, 0);
}

function listOf({ meals, people, pantry, ownPrices, states }: ListParts): ShoppingItem[] {
  return mergeList(states, buildList(meals, { people, pantry }).lines, ownPrices);
}
