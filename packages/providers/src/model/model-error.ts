/** What can go wrong with the service that proposes dishes. */
export type ModelErrorCode =
  /** It asks to wait, or too many people are waiting for it. */
  | 'busy'
  /** The account there has no credit left; an operator must look. */
  | 'quota'
  /** What is asked and its answer do not fit into the model's context; an operator must look. */
  | 'context'
  /** What may be spent in this month is spent. */
  | 'budget'
  /** Our key, address or model name are not right; an operator must look. */
  | 'config'
  /** No first byte, a pause in the middle, or no end in time. */
  | 'timeout'
  | 'unavailable'
  /** It will not answer what was asked. */
  | 'refused'
  /** The answer ends in the middle. */
  | 'truncated'
  /** The answer is none: prose, a page, something far too large. */
  | 'invalid'
  /** Nobody waits for the answer any more. */
  | 'aborted';

export type ModelError = Error & { code: ModelErrorCode; retryAfterSeconds: number | undefined };

/**
 * A failure of the model port, distinguished by its code. The service's own words are left out: they may quote the key or
 * what a person wrote.
 */
export function modelError(
  code: ModelErrorCode,
  { retryAfterSeconds }: { retryAfterSeconds?: number } = {},
): ModelError {
  return Object.assign(new Error(code), { name: 'ModelError', code, retryAfterSeconds });
}

/** Whether a caught value was made by {@link modelError}. */
export function isModelError(error: unknown): error is ModelError {
  return error instanceof Error && error.name === 'ModelError' && 'code' in error;
}
