import { expect, it } from 'vitest';
import type { Recipe } from './recipe.ts';
import { RECIPES } from './recipes.ts';

const holding = (food: string) => RECIPES.filter(({ items }) => items.some(([id]) => id === food));
const textOf = ({ name, steps }: Recipe) => [name, ...steps].join(' ').toLowerCase();

it('chana dal is bought under the name that the steps have for it', () => {
  expect(holding('chana-dal').length).toBeGreaterThan(0);
  expect(holding('chana-dal').filter((recipe) => !textOf(recipe).includes('chana dal'))).toEqual([]);
  expect(
    RECIPES.filter((recipe) => textOf(recipe).includes('chana dal') && !holding('chana-dal').includes(recipe)),
  ).toEqual([]);
});

it('paprika is smoked nowhere, since the list says paprika', () => {
  expect(RECIPES.filter((recipe) => textOf(recipe).includes('smoked paprika'))).toEqual([]);
});

it('lemon juice is called lemon juice where it is bought as that, and a lemon where it is one', () => {
  const bought = (food: string) => new Set(holding(food));
  const [juice, lemon] = [bought('lemon-juice'), bought('lemon')];
  const saysLemon = RECIPES.filter(({ steps }) =>
    /\blemons?\b(?! (?:juice|mixture|grass|dressing))/i.test(steps.join(' ')),
  );
  const saysJuice = RECIPES.filter(({ steps }) => /\blemon juice\b/i.test(steps.join(' ')));

  expect(saysLemon.filter((recipe) => !lemon.has(recipe)).map(({ id }) => id)).toEqual([]);
  expect(saysJuice.filter((recipe) => !juice.has(recipe)).map(({ id }) => id)).toEqual([]);
});

it('no recipe is cooked in mustard oil, which is no food in many countries (FDA Import Alert 26-04)', () => {
  expect(holding('mustard-oil')).toEqual([]);
  expect(RECIPES.filter((recipe) => textOf(recipe).includes('mustard oil')).map(({ id }) => id)).toEqual([]);
});
