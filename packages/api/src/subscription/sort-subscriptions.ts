import type { PaymentSubscriptionRow } from '@platewise/db/tables/payment-tables';
import { isEntitled, isPending, isUnconfirmed } from './is-entitled.ts';
import { isFinal } from './provider/merge-snapshot.ts';

export type SortedSubscriptions = {
  /** The one that gives the plan. */
  current: PaymentSubscriptionRow | null;
  /** The one that goes on with the plan when its paid time is over. */
  pending: PaymentSubscriptionRow | null;
  /** Those whose place the current one has taken: to be ended, so that nobody pays twice. */
  replaced: PaymentSubscriptionRow[];
};

/**
 * Who of a person's subscriptions counts. The one that was begun last gives the plan; others end when it has been
 * charged, and not before, so that a payment which fails in the end takes nothing away.
 */
export function sortSubscriptions(rows: readonly PaymentSubscriptionRow[], now: Date): SortedSubscriptions {
  const living = rows.filter(({ revoked_at }) => revoked_at === null);
  const current = living.filter((row) => isEntitled(row, now)).toSorted(latestFirst)[0] ?? null;
  const isSuccessor = (row: PaymentSubscriptionRow) =>
    isPending(row, now) && current !== null && begun(row) >= begun(current);
  const pending = living.filter(isSuccessor).toSorted(latestFirst)[0] ?? null;
  const isBefore = (row: PaymentSubscriptionRow) => current !== null && begun(row) <= begun(current);
  const others = living.filter((row) => row !== current && row !== pending);
  // Also what was given up, which goes on when another card is given, and a checkout in another tab.
  const replaced =
    current?.state === 'active'
      ? others.filter((row) => isBefore(row) && (isEntitled(row, now) || !isFinal(row.state)))
      : others.filter((row) => isPending(row, now) && pending !== null);
  return { current, pending, replaced };
}

/** Whether a subscription ended because it could not be charged, and its person has not let it go. */
export function isUnpaid(row: PaymentSubscriptionRow, now: Date): boolean {
  return (row.state === 'halted' && row.revoked_at === null) || isUnconfirmed(row, now);
}

function latestFirst(a: PaymentSubscriptionRow, b: PaymentSubscriptionRow): number {
  // The provider's times have whole seconds: of two in one second the one that was asked for last.
  return begun(b) - begun(a) || b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1);
}

function begun({ activated_at, created_at }: PaymentSubscriptionRow): number {
  return (activated_at ?? created_at).getTime();
}
