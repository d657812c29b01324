import { type ErrorIssue, errorBody } from '@platewise/contract/errors/error-body';
import { ERROR_TABLE, type ErrorCode, type ErrorParameters } from '@platewise/contract/errors/error-table';

type RefusalDetails = { requestId: string; retryAfterSeconds?: number; issues?: readonly ErrorIssue[] };

/** A refusal of /api/auth/* in the contract's shape. */
export function refusal<Code extends ErrorCode>(
  code: Code,
  parameters: ErrorParameters<Code>,
  { requestId, retryAfterSeconds, issues }: RefusalDetails,
): Response {
  const body = errorBody(code, parameters, { requestId, issues });
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  return Response.json(body, { status: ERROR_TABLE[code].status, headers });
}

/** A success of /api/auth/*, with the cookies that better-auth set and nothing else of its answer. */
export function success(body: unknown, from?: Response): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of from?.headers.getSetCookie() ?? []) headers.append('set-cookie', cookie);
  return Response.json(body, { headers });
}
