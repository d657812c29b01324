import { ALLOWANCE } from '@platewise/contract/limits';
import { renewReservations } from '../allowance/generation-repository.ts';
import type { Context } from '../context.ts';
import { renewAttempts } from '../idempotency/idempotency-repository.ts';
import type { Lease } from './leases.ts';

/**
 * Lets what this process works on stay reserved for ALLOWANCE.leaseSeconds from now, but never longer than
 * ALLOWANCE.reservationSeconds in all: the heartbeat by which other processes know that it lives.
 */
export async function renewLeases({ db, now, leases }: Pick<Context, 'db' | 'now' | 'leases'>): Promise<void> {
  const held = leases.current();
  const of = (kind: Lease['of']) => held.filter((lease) => lease.of === kind);
  const until = new Date(now().getTime() + ALLOWANCE.leaseSeconds * 1000);
  await renewReservations(db, of('generation'), { until });
  await renewAttempts(db, of('idempotency-key'), { until });
}
