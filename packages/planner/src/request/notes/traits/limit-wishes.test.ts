import { expect, it } from 'vitest';
import { readNotes } from '../read-notes.ts';

it.each([
  ['Sodium up to 1,500 mg', 'sodium', 1500],
  ['Please keep sodium under 1500 mg a day', 'sodium', 1500],
  ['at most 1,200 mg of sodium', 'sodium', 1200],
  ['2000 mg sodium a day max', 'sodium', 2000],
  ['no more than 1800 milligrams sodium. And more fibre.', 'sodium', 1800],
  ['Fibre up to 20 g', 'fiber', 20],
  ['Please keep fiber under 18 grams a day', 'fiber', 18],
  ['at most 25 g of fibre', 'fiber', 25],
  ['no more than 15 g fiber. And less salt.', 'fiber', 15],
] as const)('“%s” names a most of %s: %d', (notes, nutrient, most) => {
  const { wishes, notUsed } = readNotes(notes);
  const trait = { sodium: 'salty', fiber: 'fibrous' }[nutrient];

  expect(wishes.flatMap(({ limit }) => limit ?? [])).toEqual([{ nutrient, most }]);
  expect(wishes.filter((wish) => wish.trait?.kind === trait)).toEqual([]);
  expect(notUsed).toEqual([]);
});

it.each([
  'less salt',
  'sodium under 1500 mg per meal',
  'sodium up to 5,000 mg',
  'at most 1,500 mg of potassium',
  'more fibre',
  'low fibre',
  'fiber under 8 g per meal',
  '30 g of fibre',
])('“%s” names none', (notes) => {
  expect(readNotes(notes).wishes.flatMap(({ limit }) => limit ?? [])).toEqual([]);
});
