import { expect, test } from 'vitest';
import { advancedSummary } from './advanced-summary.ts';

const NOTHING = { excludeIngredients: '', additionalNotes: '', cookingTime: 'any' } as const;

test('options that are as at first say nothing', () => {
  expect(advancedSummary(NOTHING)).toBe('');
  expect(advancedSummary({ ...NOTHING, excludeIngredients: ' , ', additionalNotes: ' \n' })).toBe('');
});

test('what works unseen is stated in one line', () => {
  const held = { excludeIngredients: 'nuts,dairy', additionalNotes: 'no oven\nplease', cookingTime: 'quick' } as const;

  expect(advancedSummary(held)).toBe('Leaves out nuts, dairy · Notes: no oven please · Quick 15-30 min');
});

test('so are the meals that the chosen profile does not want', () => {
  expect(advancedSummary(NOTHING, ['Lentil stew', 'Soup'])).toBe('Meals not wanted: Lentil stew, Soup');
  expect(advancedSummary(NOTHING, ['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe(
    'Meals not wanted: A, B, C, D, E and 2 more',
  );
});

test('long notes are cut, by characters and not through the middle of one', () => {
  const notes = '\u{1f96c}'.repeat(70);

  expect(advancedSummary({ ...NOTHING, additionalNotes: notes })).toBe(`Notes: ${'\u{1f96c}'.repeat(60)}…`);
});
