import { expect, test } from 'vitest';
import { RECIPES } from './recipes.ts';
import { stepMinutes } from './step-minutes.ts';

test.each([
  ['Simmer for 18 minutes until they fall apart.', 18],
  ['Roast it whole for about forty minutes.', 40],
  ['Roast the red pepper whole for about twenty-five minutes.', 25],
  ['Cook for two to three minutes.', 3],
  ['Grill for 3 to 4 minutes a side.', 8],
  ['Fry for three minutes on each side.', 6],
  ['Stir for half a minute, then cook for a minute.', 2],
  ['Braise over the lowest heat for an hour and a quarter.', 75],
  ['Simmer for about an hour and ten minutes.', 70],
  ['Leave it for half an hour.', 30],
  ['Boil hard in fresh water for 10 minutes, then simmer for about 45, until tender.', 55],
  ['Simmer for 15 minutes, and add the sweetcorn for the last 4.', 15],
  ['Simmer the lentils for 25 minutes; boil the rice for 30 minutes at the same time.', 30],
  ['Bake for 25 minutes, turning them once after a quarter of an hour.', 25],
  ['The rice is soaked for five hours and left overnight.', 0],
  ['Toss with one third of the oil and serve with two lemons.', 0],
  ['', 0],
])('%j names %i minutes', (step, minutes) => {
  expect(stepMinutes(step)).toBe(minutes);
});

test('the steps of no recipe name much more than its whole time', () => {
  const longest = RECIPES.map(({ id, steps, prepMinutes, cookMinutes }) => {
    const named = steps.reduce((sum, step) => sum + stepMinutes(step), 0);
    return { id, over: named - 2 * (prepMinutes + cookMinutes) };
  }).filter(({ over }) => over > 0);

  expect(longest).toEqual([]);
});
