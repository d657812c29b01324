import { expect, it } from 'vitest';
import { everydayFood } from './everyday-foods.ts';
import { meantByCompany } from './meant-by-company.ts';

it.each([
  ['chip', 'cod', 'chip shop chip'],
  ['chip', 'sandwich', 'chip'],
  ['bean', 'toast', 'baked bean'],
  ['bean', 'burrito', 'pinto bean'],
  ['sprout', 'turkey', 'brussel sprout'],
  ['sprout', 'dal', 'sprout'],
])('takes a %s next to a %s for a %s', (word, other, meant) => {
  const read = (name: string) => ({ words: [name], everyday: everydayFood([name]) ?? null });

  expect(meantByCompany([read(word), read(other)])[0]?.everyday).toBe(everydayFood(meant.split(' ')));
});
