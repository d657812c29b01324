import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { describe, expect, test } from 'vitest';
import { readSteps } from './read-step.ts';

const ovens = (steps: string[]) => readSteps(steps).map(({ oven }) => oven);

describe('the oven that steps need', () => {
  test('is set by one step and used by another', () => {
    const steps = ['Heat the oven to 180 degrees and line a tray.', 'Mix the oats.', 'Bake for 20 minutes.', 'Serve.'];

    expect(ovens(steps)).toEqual([null, null, 180, null]);
  });

  test('is set and used at once, and lowered', () => {
    const steps = ['Roast at 220 degrees for 25 minutes.', 'Lower the oven to 190 degrees and bake for 20 minutes.'];

    expect(ovens(steps)).toEqual([220, 190]);
  });

  test('is the grill, unless the grill is a pan', () => {
    expect(ovens(['Heat the grill to high.', 'Grill for about ten minutes.'])).toEqual([null, 'grill']);
    expect(ovens(['Get a grill pan very hot.', 'Grill the steak for three minutes on each side.'])).toEqual([
      null,
      null,
    ]);
    expect(ovens(['Fry or grill the skewers for seven minutes.'])).toEqual([null]);
  });

  test('is not needed for baking in a pan', () => {
    expect(ovens(['Pat into rounds and bake them in a hot dry pan for 2 minutes a side.'])).toEqual([null]);
  });

  test('is found for every recipe that names degrees', () => {
    const without = RECIPES.filter(({ steps }) => steps.some((step) => /\d degrees/.test(step))).filter(
      ({ steps }) => !ovens([...steps]).some((oven) => oven !== null),
    );

    expect(without.map(({ id }) => id)).toEqual([]);
  });
});

test('soaking overnight is distinguished from cooking in the same breath', () => {
  const [soaking, both, cold] = readSteps([
    'The mung beans must be soaked overnight; drain them in the morning.',
    'Soak the black beans overnight, drain them and simmer them for 60 minutes.',
    'Leave it in the fridge overnight.',
  ]);

  expect([soaking, both, cold].map((step) => [step?.isSoaking, step?.isOvernight, step?.isHot])).toEqual([
    [true, true, false],
    [false, true, true],
    [false, true, false],
  ]);
});

test('turning the oven on is no cooking, what is done besides is', () => {
  const [only, both] = readSteps([
    'Heat the oven to 210 degrees; cut the parsnips into batons.',
    'Heat the oven to 180 degrees and fry the onion.',
  ]);

  expect([only?.isHot, both?.isHot]).toEqual([false, true]);
});
