import type { ClientMeal } from '@platewise/contract/meals/meal-schema';

type KnownMeal = Pick<ClientMeal, 'id' | 'name' | 'ingredients' | 'calories'> & {
  items?: readonly { food: string; grams: number }[] | undefined;
};

/** Whether two meals are the same one: the same id, or the same name and items (decisions 5). */
export function isSameMeal(one: KnownMeal, other: KnownMeal): boolean {
  return (one.id !== undefined && one.id === other.id) || mealContentKey(one) === mealContentKey(other);
}

/**
 * What a meal is known by under any id: its name and items, grams of a food that stands twice added up. A meal without items
 * in grams is known by its ingredient lines and calories instead.
 */
export function mealContentKey({ name, items = [], ingredients = [], calories }: KnownMeal): string {
  const grams = new Map<string, number>();
  for (const item of items) grams.set(item.food, (grams.get(item.food) ?? 0) + item.grams);
  return JSON.stringify([name, grams.size > 0 ? [...grams] : { ingredients, calories: calories ?? null }]);
}
