import type { GenerationRequest } from '@platewise/contract/generation-schema';
import { DIET_RULES } from '@platewise/nutrition/diets';
import type { Food } from '@platewise/nutrition/food';
import { FOODS } from '@platewise/nutrition/foods';
import { type MacroShares, targetShares } from '@platewise/nutrition/goal-splits';
import { type Exclusion, readExclusions } from '@platewise/nutrition/read-exclusions';
import { daySlots, type Slot, singleSlotShare } from './meal-slots.ts';
import { type Notes, readNotes } from './read-notes.ts';
import type { Wish } from './wish-words.ts';

/** A request in the planner's terms: hard constraints, and targets. */
export type PlanningTask = {
  request: GenerationRequest;
  /** Null where no day of that many meals can hold the target. */
  slots: Slot[] | null;
  targetKcal: number;
  shares: MacroShares;
  /** The part of a whole day that the slots stand for: 1, or less for one calendar slot. */
  dayShare: number;
  exclusions: Exclusion[];
  wishes: Wish[];
  notUsed: string[];
  dietForbids: ReadonlySet<string>;
  exclusionsForbid: ReadonlySet<string>;
  unknownWords: readonly (readonly string[])[];
};

/** Step 1: diet, exclusions and notes become constraints; goal, diet and wishes become targets. Diet and exclusions beat notes. */
export function readRequest(request: GenerationRequest): PlanningTask {
  const notes = readNotes(request.additionalNotes);
  const exclusions = withoutRepeats([...request.excludeIngredients.flatMap(readExclusions), ...notes.exclusions]);
  const exclusionsForbid = new Set(exclusions.flatMap(({ foods }) => [...foods]));
  const targetKcal = request.calorieTarget;
  return {
    request,
    slots: request.slot ? [{ mealType: request.slot, kcal: targetKcal }] : daySlots(request.mealCount, targetKcal),
    targetKcal,
    shares: shiftedShares(request, notes, exclusionsForbid),
    dayShare: request.slot ? singleSlotShare(request.slot) : 1,
    exclusions,
    wishes: notes.wishes,
    notUsed: notes.notUsed,
    dietForbids: new Set(FOODS.filter((food) => isForbiddenByDiet(request, food)).map(({ id }) => id)),
    exclusionsForbid,
    unknownWords: exclusions.flatMap(({ unknownWords }) => (unknownWords ? [unknownWords] : [])),
  };
}

function isForbiddenByDiet({ dietaryPreferences }: GenerationRequest, food: Food): boolean {
  const { excludes, allows = [] } = DIET_RULES[dietaryPreferences];
  return !allows.includes(food.id) && food.classes.some((foodClass) => excludes.includes(foodClass));
}

function shiftedShares(request: GenerationRequest, notes: Notes, forbidden: ReadonlySet<string>): MacroShares {
  const { goal, dietaryPreferences: diet, calorieTarget } = request;
  const shares = targetShares(goal, diet, calorieTarget, forbidden.has('firm-tofu'));
  // A diet that fixes its own split is not moved by a wish.
  if (diet === 'keto' || diet === 'low_carb') return shares;
  const shift = notes.wishes.reduce((total, { shiftPoints }) => (shiftPoints ? add(total, shiftPoints) : total), {
    protein: 0,
    carbs: 0,
    fat: 0,
  });
  return add(shares, shift);
}

function add(a: MacroShares, b: MacroShares): MacroShares {
  return { protein: a.protein + b.protein, carbs: a.carbs + b.carbs, fat: a.fat + b.fat };
}

function withoutRepeats(exclusions: readonly Exclusion[]): Exclusion[] {
  return [...new Map(exclusions.map((exclusion) => [exclusion.term.toLowerCase(), exclusion])).values()];
}
