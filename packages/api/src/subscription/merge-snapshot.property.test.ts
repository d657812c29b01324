import type { PaymentState } from '@platewise/db/payment-tables';
import type { SubscriptionSnapshot } from '@platewise/providers/payments/payments-port';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MergedState, mergeSnapshot } from './merge-snapshot.ts';

type Word = Omit<SubscriptionSnapshot, 'id' | 'planId' | 'providerPlanId'>;

const BEGIN = Date.parse('2026-11-21T10:00:00Z');
const at = (minutes: number) => new Date(BEGIN + minutes * 60_000);

const FRESH: MergedState = {
  state: 'created',
  state_at: at(0),
  paid_count: 0,
  paid_through: null,
  period_end: null,
  activated_at: null,
  pay_url: null,
};

const STATES: PaymentState[] = [
  'created',
  'authenticated',
  'active',
  'pending',
  'halted',
  'paused',
  'expired',
  'completed',
  'cancelled',
];

const merge = (words: readonly Word[]) => words.reduce(mergeSnapshot, FRESH);
const word = (state: PaymentState, minutes: number, paidCount: number, end: number | null): Word => ({
  state,
  at: at(minutes),
  paidCount,
  periodEnd: end === null ? null : at(end),
  payUrl: null,
});

/** What a provider says in the life of a subscription that is paid, renewed, fails and ends. */
const LIFE = [
  word('authenticated', 1, 0, null),
  word('active', 2, 1, 100),
  word('active', 101, 2, 200),
  word('pending', 201, 2, 300),
  word('cancelled', 250, 2, 300),
];

function orders<Each>(items: readonly Each[]): Each[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

test('all 120 orders of five words, once and twice, come to the same', () => {
  const expected = merge(LIFE);

  const outcomes = orders(LIFE).flatMap((order) => [merge(order), merge([...order, ...order])]);
  expect(outcomes).toHaveLength(240);
  for (const outcome of outcomes) expect(outcome).toEqual(expected);
  expect(expected).toMatchObject({ state: 'cancelled', paid_count: 2, paid_through: at(200), activated_at: at(1) });
});

test('any words, in any order, with any copies, come to the same', () => {
  const anyWord: fc.Arbitrary<Word> = fc.record({
    state: fc.constantFrom(...STATES),
    at: fc.integer({ min: 0, max: 8 }).map(at),
    paidCount: fc.nat({ max: 4 }),
    periodEnd: fc.option(fc.nat({ max: 8 }).map(at)),
    payUrl: fc.option(fc.constantFrom('https://a.example', 'https://b.example')),
  });
  const anyOrders = fc.array(anyWord, { maxLength: 7 }).chain((words) =>
    fc.record({
      words: fc.constant(words),
      shuffled: fc.shuffledSubarray([...words, ...words], { minLength: words.length * 2 }),
    }),
  );

  fc.assert(
    fc.property(anyOrders, ({ words, shuffled }) => {
      expect(merge(shuffled)).toEqual(merge(words));
    }),
    { numRuns: 2000 },
  );
});

test('nothing wakes what has ended, and an older word never outweighs a newer one', () => {
  expect(merge([word('cancelled', 5, 1, 100), word('active', 9, 1, 100)]).state).toBe('cancelled');
  expect(merge([word('pending', 9, 1, 100), word('active', 5, 1, 100)]).state).toBe('pending');
});

test('a period whose charge failed is not paid through', () => {
  expect(merge([word('active', 1, 1, 100), word('pending', 101, 1, 200)])).toMatchObject({
    paid_through: at(100),
    period_end: at(200),
  });
});
