import { addDays } from '@platewise/contract/dates/local-date';
import { tasteSchema } from '@platewise/contract/generation/taste-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { learnTaste, TASTE_CHOICES, TASTE_FROM, type TasteChoices, tasteOf } from './learn-taste.ts';
import { TASTE_EVENT_KINDS, type TasteEvent, type TasteEventKind } from './taste-events.ts';

const TODAY = '2026-06-30';
const NOTHING_STATED: TasteChoices = { cuisines: {}, foods: {} };
const CUISINES = ['Thai', 'Indian', 'Greek'];
const FOODS = ['tofu', 'egg', 'tomato', 'rice'];

function event(kind: TasteEventKind, cuisine: string | null, foods: string[] = [], daysAgo = 0): TasteEvent {
  const named = foods.map((food) => ({ food, name: `The ${food}` }));
  return { kind, day: addDays(TODAY, -daysAgo), meal: { name: `${cuisine} ${foods.join()}`, cuisine, foods: named } };
}

const anyEvent = fc
  .record({
    kind: fc.constantFrom(...TASTE_EVENT_KINDS),
    cuisine: fc.option(fc.constantFrom(...CUISINES)),
    foods: fc.uniqueArray(fc.constantFrom(...FOODS), { maxLength: 3 }),
    daysAgo: fc.integer({ min: -3, max: 700 }),
  })
  .map(({ kind, cuisine, foods, daysAgo }) => event(kind, cuisine, foods, daysAgo));
const anyEvents = fc.array(anyEvent, { maxLength: 60 });
const anyChoices = fc.record({
  cuisines: fc.dictionary(fc.constantFrom(...CUISINES), fc.constantFrom(...TASTE_CHOICES)),
  foods: fc.dictionary(fc.constantFrom(...FOODS), fc.constantFrom(...TASTE_CHOICES)),
});

const weightOf = (events: readonly TasteEvent[], id: string, today = TODAY) =>
  learnTaste(events, today).find((one) => one.id === id)?.weight ?? 0;

test('what is swapped away is disliked, what is swapped in or hearted is liked, with how often', () => {
  const events = [event('swapped-away', 'Thai', ['tofu']), event('swapped-away', 'Thai'), event('hearted', 'Greek')];

  expect(learnTaste(events, TODAY)).toEqual([
    { of: 'cuisine', id: 'Thai', name: 'Thai', weight: -0.5, counts: { 'swapped-away': 2 } },
    { of: 'cuisine', id: 'Greek', name: 'Greek', weight: 0.429, counts: { hearted: 1 } },
    { of: 'food', id: 'tofu', name: 'The tofu', weight: -0.333, counts: { 'swapped-away': 1 } },
  ]);
  expect(weightOf([event('swapped-in', 'Thai')], 'Thai')).toBe(0.333);
});

test('what is eaten or let stand as well is not blamed, and is no liking by itself', () => {
  const away = event('swapped-away', 'Thai', ['rice']);
  const eaten = [event('eaten', 'Greek', ['rice']), event('let-stand', 'Indian', ['rice'])];

  expect(weightOf([away, ...eaten], 'rice')).toBeGreaterThan(weightOf([away], 'rice'));
  expect(weightOf(eaten, 'rice')).toBe(0);
});

test('what was long ago counts less, and no more than chance in the end', () => {
  const at = (daysAgo: number) => weightOf([event('not-again', 'Thai', [], daysAgo)], 'Thai');

  expect(at(0)).toBe(-0.5);
  expect(at(60)).toBe(-0.333);
  expect(at(600)).toBeGreaterThan(-TASTE_FROM);
});

test('weights lie between -1 and 1 and do not depend on the order of events', () => {
  fc.assert(
    fc.property(
      anyEvents.chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
      ),
      ([events, shuffled]) => {
        const learnt = learnTaste(events, TODAY);

        for (const { weight } of learnt) expect(Math.abs(weight)).toBeLessThan(1);
        expect(learnTaste(shuffled, TODAY)).toEqual(learnt);
      },
    ),
  );
});

test('one more swap never makes a cuisine more liked, one more heart never less', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const before = weightOf(events, 'Thai');

      expect(weightOf([...events, event('swapped-away', 'Thai')], 'Thai')).toBeLessThanOrEqual(before);
      expect(weightOf([...events, event('hearted', 'Thai')], 'Thai')).toBeGreaterThanOrEqual(before);
    }),
  );
});

test('what is handed on is what the contract takes, and nothing where nothing is learnt or stated', () => {
  fc.assert(
    fc.property(anyEvents, anyChoices, (events, choices) => {
      const taste = tasteOf(learnTaste(events, TODAY), choices);

      if (taste) expect(tasteSchema.parse(taste)).toEqual(taste);
    }),
  );
  expect(tasteOf([], NOTHING_STATED)).toBeUndefined();
  expect(tasteOf(learnTaste([event('eaten', 'Thai')], TODAY), NOTHING_STATED)).toBeUndefined();
});

test('what a person states wins over what was learnt', () => {
  const learnt = learnTaste([event('swapped-away', 'Thai', ['tofu', 'rice'])], TODAY);

  const taste = tasteOf(learnt, { cuisines: { Thai: 'liked' }, foods: { tofu: 'ignored', egg: 'disliked' } });

  expect(taste).toEqual({ cuisines: { Thai: 1 }, foods: { egg: -1, rice: -0.333 } });
});

test('no more is handed on than the contract takes, the strongest of it', () => {
  const many = Array.from({ length: 90 }, (_, index) => event('swapped-away', null, [`food-${String(index)}`], 1));

  const taste = tasteOf(learnTaste([...many, event('not-again', null, ['worst'])], TODAY), NOTHING_STATED);

  expect(tasteSchema.safeParse(taste).success).toBe(true);
  expect(Object.keys(taste?.foods ?? {})[0]).toBe('worst');
});
