import { findFood } from '@platewise/nutrition/foods/foods';
import { RECIPES } from '@platewise/nutrition/recipes/recipes';
import { expect, test } from 'vitest';
import { matchIngredients } from './match-ingredients.ts';

/** The first step, counted from 1, that uses each ingredient; 0 for none. */
function firstSteps(names: readonly string[], steps: readonly string[]): number[] {
  return matchIngredients(names, steps).map(({ first }) => (first === null ? 0 : first + 1));
}

test('an ingredient belongs to the first step that names it, and later ones are known', () => {
  const steps = ['Fry the onion in half of the olive oil.', 'Add the rice.', 'Stir in the rest of the olive oil.'];

  expect(matchIngredients(['olive oil', 'white rice'], steps)).toEqual([
    { first: 0, later: [2] },
    { first: 1, later: [] },
  ]);
});

test.each([
  ['skinless boneless chicken thigh', 'Season the chicken well.'],
  ['skinless boneless chicken thigh', 'Lay in the thighs.'],
  ['red bell pepper', 'Slice the red pepper.'],
  ['dried black beans', 'Drain the beans.'],
  ['haddock fillet', 'Pat the fish dry.'],
  ['curry leaves', 'Fry a curry leaf.'],
  ['green chilli', 'Slit two chillies.'],
  ['jalapeño', 'Chop the jalapeno.'],
  ['flattened rice (poha)', 'Rinse the poha.'],
  ['canned tuna in water', 'Flake the tuna.'],
  ['whole-wheat chapati', 'Warm the roti.'],
  ['dried mung beans', 'Rinse the moong dal.'],
])('%s is named by %j', (name, step) => {
  expect(firstSteps([name], [step])).toEqual([1]);
});

test.each([
  ['brown rice', 'Brown the lamb.'],
  ['pumpkin seeds', 'Scoop out the seeds of the squash.'],
  ['fresh lemon juice', 'Stir it into the hot juices.'],
  ['trimmed pork chop', 'Chop the onion.'],
  ['canned tuna in water', 'Boil the water.'],
  ['rice', 'Slice the price tag off.'],
])('%s is not named by %j', (name, step) => {
  expect(firstSteps([name], [step])).toEqual([0]);
});

test('of two ingredients the one with the better claim to the words is meant', () => {
  const pantry = ['tomato', 'tomato paste', 'egg', 'egg noodles', 'avocado', 'avocado oil', 'peanut oil', 'peanuts'];
  const steps = [
    'Fry the tomato paste in the avocado oil.',
    'Boil the egg noodles; heat the peanut oil.',
    'Dice the tomato and the avocado, boil the eggs and chop the peanuts.',
  ];

  expect(firstSteps(pantry, steps)).toEqual([3, 1, 3, 2, 3, 1, 2, 3]);
});

test('words that two ingredients share count only for one that nothing else names', () => {
  const names = ['red bell pepper', 'yellow bell pepper'];

  expect(firstSteps(names, ['Slice the peppers.', 'Add the yellow pepper.'])).toEqual([1, 2]);
});

test.each([[[]], [['']], [['  ']], [['()']], [['250 ml']]])('names like %j break nothing', (names) => {
  expect(firstSteps(names, ['Stir.', ''])).toEqual(names.map(() => 0));
});

test('a name of very many words is matched in no time', () => {
  const name = Array.from({ length: 60 }, (_, place) => `word${place}`).join(' ');

  expect(firstSteps([name], [`Add the ${name}.`])).toEqual([1]);
});

test('every ingredient of every recipe is found in one of its steps', () => {
  const missed = RECIPES.flatMap(({ id, items, steps }) => {
    const names = items.map(([food]) => findFood(food)?.name ?? food);
    return matchIngredients(names, steps).flatMap(({ first }, place) =>
      first === null ? [`${id}: ${names[place]}`] : [],
    );
  });

  expect(missed).toEqual([]);
});
