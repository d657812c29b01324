import { expect, test } from 'vitest';
import { sampleMeal } from '../../features/planner/testing/sample-plan.ts';
import type { TasteNews } from './remember-taste.ts';
import { newsOfChange } from './taste-memory.ts';

const [PORRIDGE, SOUP, CURRY, STEW] = ['Porridge', 'Soup', 'Curry', 'Stew'].map((name) => sampleMeal({ name }));
if (!PORRIDGE || !SOUP || !CURRY || !STEW) throw new Error('There are four meals.');

const BEFORE = [PORRIDGE, SOUP, CURRY];
const AFTER = [PORRIDGE, SOUP, STEW];

const listed = (news: TasteNews['did'] | TasteNews['undid']) => news?.map(({ kind, meal }) => `${kind} ${meal.name}`);

test('a meal that was swapped is against the one and for the other; the others stood', () => {
  const { did, undid } = newsOfChange({ kind: 'swap' }, BEFORE, AFTER);

  expect(listed(did)).toEqual(['swapped-away Curry', 'swapped-in Stew', 'let-stand Porridge', 'let-stand Soup']);
  expect(undid).toBeUndefined();
});

test('a new meal is nobody’s choice', () => {
  expect(listed(newsOfChange({ kind: 'new-meal' }, BEFORE, AFTER).did)).toEqual([
    'swapped-away Curry',
    'let-stand Porridge',
    'let-stand Soup',
  ]);
});

test('an undo takes back what was learnt of the change', () => {
  const { did, undid } = newsOfChange({ kind: 'undo' }, AFTER, BEFORE);

  expect(did).toBeUndefined();
  expect(listed(undid)).toEqual(['swapped-away Curry', 'swapped-in Stew']);
});

test('other portions, a substitute and the pots of several people say nothing', () => {
  const shared = AFTER.map((meal) => ({ ...meal, portions: [] }));

  expect(newsOfChange({ kind: 'servings' }, BEFORE, BEFORE)).toEqual({});
  expect(newsOfChange({ kind: 'substitute' }, BEFORE, AFTER)).toEqual({});
  expect(newsOfChange({ kind: 'swap' }, shared, shared)).toEqual({});
});
