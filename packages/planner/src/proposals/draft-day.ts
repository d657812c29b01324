import type { DishRequest } from '@platewise/contract/generation/dish-proposal-schema';
import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { MealType } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';
import { regenerationSlots } from '../change/regenerate-meals.ts';
import { conditionRefusal } from '../conditions/refuse-conditions.ts';
import { CUISINES, recipeKind } from '../day/candidates/find-candidates.ts';
import { placeFavorite, slotsAround } from '../day/favorite/favorite-day.ts';
import { type FavoriteMeal, favoriteMeal } from '../day/favorite/favorite-meal.ts';
import type { DaySlot } from '../day/plan-day.ts';
import { newSlots } from '../day/plan-meals.ts';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { explainBrokenRule } from '../explain/explain-favorite.ts';
import { notesForDishes } from '../request/model-reading/model-reading.ts';
import { type PlanningTask, readRequest } from '../request/read-request.ts';
import { allowedFoods } from './allowed-foods.ts';
import { dietRuleWords } from './text/diet-rule-words.ts';

/** A place of the day that a dish is asked for. */
export type OpenPlace = { place: number; mealType: MealType; kcal: number };

/** A day before its new dishes are known. */
export type DayDraft = { task: PlanningTask; slots: DaySlot[]; places: OpenPlace[]; foods: ReadonlySet<string> };

/** Names of earlier meals that are reported, the newest first. */
const AVOID_MAX = 24;

/** The day of a request, with the places that need a dish; null where the planner refuses it, whatever is proposed. */
export function draftNewDay(request: GenerationRequest, favorite?: FavoriteMeal): DayDraft | null {
  if (conditionRefusal(request) !== null) return null;
  const task = readRequest(request);
  const slots = favorite ? slotsWithFavorite(task, favorite) : newSlots(task);
  return slots && draftOf(task, slots);
}

/** A plan's day with new dishes wanted in some places of it; null where the planner refuses that. */
export function draftChangedDay(
  request: GenerationRequest,
  meals: readonly PlannedMeal[],
  change: { places: readonly number[]; locked: readonly number[] },
): DayDraft | null {
  const task = readRequest(request);
  const slots = regenerationSlots(task, meals, change);
  return slots && draftOf(task, slots);
}

/** What a model is asked: places, allowed foods, targets and rules; of the person only what their notes wish for. */
export function dishRequestOf({ task, places, foods }: DayDraft, { avoid }: { avoid: readonly string[] }): DishRequest {
  const { goal, diet, shares, exclusions } = task;
  const percent = (share: number) => Math.round(share * 100);
  return {
    places: places.map((place) => ({ ...place, kcal: Math.round(place.kcal), ...minutesFor(task, place) })),
    foods: [...foods],
    cuisines: [...CUISINES],
    goal,
    diet,
    shares: { protein: percent(shares.protein), carbs: percent(shares.carbs), fat: percent(shares.fat) },
    rules: dietRuleWords(task),
    notes: notesForDishes(task),
    neverName: exclusions
      .filter(({ ofCondition }) => !ofCondition)
      .map(({ term }) => term)
      .slice(0, LIMITS.excludeMaxItems),
    avoid: avoid.slice(0, AVOID_MAX),
  };
}

function draftOf(task: PlanningTask, slots: DaySlot[]): DayDraft | null {
  const places = slots.flatMap(({ mealType, kcal, change }, place) =>
    change.kind === 'new' ? [{ place, mealType, kcal }] : [],
  );
  const foods = new Set(allowedFoods(task).map(({ id }) => id));
  return places.length === 0 || foods.size === 0 ? null : { task, slots, places, foods };
}

function slotsWithFavorite(task: PlanningTask, favorite: FavoriteMeal): DaySlot[] | null {
  const { slots } = task;
  const kept = favoriteMeal(favorite);
  if (typeof kept === 'string' || !slots) return null;
  const placed = placeFavorite(slots, kept);
  if (!placed || explainBrokenRule(task, placed.meal) !== null) return null;
  return slotsAround({ ...task, slots }, placed);
}

/** Minutes as decisions 6 has them, by the kind of place. */
function minutesFor({ cookingTime }: PlanningTask, { mealType, kcal }: OpenPlace) {
  const isMain = recipeKind(mealType, kcal) === 'main';
  const [minutesMin, minutesMax] = {
    any: [0, 120],
    quick: [0, 30],
    medium: [isMain ? 30 : 0, 60],
    slow: [isMain ? 60 : 0, 120],
  }[cookingTime] as [number, number];
  return { minutesMin, minutesMax };
}
