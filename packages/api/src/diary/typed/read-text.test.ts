import { expect, test } from 'vitest';
import { useTestApi } from '../../testing/use-test-api.ts';

const ID = '0198c0de-0000-7000-8000-00000000b0a7';
const BAR = {
  foodId: ID,
  name: 'Oat bar',
  statedPer: 'serving',
  servingGrams: 40,
  calories: 180,
  protein: 4,
  carbs: 24,
  fat: 7,
} as const;

const testApi = useTestApi();

test('a typed meal is read as foods with their figures, and nothing is logged', async () => {
  const { proApi } = testApi();

  const lines = await proApi.calorie.readText({ text: '2 rotis, 1 katori dal, tea with milk' });

  expect(
    lines.map(({ text, basis, foods }) => [text, basis, foods.map(({ food, grams }) => [food.id, grams])]),
  ).toEqual([
    ['2 rotis', 'measured', [['usda-171844', 80]]],
    ['1 katori dal', 'measured', [['usda-172421', 125]]],
    ['tea', 'usual', [['usda-173227', 237]]],
    ['milk', 'usual', [['usda-171265', 30]]],
  ]);
  expect(lines[0]?.foods[0]?.food.per100g.calories).toBe(297);
  expect(await proApi.calorie.entries({})).toEqual([]);
});

test('a food of one’s own is meant first, and what nobody knows is shown as not read', async () => {
  const { proApi } = testApi();
  await proApi.calorie.setOwnFood(BAR);

  const lines = await proApi.calorie.readText({ text: '2 oat bars and a frobnicate' });

  expect(lines).toMatchObject([
    { text: '2 oat bars', foods: [{ food: { id: `own-${ID}`, name: 'Oat bar' }, grams: 80 }] },
    { text: 'a frobnicate', basis: 'unread', foods: [] },
  ]);
});

test('what is too long, empty, or asked without the plan is refused with a sentence', async () => {
  const { proApi, api } = testApi();

  await expect(proApi.calorie.readText({ text: ' ' })).rejects.toThrow('text is required.');
  await expect(proApi.calorie.readText({ text: 'x'.repeat(501) })).rejects.toThrow(
    'text must be at most 500 characters.',
  );
  await expect(api.calorie.readText({ text: 'rice' })).rejects.toThrow('Available for Pro Users Only');
});

test('more of a food than can be logged at once is read as the most that can', async () => {
  const { proApi } = testApi();

  const [rice] = await proApi.calorie.readText({ text: '90 kg rice' });

  expect(rice?.foods[0]?.grams).toBe(2000);
});
