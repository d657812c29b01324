import type { PaymentState } from '@platewise/db/tables/payment-tables';
import type { Charge, SubscriptionSnapshot } from '@platewise/providers/payments/payments-port';
import { periodEnd } from '@platewise/providers/payments/period-end';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEntitled } from './is-entitled.ts';
import { type MergedState, mergeSnapshot } from './provider/merge-snapshot.ts';

type Row = MergedState & Parameters<typeof isEntitled>[0];
/** What the provider knows from a moment on; `paidThrough` is the truth that it does not say outright. */
type Truth = { at: Date; state: PaymentState; charges: Charge[]; end: Date | null; paidThrough: Date | null };
type Step = {
  kind: 'paid' | 'failed' | 'recovered' | 'halted' | 'paused' | 'resumed' | 'cancelled';
  afterHours: number;
};
type Report = { snapshot: Omit<SubscriptionSnapshot, 'id'>; charges: Charge[] };

const HOUR_MS = 3_600_000;
const SIGNED_AT = new Date('2026-01-31T10:00:00.000Z');
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS);
const RUNS = Number(process.env.PAYMENT_RUNS ?? 2000);

const SIGNED: Row = {
  state: 'created',
  state_at: later(SIGNED_AT, -1),
  paid_count: 0,
  paid_through: null,
  period_end: null,
  activated_at: SIGNED_AT,
  unconfirmed_at: null,
  last_charged_at: null,
  signed_payment_id: 'pay_1',
  pay_url: null,
  plan_id: 'pro_monthly',
  provider_plan_id: 'plan_pro',
  amount_paise: 49_900,
  plan_at: null,
  unknown_plan_at: null,
  starts_at: null,
  cancel_at_period_end: false,
  ends_at: null,
  revoked_at: null,
};

/** The life of a subscription that was genuinely paid: the first charge within a day, then whatever may happen. */
function live(firstChargeHours: number, steps: readonly Step[]): Truth[] {
  const created: Truth = { at: SIGNED_AT, state: 'created', charges: [], end: null, paidThrough: null };
  const first = charge(created, later(SIGNED_AT, firstChargeHours));
  const life = [created, first];
  for (const step of steps) {
    const before = life.at(-1) ?? first;
    const next = follow(before, step);
    if (next) life.push(next);
  }
  return life;
}

function charge(before: Truth, at: Date): Truth {
  // A renewal that is tried again pays the period that has begun already.
  const isRetry = before.state === 'pending';
  const end = isRetry ? before.end : periodEnd(before.end ?? at, { interval: 'monthly', periods: 1 });
  const charges = [
    ...before.charges,
    { paymentId: `pay_${before.charges.length + 1}`, amountPaise: 49_900, chargedAt: at },
  ];
  return { at, state: 'active', charges, end, paidThrough: end };
}

function follow(before: Truth, { kind, afterHours }: Step): Truth | null {
  const { state, end } = before;
  const at = later(before.at, afterHours);
  const changed = (next: PaymentState) => ({ ...before, at, state: next });
  if (kind === 'cancelled' && state !== 'cancelled') return changed('cancelled');
  if (state === 'active' && end && kind === 'paid') return charge(before, end);
  if (state === 'active' && end && kind === 'failed') {
    return { ...before, at: end, state: 'pending', end: periodEnd(end, { interval: 'monthly', periods: 1 }) };
  }
  // The bank is asked again for at most four days.
  if (state === 'pending' && kind === 'recovered') return charge(before, later(before.at, Math.min(afterHours, 90)));
  if (state === 'pending' && kind === 'halted') return { ...before, at: later(before.at, 96), state: 'halted' };
  if (state === 'active' && kind === 'paused' && end && at < end) return changed('paused');
  if (state === 'paused' && kind === 'resumed' && end && at < end) return changed('active');
  return null;
}

function reportOf({ at, state, charges, end }: Truth, askedAt = at): Report {
  const plan = { planId: 'pro_monthly', providerPlanId: 'plan_pro' } as const;
  return {
    snapshot: { ...plan, state, at: askedAt, paidCount: charges.length, periodEnd: end, payUrl: null },
    charges: askedAt === at ? charges.slice(-1) : charges,
  };
}

const truthAt = (life: readonly Truth[], at: Date) => life.findLast((truth) => truth.at <= at) ?? life[0];
const apply = (reports: readonly Report[]): Row => {
  const merge = (row: MergedState, { snapshot, charges }: Report) => mergeSnapshot(row, snapshot, charges);
  return { ...SIGNED, ...reports.reduce(merge, SIGNED) };
};

const anyLife = fc
  .record({
    firstChargeHours: fc.integer({ min: 0, max: 23 }),
    steps: fc.array(
      fc.record({
        kind: fc.constantFrom<Step['kind'][]>(
          'paid',
          'paid',
          'failed',
          'recovered',
          'halted',
          'paused',
          'resumed',
          'cancelled',
        ),
        afterHours: fc.integer({ min: 1, max: 24 * 40 }),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ firstChargeHours, steps }) => live(firstChargeHours, steps));

/** Webhook events that were lost, doubled and shuffled, and what was asked on the way: everything reported up to a moment. */
const anyHearing = anyLife.chain((life) => {
  const lastHour = Math.ceil(((life.at(-1)?.at.getTime() ?? 0) - SIGNED_AT.getTime()) / HOUR_MS) + 24 * 40;
  return fc
    .record({
      hour: fc.integer({ min: 0, max: lastHour }),
      asked: fc.array(fc.nat({ max: lastHour }), { maxLength: 6 }),
    })
    .chain(({ hour, asked }) => {
      const now = later(SIGNED_AT, hour);
      const events = life.slice(1).filter(({ at }) => at <= now);
      const answers = asked.filter((each) => each <= hour).map((each) => later(SIGNED_AT, each));
      const reports = [
        ...events.map((truth) => reportOf(truth)),
        ...answers.flatMap((at) => {
          const truth = truthAt(life, at);
          return truth ? [reportOf(truth, new Date(at))] : [];
        }),
      ];
      return fc.record({
        life: fc.constant(life),
        now: fc.constant(now),
        reports: fc.shuffledSubarray([...reports, ...reports]),
      });
    });
});

test('a plan that was genuinely paid is never taken away within a day, whatever was reported, lost or stated twice', () => {
  fc.assert(
    fc.property(anyHearing, fc.nat({ max: 24 * 60 - 1 }), ({ life, now, reports }, minutes) => {
      const at = later(SIGNED_AT, minutes / 60);
      const isCancelled = life.some(({ state, at: since }) => state === 'cancelled' && since <= now);
      fc.pre(now <= at && !isCancelled);
      expect(isEntitled(apply(reports), at)).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test('once the provider has been asked, a plan lasts as long as it is paid, and no longer', () => {
  fc.assert(
    fc.property(anyHearing, ({ life, now, reports }) => {
      const truth = truthAt(life, now);
      if (!truth) return;
      const row = apply([...reports, reportOf(truth, new Date(now))]);

      const isPaid = truth.paidThrough !== null && truth.paidThrough > now;
      const isTried = truth.state === 'active' || truth.state === 'pending';
      const isFresh = truth.charges.length === 0 && truth.state === 'created';
      expect(isEntitled(row, now)).toBe(isPaid || isTried || isFresh);
      // Nothing more is heard: it ends with what is paid.
      const end = truth.paidThrough;
      if (!isTried && end) expect(isEntitled(row, end > now ? end : now)).toBe(false);
    }),
    { numRuns: RUNS },
  );
});

test('the order in which all of it is reported changes nothing', () => {
  const anyPermutations = anyHearing.chain(({ reports }) =>
    fc.record({ reports: fc.constant(reports), shuffled: fc.shuffledSubarray(reports, { minLength: reports.length }) }),
  );

  fc.assert(
    fc.property(anyPermutations, ({ reports, shuffled }) => {
      expect(apply(shuffled)).toEqual(apply(reports));
    }),
    { numRuns: RUNS },
  );
});

test('a charge that never comes takes the plan back when the provider says so a day later, and not before', () => {
  const answers = (hour: number): Report => ({
    snapshot: {
      planId: 'pro_monthly',
      providerPlanId: 'plan_pro',
      state: 'created',
      at: later(SIGNED_AT, hour),
      paidCount: 0,
      periodEnd: null,
      payUrl: null,
    },
    charges: [],
  });
  const entitledAt = (hour: number, reports: readonly Report[]) => isEntitled(apply(reports), later(SIGNED_AT, hour));

  expect(entitledAt(23, [answers(1), answers(23)])).toBe(true);
  expect(entitledAt(25, [answers(1), answers(25)])).toBe(false);
  expect(entitledAt(25, [answers(25), answers(1)])).toBe(false);
});
