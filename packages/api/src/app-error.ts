import { type ErrorCode, type ErrorParameters, errorSentence } from '@platewise/contract/errors/error-table';

export type ErrorIssue = { path: string; message: string };

type Details = {
  retryAfterSeconds?: number;
  issues?: ErrorIssue[];
  /** Words of the request that nobody could read, in the person's words. */
  notAssessed?: string[];
  cause?: unknown;
};

// A code whose sentence has no places to fill needs no parameters.
type Rest<Code extends ErrorCode> =
  Record<never, never> extends ErrorParameters<Code>
    ? [parameters?: ErrorParameters<Code>, details?: Details]
    : [parameters: ErrorParameters<Code>, details?: Details];

/** An expected failure: a code of the error table and what fills its sentence. */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'AppError';
  readonly code: Code;
  readonly retryAfterSeconds: number | undefined;
  readonly issues: ErrorIssue[] | undefined;
  readonly notAssessed: string[] | undefined;

  constructor(code: Code, ...[parameters, details = {}]: Rest<Code>) {
    super(errorSentence(code, (parameters ?? {}) as ErrorParameters<Code>), { cause: details.cause });
    this.code = code;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.issues = details.issues;
    this.notAssessed = details.notAssessed;
  }
}
