import { texts } from '@platewise/contract/texts';
import type { PlacedItem } from './place-ingredients.ts';
import type { PrepMeal } from './read-meals.ts';
import type { Step } from './read-step.ts';
import { isBoiledAhead } from './shared-work.ts';
import { sumIngredients } from './sum-ingredients.ts';
import { type Work, work } from './work.ts';
import { workMinutes } from './work-minutes.ts';

const { begin } = texts.prepGuide;

/** What is left to do for each meal on its day; nothing for a meal that only needs heating. */
export function finishWork(meals: readonly PrepMeal[], placed: readonly PlacedItem[]): Work[] {
  return meals.flatMap((one, index) => {
    const { day, meal } = one;
    const ingredients = sumIngredients(placed.filter(({ of, placing }) => of === one && placing === 'finish'));
    const steps = stepsLeft(one);
    if (ingredients.length === 0 && steps.length === 0) return [];
    const isBegunBefore = steps.some(({ isOvernight }) => isOvernight);
    return work({
      id: `finish-${index + 1}`,
      kind: 'finish',
      when: 'on-the-day',
      title: isBegunBefore ? begin({ meal: meal.name }) : meal.name,
      day,
      oven: ovenOf(steps),
      ...workMinutes(steps, { isOven: false, portions: 1 }),
      ingredients,
      steps: steps.map(({ text }) => text),
      mealIds: [meal.id],
    });
  });
}

function ovenOf(steps: readonly Step[]): Work['oven'] {
  const heat = steps.find(({ oven }) => oven !== null)?.oven ?? null;
  return heat === null ? null : { celsius: heat === 'grill' ? null : heat };
}

function stepsLeft(one: PrepMeal): Step[] {
  const { dish, place } = one;
  const boiled = new Set([...dish.bases].filter(([food]) => isBoiledAhead(one, food)).map(([, step]) => step));
  return dish.steps.filter((_, at) => (place === null || at >= dish.finishFrom) && !boiled.has(at));
}
