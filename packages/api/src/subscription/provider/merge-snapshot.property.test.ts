import type { PaymentState } from '@platewise/db/tables/payment-tables';
import type { SubscriptionSnapshot } from '@platewise/providers/payments/payments-port';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MergedState, mergeSnapshot } from './merge-snapshot.ts';

type AnySnapshot = Omit<SubscriptionSnapshot, 'id'>;

const BEGIN = Date.parse('2026-11-21T10:00:00Z');
const at = (minutes: number) => new Date(BEGIN + minutes * 60_000);

const FRESH: MergedState = {
  state: 'created',
  state_at: at(0),
  paid_count: 0,
  paid_through: null,
  period_end: null,
  activated_at: null,
  unconfirmed_at: null,
  last_charged_at: null,
  pay_url: null,
  plan_id: 'pro_monthly',
  provider_plan_id: 'plan_pro',
  amount_paise: 49_900,
  plan_at: null,
  unknown_plan_at: null,
};

const PRO = { planId: 'pro_monthly', providerPlanId: 'plan_pro' } as const;
const FAMILY = { planId: 'family_monthly', providerPlanId: 'plan_family' } as const;
const FOREIGN = { planId: null, providerPlanId: 'plan_of_others' } as const;

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

const merge = (snapshots: readonly AnySnapshot[]) =>
  snapshots.reduce((known, snapshot) => mergeSnapshot(known, snapshot), FRESH);
const word = (state: PaymentState, minutes: number, paidCount: number, end: number | null): AnySnapshot => ({
  ...PRO,
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

function permutations<Each>(items: readonly Each[]): Each[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

test('all 120 orders of five words, once and twice, come to the same', () => {
  const expected = merge(LIFE);

  const outcomes = permutations(LIFE).flatMap((order) => [merge(order), merge([...order, ...order])]);
  expect(outcomes).toHaveLength(240);
  for (const outcome of outcomes) expect(outcome).toEqual(expected);
  expect(expected).toMatchObject({ state: 'cancelled', paid_count: 2, paid_through: at(200), activated_at: at(1) });
});

test('any words, in any order, with any copies, come to the same', () => {
  const anySnapshot: fc.Arbitrary<AnySnapshot> = fc
    .record({
      plan: fc.constantFrom(PRO, FAMILY, FOREIGN),
      state: fc.constantFrom(...STATES),
      at: fc.integer({ min: 0, max: 8 }).map(at),
      paidCount: fc.nat({ max: 4 }),
      periodEnd: fc.option(fc.nat({ max: 8 }).map(at)),
      payUrl: fc.option(fc.constantFrom('https://a.example', 'https://b.example')),
    })
    .map(({ plan, ...snapshot }) => ({ ...snapshot, ...plan }));
  const anyPermutations = fc.array(anySnapshot, { maxLength: 7 }).chain((snapshots) =>
    fc.record({
      words: fc.constant(snapshots),
      shuffled: fc.shuffledSubarray([...snapshots, ...snapshots], { minLength: snapshots.length * 2 }),
    }),
  );

  fc.assert(
    fc.property(anyPermutations, ({ words: snapshots, shuffled }) => {
      expect(merge(shuffled)).toEqual(merge(snapshots));
    }),
    { numRuns: 2000 },
  );
});

test('nothing revives what has ended, and an older word never outweighs a newer one', () => {
  expect(merge([word('cancelled', 5, 1, 100), word('active', 9, 1, 100)]).state).toBe('cancelled');
  expect(merge([word('pending', 9, 1, 100), word('active', 5, 1, 100)]).state).toBe('pending');
});

test('“created” takes nothing back, whenever it was stated', () => {
  const snapshots = [word('created', 9, 0, null), word('authenticated', 1, 0, null)];

  for (const order of permutations(snapshots)) {
    expect(merge(order)).toMatchObject({ state: 'authenticated', state_at: at(1), unconfirmed_at: at(9) });
  }
});

test('of two that say “created” the newer counts, whatever count of charges they carry', () => {
  const snapshots = [word('created', 2, 4, null), word('created', 4, 1, null)];

  for (const order of permutations(snapshots))
    expect(merge([...order, ...order])).toMatchObject({ state_at: at(4), paid_count: 0 });
});

test('the newest plan holds, an unknown one keeps the last that was known, and pays for nothing', () => {
  const changed = { ...word('active', 5, 2, 200), ...FAMILY };
  const foreign = { ...word('active', 9, 3, 300), ...FOREIGN };

  for (const order of permutations([word('active', 1, 1, 100), changed])) {
    expect(merge(order)).toMatchObject({ plan_id: 'family_monthly', amount_paise: 129_900, paid_through: at(200) });
  }
  for (const order of permutations([word('active', 1, 1, 100), changed, foreign])) {
    expect(merge(order)).toMatchObject({ plan_id: 'family_monthly', unknown_plan_at: at(9), paid_through: at(200) });
  }
});

test('a period whose charge failed is not paid through', () => {
  expect(merge([word('active', 1, 1, 100), word('pending', 101, 1, 200)])).toMatchObject({
    paid_through: at(100),
    period_end: at(200),
  });
});
