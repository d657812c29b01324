import type { Food } from '@platewise/nutrition/foods/food';
import { FOODS } from '@platewise/nutrition/foods/foods';
import { DIET_RULES } from '@platewise/nutrition/recipes/diets';
import { containsPhrase, wordsOf } from '@platewise/nutrition/words/word-forms';
import type { PlanningTask } from '../request/read-request.ts';
import { heatMinutes } from './cooking/needs-more-heat.ts';

/** The foods that diet and exclusions leave: the only ones that a dish may be composed of. Dry beans are not among them. */
export function allowedFoods({ diet, dietForbids, exclusionsForbid, unknownWords }: PlanningTask): Food[] {
  const { oliveOilOnly } = DIET_RULES[diet];
  return FOODS.filter((food) => {
    const { id, name, classes } = food;
    if (heatMinutes(food) === Infinity) return false;
    if (dietForbids.has(id) || exclusionsForbid.has(id)) return false;
    if (oliveOilOnly && classes.includes('added-fat') && !classes.includes('olive-oil')) return false;
    return !unknownWords.some((words) => containsPhrase(wordsOf(name), words));
  });
}
