import { expect, it, test } from 'vitest';
import { statesAmount, withoutAmounts } from './without-amounts.ts';

it.each([
  ['Slice 1/2 onion thinly.', 'Slice onion thinly.'],
  ['Add 1 1/2 cups rice.', 'Add rice.'],
  ['Use 1½ cups milk.', 'Use milk.'],
  ['Fry 2 to 3 cloves of garlic.', 'Fry cloves of garlic.'],
  ['Add two tablespoons of olive oil and a tablespoon of tahini.', 'Add olive oil and tahini.'],
  ['Pour in a 1/4 cup of water and top with 1 sliced banana.', 'Pour in water and top with sliced banana.'],
  ['Pour in half a cup of water.', 'Pour in water.'],
  ['Use two thirds of a cup of oats.', 'Use oats.'],
  ['Add twenty grams of salt and ⅛ tsp pepper.', 'Add salt and pepper.'],
  ['Drain the 400-g can of tomatoes.', 'Drain the can of tomatoes.'],
  ['Drain 2 cans chickpeas.', 'Drain chickpeas.'],
  ['Add 1 (400 g) can of chickpeas.', 'Add chickpeas.'],
  ['Beat 2 eggs with 3 small tomatoes.', 'Beat eggs with tomatoes.'],
  ['Add 1 tsp each cumin and coriander.', 'Add cumin and coriander.'],
])('%s becomes: %s', (step, cleaned) => {
  expect(withoutAmounts(step)).toBe(cleaned);
  expect(statesAmount(cleaned)).toBe(false);
});

it.each([
  'Cut into 2 cm cubes and bake at 200 °C (400 °F) for 20-25 minutes.',
  'Bake at 200°C/400°F/gas mark 6 for 1 hour 30 minutes.',
  'Fry in 2 batches for 3–4 min per side, turning 2 times.',
  'Cut the onion into 8 wedges and simmer for half an hour.',
  'Steam for 20 minutes, adding the peas for the last 5.',
  'Boil the pasta until al dente, and fry with half of the oil.',
])('leaves minutes, degrees and cuts: %s', (step) => {
  expect(withoutAmounts(step)).toBe(step);
  expect(statesAmount(step)).toBe(false);
});

test.each([
  'Simmer until reduced to 1 cup.',
  'Simmer until reduced to half a cup and thick.',
  'It holds 450 in total.',
  'It holds four hundred in total.',
  'Call 555 1234 now.',
  'Serve 4.',
])('what cannot be taken out cleanly is reported: %s', (step) => {
  expect(statesAmount(withoutAmounts(step))).toBe(true);
});
