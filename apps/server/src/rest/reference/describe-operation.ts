import { scopeOfProcedure } from '@platewise/api/api-tokens/token-scopes';
import type { AppRouter } from '@platewise/api/app-router';
import { RATE_LIMITS, type RateClass } from '@platewise/api/rate-limit/rate-limits';
import { procedureMeta, procedureType } from '../procedure-meta.ts';

/** Who may call a procedure, with which scope of a token, and how often. */
export function describeOperation(router: AppRouter, procedure: string): string {
  const { auth, limit, visitorLimit } = procedureMeta(router, procedure);
  const scope = scopeOfProcedure(procedure, procedureType(router, procedure));
  const visitors =
    auth === 'public' && visitorLimit && visitorLimit !== limit ? `; visitors ${often(visitorLimit)}` : '';
  const callers = {
    public: 'Anyone may call it.',
    user: `A personal API token needs the scope \`${scope}\`.`,
    operator: 'Only for operators, with the token of a session.',
    session: 'Only with the token of a session, not with a personal API token.',
  };
  return `${callers[auth]} Limit: ${often(limit)}${visitors}.`;
}

/** How often calls of a class may be made. */
export function often(rateClass: RateClass): string {
  const { calls, windowSeconds } = RATE_LIMITS[rateClass];
  return `${calls} calls ${WINDOW[windowSeconds]}`;
}

const WINDOW = { 60: 'a minute', 3600: 'an hour' };
