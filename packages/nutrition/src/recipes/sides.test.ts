import { DIETS } from '@platewise/contract/generation/options';
import { expect, it } from 'vitest';
import { findFood } from '../foods/foods.ts';
import { wordsOf } from '../words/word-forms.ts';
import { DIET_RULES } from './diets.ts';
import { RECIPES } from './recipes.ts';
import { nameWithSide, recipeWithSide, SIDES, suitsTaste } from './sides.ts';

const foodsOf = (items: (typeof SIDES)[number]['items']) => items.flatMap(([id]) => findFood(id) ?? []);

it('sides name each of their foods in a step, and no amount', () => {
  for (const { name, items, steps } of SIDES) {
    const words = new Set(wordsOf(steps.join(' ')));
    const foods = foodsOf(items);

    expect(foods, name).toHaveLength(items.length);
    expect(steps.join(' '), name).not.toMatch(/\d/);
    for (const food of foods) {
      expect(
        wordsOf(food.name).some((word) => words.has(word)),
        `${name}: ${food.name}`,
      ).toBe(true);
    }
  }
});

it('sides have names that no dish has, alone or together', () => {
  const names = new Set(RECIPES.map(({ name }) => name));

  expect(new Set(SIDES.map(({ name }) => name)).size).toBe(SIDES.length);
  expect(
    RECIPES.flatMap(({ name }) => SIDES.map((side) => nameWithSide(name, side.name))).filter((one) => names.has(one)),
  ).toEqual([]);
});

it.each(DIETS)('every meal on the diet %s has three sides to go with it', (diet) => {
  const { excludes, oliveOilOnly } = DIET_RULES[diet];
  const allowed = SIDES.filter(({ items }) =>
    foodsOf(items).every(
      ({ classes }) => !classes.some((one) => excludes.includes(one) || (oliveOilOnly && one === 'added-fat')),
    ),
  );

  for (const kind of ['breakfast', 'main', 'snack'] as const) {
    expect(allowed.filter(({ kinds }) => kinds.includes(kind)).length, kind).toBeGreaterThanOrEqual(3);
  }
  for (const kind of ['breakfast', 'snack'] as const) {
    const sweet = allowed.filter((side) => side.kinds.includes(kind) && suitsTaste({ taste: 'sweet' }, side));
    expect(sweet.length, `sweet ${kind}`).toBeGreaterThanOrEqual(3);
  }
});

it('what is sweet has fruit, nuts, bread or something of milk next to it, and nothing from the pan', () => {
  const suited = SIDES.filter((side) => suitsTaste({ taste: 'sweet' }, side)).map(({ name }) => name);

  expect(suited).toHaveLength(20);
  expect(suited).not.toContain('fried mushrooms');
  expect(SIDES.filter((side) => suitsTaste({}, side))).toEqual(SIDES);
});

it('a side that is made while the dish cooks takes no time of its own', () => {
  const rice = SIDES.find(({ name }) => name === 'steamed rice');
  const [slow, quick] = [40, 0].map((cookMinutes) => ({ ...RECIPES[0], prepMinutes: 10, cookMinutes }));
  if (!rice) throw new Error('no rice');

  expect(recipeWithSide(slow as never, rice)).toMatchObject({ prepMinutes: 10, cookMinutes: 40 });
  expect(recipeWithSide(quick as never, rice)).toMatchObject({ prepMinutes: 12, cookMinutes: 18 });
});
