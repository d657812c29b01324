import { PAID_PLANS } from '@platewise/contract/billing/paid-plans';
import { periodEnd } from '../period-end.ts';
import type { SandboxSubscription } from './sandbox-tables.ts';

const HOUR_MS = 3_600_000;
/** Without a payment a subscription is over after this. */
const EXPIRES_MS = 24 * HOUR_MS;
/** A renewal that failed is given up after this. */
const HALTS_MS = 4 * 24 * HOUR_MS;

/** A subscription after what the clock has brought since, and when it was charged on the way. */
export type Rolled = { row: SandboxSubscription; charges: Date[] };

/** Renews, ends or gives up a subscription, one step after the other, up to a moment. A clock that goes back undoes nothing. */
export function rollForward(row: SandboxSubscription, now: Date): Rolled {
  const charges: Date[] = [];
  let current = row;
  for (let step = next(current, now); step; step = next(current, now)) {
    if (step.paid_count > current.paid_count) charges.push(step.changed_at);
    current = step;
  }
  return { row: current, charges };
}

/** A subscription after one charge that succeeded; its period begins where the last one ended. */
export function charged(row: SandboxSubscription, at: Date): SandboxSubscription {
  const anchorAt = row.anchor_at ?? at;
  const periods = row.paid_count + 1;
  const { interval } = PAID_PLANS[row.plan_id];
  return {
    ...row,
    state: 'active',
    changed_at: at,
    anchor_at: anchorAt,
    paid_count: periods,
    period_end: periodEnd(anchorAt, { interval, periods }),
  };
}

function next(row: SandboxSubscription, now: Date): SandboxSubscription | null {
  switch (row.state) {
    case 'created':
      return became(row, 'expired', later(row.created_at, EXPIRES_MS), now);
    case 'authenticated':
      return due(row, row.starts_at, now);
    case 'active':
      return row.cancel_at_period_end ? became(row, 'cancelled', row.period_end, now) : due(row, row.period_end, now);
    case 'pending':
      return became(row, 'halted', later(row.changed_at, HALTS_MS), now);
    default:
      return null;
  }
}

function due(row: SandboxSubscription, at: Date | null, now: Date): SandboxSubscription | null {
  if (!at || at > now) return null;
  return row.is_card_good ? charged(row, at) : { ...row, state: 'pending', changed_at: at };
}

function became(
  row: SandboxSubscription,
  state: SandboxSubscription['state'],
  at: Date | null,
  now: Date,
): SandboxSubscription | null {
  return at && at <= now ? { ...row, state, changed_at: at } : null;
}

function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
