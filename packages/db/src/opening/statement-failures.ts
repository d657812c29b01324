import type { LogEvent } from 'kysely';
import { isDatabaseUnavailableError } from '../database-unavailable-error.ts';

/** Informed of each statement that fails. */
export type FailureListener = (error: unknown) => void;

/** Why a statement failed, in few words that an operator can count. */
export type StatementFailure = 'unavailable' | 'timeout' | 'conflict' | 'constraint' | 'disk-full' | 'other';

const CAUSES: readonly [RegExp, StatementFailure][] = [
  [/^57014$|^25P03$/, 'timeout'],
  [/^40001$|^40P01$|^55P03$/, 'conflict'],
  [/^23/, 'constraint'],
  [/^53100$/, 'disk-full'],
  [/^08|^25006$|^53|^57P0/, 'unavailable'],
];

/** The cause of a failed statement: by the code of Postgres, or that no answer came. */
export function statementFailure(error: unknown): StatementFailure {
  if (isDatabaseUnavailableError(error)) return 'unavailable';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CAUSES.find(([pattern]) => pattern.test(code))?.[1] ?? 'other';
}

/** The setting with which Kysely reports failed statements; none where nobody listens. */
export function failureLog(listener: FailureListener | undefined): { log?: (event: LogEvent) => void } {
  if (!listener) return {};
  return {
    log: (event) => {
      if (event.level === 'error') listener(event.error);
    },
  };
}
