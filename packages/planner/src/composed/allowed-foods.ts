import { DIET_RULES } from '@platewise/nutrition/diets';
import type { Food } from '@platewise/nutrition/food';
import { FOODS } from '@platewise/nutrition/foods';
import { containsPhrase, wordsOf } from '@platewise/nutrition/word-forms';
import type { PlanningTask } from '../read-request.ts';

/** The foods that diet and exclusions leave: the only ones that a dish may be composed of. */
export function allowedFoods({ request, dietForbids, exclusionsForbid, unknownWords }: PlanningTask): Food[] {
  const { oliveOilOnly } = DIET_RULES[request.dietaryPreferences];
  return FOODS.filter(({ id, name, classes }) => {
    if (dietForbids.has(id) || exclusionsForbid.has(id)) return false;
    if (oliveOilOnly && classes.includes('added-fat') && !classes.includes('olive-oil')) return false;
    return !unknownWords.some((words) => containsPhrase(wordsOf(name), words));
  });
}
