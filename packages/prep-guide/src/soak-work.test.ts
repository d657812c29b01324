import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { recipeMeal } from '@platewise/nutrition/testing/recipe-meal';
import { expect, test } from 'vitest';
import { prepGuide } from './prep-guide.ts';

/** The tasks of the evening before for these recipes, a day each. */
function soaked(...ids: string[]) {
  const days = ids.map((id, day) => {
    const recipe = RECIPES.find((one) => one.id === id);
    if (!recipe) throw new Error(`no recipe ${id}`);
    return { planId: `plan-${day}`, name: null, meals: [recipeMeal(recipe, { id: `meal-${day}` })] };
  });
  return prepGuide(days).tasks.filter(({ when }) => when === 'evening-before');
}

const byTitle = (words: string) => RECIPES.filter(({ steps }) => steps.some((step) => step.startsWith(words)));

test('what one bowl holds is soaked together: rice with beans is no bowl of rice', () => {
  const [withBeans] = byTitle('The mung beans and the white rice must be soaked overnight');
  const [toFerment] = byTitle('Start the day before: the white rice and the urad dal');

  const tasks = soaked(withBeans?.id ?? '', toFerment?.id ?? '');

  expect(tasks.map(({ id }) => id)).toEqual(['soak-mung-bean+rice-white', 'soak-fenugreek-seed+rice-white+urad-bean']);
  expect(tasks[0]?.title).toMatch(/^Soak the dried mung beans \(\d+ g\) and white rice \(\d+ g\)$/);
});

test('the same beans for two dishes are soaked once', () => {
  const [feijoada] = byTitle('Soak the black beans overnight');

  const [soak, ...others] = soaked(feijoada?.id ?? '', feijoada?.id ?? '');

  expect(soak?.mealIds).toEqual(['meal-0', 'meal-1']);
  expect(others).toEqual([]);
});
