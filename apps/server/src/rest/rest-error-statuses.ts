import { ERROR_TABLE, type ErrorCode } from '@platewise/contract/error-table';
import type { RestRoute } from './rest-route.ts';

const OF_EVERY_ROUTE: readonly ErrorCode[] = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'RATE_LIMITED',
  'INTERNAL',
  'DATABASE_UNAVAILABLE',
];
const OF_IDEMPOTENCY_KEYS: readonly ErrorCode[] = ['KEY_STILL_RUNNING', 'KEY_REUSED'];
const OF_BODIES: readonly ErrorCode[] = ['BODY_TOO_LARGE', 'WRONG_MEDIA_TYPE'];

/** The statuses with which a route may refuse, each with the codes behind it. */
export function restErrorStatuses(row: RestRoute): Record<number, string[]> {
  const codes = [
    ...OF_EVERY_ROUTE,
    ...(row.body ? OF_BODIES : []),
    ...(row.refusals ?? []),
    ...(row.acceptsIdempotencyKey ? OF_IDEMPOTENCY_KEYS : []),
  ];
  const statuses: Record<number, string[]> = {};
  for (const code of codes) {
    const { status } = ERROR_TABLE[code];
    statuses[status] = [...(statuses[status] ?? []), code];
  }
  return statuses;
}
