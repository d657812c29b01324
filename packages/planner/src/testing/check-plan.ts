import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { FOODS } from '@platewise/nutrition/foods/foods';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { DIET_WORDS, forbiddenIn, forbiddenInText, TERM_WORDS, type Words } from './forbidden-words.ts';

const SLOTS: Record<number, readonly string[]> = {
  1: ['dinner'],
  2: ['lunch', 'dinner'],
  3: ['breakfast', 'lunch', 'dinner'],
  4: ['breakfast', 'lunch', 'dinner', 'snack'],
  5: ['breakfast', 'lunch', 'dinner', 'snack', 'snack'],
};

/** Everything that a plan breaks, judged from its ingredient lines, title and steps by rules of its own (see forbidden-words.ts). */
export function checkPlan(request: GenerationRequest, meals: readonly PlannedMeal[]): string[] {
  const broken: string[] = [];
  const diet = request.dietaryPreferences;
  for (const meal of meals) {
    broken.push(...wordsBroken(meal, DIET_WORDS[diet] ?? [], diet));
    for (const term of request.excludeIngredients) broken.push(...wordsBroken(meal, TERM_WORDS[term] ?? [], term));
    broken.push(...timeBroken(request, meal), ...figuresBroken(meal));
  }
  if (meals.map(({ mealType }) => mealType).join() !== SLOTS[request.mealCount]?.join()) broken.push('wrong slots');
  if (new Set(meals.map(({ name }) => name)).size < meals.length) broken.push('a meal stands twice');
  return [...broken, ...dayBroken(request, meals)];
}

/** Ingredients by their names; title and steps by every word that no ingredient accounts for. */
function wordsBroken({ name, items, instructions }: PlannedMeal, rules: readonly Words[], rule: string): string[] {
  const names = items.map((item) => item.name.toLowerCase());
  const inText = forbiddenInText([name, ...instructions], names, rules);
  return [...forbiddenIn(names, rules), ...inText].map((word) => `${name}: ${word} despite ${rule}`);
}

function timeBroken({ cookingTime }: GenerationRequest, { name, mealType, prepTime, cookTime }: PlannedMeal): string[] {
  const minutes = prepTime + cookTime;
  const isMain = mealType === 'lunch' || mealType === 'dinner';
  const [min, max] = {
    any: [0, 120],
    quick: [0, 30],
    medium: [isMain ? 30 : 0, 60],
    slow: [isMain ? 60 : 0, 120],
  }[cookingTime] as [number, number];
  return minutes < min || minutes > max ? [`${name} takes ${minutes} min`] : [];
}

/** The shown figures are those of grams times table, within rounding. */
function figuresBroken(meal: PlannedMeal): string[] {
  const sum = (figure: 'kcal' | 'protein' | 'fat' | 'carbs') =>
    meal.items.reduce((total, { food, grams }) => {
      const row = FOODS.find(({ id }) => id === food);
      return total + ((row?.per100g[figure] ?? Number.NaN) * grams) / 100;
    }, 0);
  const isOff =
    !(Math.abs(sum('kcal') - meal.calories) <= 0.501) ||
    !(['protein', 'fat', 'carbs'] as const).every((macro) => Math.abs(sum(macro) - meal.macros[macro]) <= 0.0501);
  const lines = meal.items.map(({ grams, name }) => `${grams} g ${name}`).join();
  return [
    ...(isOff ? [`${meal.name}: figures are off`] : []),
    ...(lines === meal.ingredients.join() ? [] : [`${meal.name}: lines`]),
  ];
}

/** Totals and the hard macro limits (keto, low_carb, high_protein). */
function dayBroken(
  { calorieTarget, dietaryPreferences: diet }: GenerationRequest,
  meals: readonly PlannedMeal[],
): string[] {
  const total = (of: (meal: PlannedMeal) => number) => meals.reduce((sum, meal) => sum + of(meal) * meal.servings, 0);
  const kcal = total(({ calories }) => calories);
  const protein = total(({ macros }) => macros.protein);
  const fat = total(({ macros }) => macros.fat);
  const carbs = total(({ macros }) => macros.carbs);
  const netCarbs = carbs - total(fiberGrams);
  const energy = 4 * protein + 4 * carbs + 9 * fat;
  // Half a gram of room for the rounding of what is shown.
  const rules: readonly (readonly [boolean, string])[] = [
    [Math.abs(kcal - calorieTarget) <= 0.03 * calorieTarget + 3, 'the day misses its kcal'],
    [diet !== 'keto' || netCarbs <= (calorieTarget <= 1500 ? 30.5 : 50.5), 'keto: net carbs'],
    [diet !== 'keto' || 9 * fat >= 0.598 * energy, 'keto: fat'],
    [diet !== 'low_carb' || 4 * carbs <= 0.262 * energy, 'low carb: share'],
    [diet !== 'low_carb' || calorieTarget > 2000 || carbs <= 130.5, 'low carb: grams'],
    [diet !== 'high_protein' || 4 * protein >= 0.249 * energy, 'high protein: day'],
    [diet !== 'high_protein' || 4 * protein <= 0.402 * energy, 'high protein: too much'],
    [diet !== 'high_protein' || meals.every(isHighInProtein), 'high protein: a meal'],
  ];
  return rules.filter(([kept]) => !kept).map(([, name]) => name);
}

/** Fiber by the table, a gap counting as none: a shown 'not known' hides what the other ingredients hold. */
function fiberGrams({ items }: PlannedMeal): number {
  return items.reduce((sum, { food, grams }) => {
    const row = FOODS.find(({ id }) => id === food);
    return sum + ((row?.per100g.fiber ?? 0) * grams) / 100;
  }, 0);
}

function isHighInProtein({ macros: { protein, carbs, fat } }: PlannedMeal): boolean {
  return 4 * protein >= 0.198 * (4 * protein + 4 * carbs + 9 * fat);
}
