import type { ErrorBody } from '@platewise/contract/errors/error-schema';
import { ERROR_TABLE, type ErrorCode } from '@platewise/contract/errors/error-table';
import { toAppError } from './to-app-error.ts';

/** What a failure becomes on the wire. */
export type Refusal = { status: number; code: ErrorCode; retryAfterSeconds: number | undefined; body: ErrorBody };

/** The status and the body of whatever was thrown; what is not an expected failure becomes INTERNAL and says nothing. */
export function toRefusal(error: unknown, requestId: string): Refusal {
  const { code, message, issues, notAssessed, retryAfterSeconds } = toAppError(error);
  return {
    status: ERROR_TABLE[code].status,
    code,
    retryAfterSeconds,
    body: {
      ok: false,
      error: message,
      message,
      code,
      requestId,
      ...(issues ? { issues } : {}),
      ...(notAssessed ? { notAssessed } : {}),
    },
  };
}
