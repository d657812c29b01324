import type { AppRouter } from '@platewise/api/app-router';
import { declaredRefusals, KEY_REFUSALS } from '@platewise/api/declared-refusals';
import { ERROR_TABLE, type ErrorCode } from '@platewise/contract/errors/error-table';
import { procedureMeta } from './procedure-meta.ts';
import type { RestRoute } from './rest-route.ts';

const OF_BODIES: readonly ErrorCode[] = ['BODY_TOO_LARGE', 'WRONG_MEDIA_TYPE'];

/** The statuses with which a route may refuse, each with the codes behind it: what its procedure declares. */
export function restErrorStatuses(router: AppRouter, row: RestRoute): Record<number, string[]> {
  return codesByStatus([
    ...declaredRefusals(procedureMeta(router, row.procedure)),
    ...(row.body ? OF_BODIES : []),
    ...(row.acceptsIdempotencyKey ? KEY_REFUSALS : []),
  ]);
}

/** Codes by the status that each is answered with. */
export function codesByStatus(codes: readonly ErrorCode[]): Record<number, string[]> {
  const statuses: Record<number, string[]> = {};
  for (const code of codes) {
    const { status } = ERROR_TABLE[code];
    statuses[status] = [...(statuses[status] ?? []), code];
  }
  return statuses;
}
