import { afterEach, expect, test } from 'vitest';
import { sampleMeal } from '../../features/planner/testing/sample-plan.ts';
import type { TasteNews } from './remember-taste.ts';
import { newsOfChange, remember, saveTaste } from './taste-memory.ts';
import { NO_TASTE, readTasteRecord } from './taste-record.ts';
import { tastes } from './tastes.ts';

afterEach(() => tastes.forget('ada'));

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
  expect(listed(undid)).toEqual(['swapped-away Curry', 'swapped-in Stew', 'let-stand Porridge', 'let-stand Soup']);
});

test('a swap that is undone leaves nothing that it made', () => {
  remember('ada', newsOfChange({ kind: 'swap' }, BEFORE, AFTER));
  expect(kindsOf('ada')).toHaveLength(4);

  remember('ada', newsOfChange({ kind: 'undo' }, AFTER, BEFORE));

  expect(kindsOf('ada')).toEqual([]);
});

test('what is taken back while nothing may be learnt is forgotten all the same', () => {
  remember('ada', { did: [{ kind: 'hearted', meal: SOUP }] });
  saveTaste('ada', { ...readTasteRecord(tastes.read('ada')), isLearning: false });

  remember('ada', { did: [{ kind: 'eaten', meal: STEW }], undid: [{ kind: 'hearted', meal: { name: 'Soup' } }] });

  expect(tastes.read('ada')).toEqual({ ...NO_TASTE, isLearning: false });
});

test('of whom nothing is remembered there is nothing to take back, and nothing is stored', () => {
  remember('ada', { undid: [{ kind: 'hearted', meal: { name: 'Soup' } }] });

  expect(tastes.read('ada')).toBeUndefined();
});

function kindsOf(person: string): string[] {
  return readTasteRecord(tastes.read(person)).events.map(({ kind }) => kind);
}

test('other portions, a substitute and the pots of several people say nothing', () => {
  const shared = AFTER.map((meal) => ({ ...meal, portions: [] }));

  expect(newsOfChange({ kind: 'servings' }, BEFORE, BEFORE)).toEqual({});
  expect(newsOfChange({ kind: 'substitute' }, BEFORE, AFTER)).toEqual({});
  expect(newsOfChange({ kind: 'swap' }, shared, shared)).toEqual({});
});
