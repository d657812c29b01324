import { expect, test } from 'vitest';
import { type CookedMeal, type CookingPage, cookingPages } from './cooking-pages.ts';

const item = (name: string, grams: number) => ({ food: name, name, fdcId: null, grams });
const DAL: CookedMeal = {
  items: [item('red lentils', 75), item('white rice', 40), item('olive oil', 10), item('bay leaf', 0.2)],
  ingredients: ['75 g red lentils', '40 g white rice', '10 g olive oil', '0.2 g bay leaf'],
  instructions: ['Simmer the lentils for 18 minutes.', 'Boil the rice with the lentils.', 'Fry in the oil.'],
};

/** Each page as its step and its ingredients; step 0 is the page before the first. */
function read(pages: CookingPage[]) {
  return pages.map((page) => [
    page.kind === 'step' ? page.step : 0,
    page.ingredients.map(({ name, grams }) => (grams === null ? name : `${grams} ${name}`)),
  ]);
}

test('each amount stands with the step that uses it first; what no step names comes before the first', () => {
  expect(read(cookingPages(DAL))).toEqual([
    [0, ['0.2 bay leaf']],
    [1, ['75 red lentils']],
    [2, ['40 white rice']],
    [3, ['10 olive oil']],
  ]);
});

test('a later step that names an ingredient again is reported, and times are found', () => {
  const [first] = cookingPages({ ...DAL, items: DAL.items.slice(0, 3), ingredients: [] });

  expect(first).toMatchObject({
    kind: 'step',
    ingredients: [{ name: 'red lentils', laterSteps: [2] }],
    times: [{ text: '18 minutes', seconds: 1080 }],
  });
});

test('a meal whose ingredients are lines of text is matched by their words', () => {
  const lines = ['2 tbsp olive oil, plus more', '1 ½ cups of red lentils', '400 g can tomatoes', 'salt'];
  const instructions = ['Warm the oil.', 'Add the lentils and the tomatoes.'];

  expect(read(cookingPages({ items: [], ingredients: lines, instructions }))).toEqual([
    [0, ['salt']],
    [1, ['2 tbsp olive oil, plus more']],
    [2, ['1 ½ cups of red lentils', '400 g can tomatoes']],
  ]);
});

test('without steps all ingredients are listed, without ingredients only the steps', () => {
  expect(read(cookingPages({ ...DAL, instructions: [] }))).toEqual([
    [0, ['75 red lentils', '40 white rice', '10 olive oil', '0.2 bay leaf']],
  ]);
  expect(read(cookingPages({ items: [], ingredients: [], instructions: ['Stir.'] }))).toEqual([[1, []]]);
  expect(read(cookingPages({ items: [], ingredients: [], instructions: [] }))).toEqual([[0, []]]);
});

test('a meal that several people share ends with a page that portions it', () => {
  const pages = cookingPages({ ...DAL, portions: [{}, {}] });

  expect(pages.map(({ kind }) => kind)).toEqual(['start', 'step', 'step', 'step', 'portion']);
});
