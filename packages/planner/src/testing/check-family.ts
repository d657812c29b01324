import type { FamilyRequest } from '@platewise/contract/profiles/family-schema';
import type { PlannedMeal } from '../day/plan-outcome.ts';
import { checkPlan } from './check-plan.ts';

/**
 * Everything that a shared plan breaks, for everybody who eats of it: each plate is weighed out again from the pots and
 * judged as a day of its own (see check-plan.ts), and the portions are added up.
 */
export function checkFamily(request: FamilyRequest, meals: readonly PlannedMeal[]): string[] {
  const { mealCount, additionalNotes, cookingTime } = request;
  const plates = request.people.flatMap((person) => {
    const { goal, dietaryPreferences, calorieTarget } = person;
    const excludeIngredients = [...person.excludeIngredients, ...request.excludeIngredients];
    const alone = { goal, dietaryPreferences, calorieTarget, mealCount, additionalNotes, cookingTime };
    const day = meals.map((meal) => plateFor(meal, person.profileId));
    return checkPlan({ ...alone, excludeIngredients }, day).map((broken) => `${person.name}: ${broken}`);
  });
  return [...plates, ...meals.flatMap(sumBroken)];
}

function plateFor(meal: PlannedMeal, profileId: string): PlannedMeal {
  const portion = meal.portions?.find((one) => one.profileId === profileId);
  if (!portion) throw new Error(`${meal.name} has no portion for ${profileId}.`);
  const part = portion.grams / potGrams(meal);
  const items = meal.items.map((item) => ({ ...item, grams: item.grams * part }));
  const { calories, macros } = portion;
  return { ...meal, calories, macros, items, ingredients: items.map(({ grams, name }) => `${grams} g ${name}`) };
}

function potGrams({ items }: PlannedMeal): number {
  return items.reduce((sum, { grams }) => sum + grams, 0);
}

function sumBroken(meal: PlannedMeal): string[] {
  const portions = meal.portions ?? [];
  const sum = portions.reduce((total, { grams }) => total + grams, 0);
  const areWhole = portions.every(({ grams }) => Number.isInteger(grams) && grams > 0);
  const kcal = portions.reduce((total, { calories }) => total + calories, 0);
  return [
    ...(sum === potGrams(meal) ? [] : [`${meal.name}: ${sum} g are shared of ${potGrams(meal)} g`]),
    ...(areWhole ? [] : [`${meal.name}: a portion cannot be weighed`]),
    // Each of them is rounded by half a kcal at most.
    ...(Math.abs(kcal - meal.calories) <= 0.5 * portions.length + 0.5 ? [] : [`${meal.name}: kcal of the portions`]),
  ];
}
