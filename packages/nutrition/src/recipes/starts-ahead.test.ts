import { expect, it } from 'vitest';
import { beginsBefore, startsAheadIn } from './begins-before.ts';
import { RECIPES } from './recipes.ts';
import { SIDES } from './sides.ts';

const WORDS = ['soak', 'ferment', 'rise', 'fridge', 'marinate', 'chill'];

it('a dish whose steps begin the day before, or hours before, says when to begin and with what', () => {
  const silent = RECIPES.filter((recipe) => beginsBefore(recipe) && !recipe.startsAhead);

  expect(silent.map(({ id }) => id)).toEqual([]);
  expect(RECIPES.filter(({ startsAhead }) => startsAhead).length).toBeGreaterThanOrEqual(20);
});

it('only a dish whose steps say so begins before, by a time that they can mean', () => {
  for (const recipe of RECIPES) {
    if (!recipe.startsAhead) continue;
    const { hours, what } = recipe.startsAhead;
    expect(beginsBefore(recipe), recipe.id).toBe(true);
    expect(hours, recipe.id).toBeGreaterThan(2);
    expect(hours, recipe.id).toBeLessThanOrEqual(24);
    expect(what, recipe.id).toMatch(/^[A-Z].*\.$/);
    expect(
      WORDS.some((word) => what.toLowerCase().includes(word)),
      recipe.id,
    ).toBe(true);
  }
});

it('a side is never begun before', () => {
  expect(SIDES.filter(beginsBefore)).toEqual([]);
});

it.each([
  ['Soak the beans overnight.', 8],
  ['Marinate the chicken in the fridge for four hours.', 4],
  ['Let the dough rise for two hours.', 3],
  ['Leave the batter to ferment for 12 hours.', 12],
])('is read from steps that nobody marked: %s', (step, hours) => {
  expect(startsAheadIn(['Rinse everything.', `${step} Drain it.`, 'Cook it.'])).toEqual({ hours, what: step });
});

it.each([
  'Marinate it for twenty minutes, or overnight.',
  'Simmer it for two hours.',
  'Leave it to rest for ten minutes.',
])('is not read from: %s', (step) => {
  expect(startsAheadIn([step])).toBeUndefined();
});
