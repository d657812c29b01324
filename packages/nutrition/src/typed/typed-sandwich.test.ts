import { expect, it } from 'vitest';
import { breadByKind, foodsTogether, rebreaded, sandwichOf } from './typed-sandwich.ts';

const grams = (food: ReturnType<typeof sandwichOf>) =>
  food?.parts.map(([id, share]) => `${Math.round(share * (food.serving ?? 0))} g ${id}`);

it('puts a sandwich together of what is known, on the bread that it names', () => {
  expect(grams(sandwichOf(['brie', 'grape', 'baguette']))).toEqual(['120 g french-bread', '30 g brie', '40 g grape']);
  expect(grams(sandwichOf(['ham', 'rye', 'sandwich']))).toEqual(['72 g rye-bread', '28 g ham']);
  expect(grams(sandwichOf(['egg', 'white', 'feta', 'omelette']))?.[0]).toMatch(/^120 g /);
});

it.each([[['plugh', 'sandwich']], [['sandwich']], [['ham', 'cheese']], [['constructor']]])(
  'knows no sandwich of %s',
  (words) => {
    expect(sandwichOf(words)).toBeNull();
  },
);

it('takes several vegetables for all of them, and a name with one more word for none', () => {
  expect(foodsTogether(['lettuce', 'cucumber', 'tomato'])?.parts).toHaveLength(3);
  expect(foodsTogether(['onion', 'tomato'])?.parts).toHaveLength(2);
  expect(foodsTogether(['banana', 'peanut', 'butter', 'smoothie'])).toBeNull();
  expect(foodsTogether(['lettuce', 'xyzzy', 'tomato'])).toBeNull();
});

it('exchanges the bread of what is on some', () => {
  const white = breadByKind(['white'])?.parts[0]?.[0] ?? '';
  expect(breadByKind(['whole', 'wheat'])).not.toBeNull();
  expect(breadByKind(['red'])).toBeNull();
  expect(rebreaded([{ food: white }, { food: 'ham' }], ['rye'])).toEqual([{ food: 'rye-bread' }, { food: 'ham' }]);
  expect(rebreaded([{ food: 'egg' }, { food: 'ham' }], ['rye'])).toBeNull();
});
