import type { Diet } from '@platewise/contract/generation/options';
import type { Food } from '@platewise/nutrition/foods/food';

type Portions = readonly { food: Food; grams: number }[];

/** Grams of vegetables in one serving (WHO counts 400 g of fruit and vegetables as five). */
const VEGETABLE_SERVING_GRAMS = 80;

/**
 * What a plan lacks of what its diet asks for besides leaving foods out. Mediterranean (MEDAS, PREDIMED): fish, pulses or
 * nuts in every second meal, and two servings of vegetables a day (one for a single meal). Other diets ask for nothing.
 */
export function missingFromDiet(diet: Diet, meals: readonly Portions[]): ('staple' | 'vegetables')[] {
  if (diet !== 'mediterranean') return [];
  const withStaple = meals.filter((portions) => portions.some(({ food }) => isStaple(food))).length;
  const vegetables = meals.flat().reduce((sum, { food, grams }) => sum + (isVegetable(food) ? grams : 0), 0);
  const servings = meals.length === 1 ? 1 : 2;
  return [
    ...(withStaple >= Math.floor(meals.length / 2) ? [] : (['staple'] as const)),
    ...(vegetables >= servings * VEGETABLE_SERVING_GRAMS ? [] : (['vegetables'] as const)),
  ];
}

function isStaple({ classes }: Food): boolean {
  return ['fish', 'legume', 'tree-nut'].some((one) => classes.some((foodClass) => foodClass === one));
}

function isVegetable({ classes }: Food): boolean {
  return classes.includes('vegetable');
}
