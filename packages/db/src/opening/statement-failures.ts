import type { LogEvent } from 'kysely';
import { isDatabaseUnavailableError } from '../database-unavailable-error.ts';
import { type StatementListener, statementOf } from './statement-listener.ts';

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

/** Who is informed of statements: of those that fail, and of all of them. */
export type StatementListeners = {
  onStatementFailure?: FailureListener | undefined;
  onStatement?: StatementListener | undefined;
};

/** The setting with which Kysely reports statements; none where nobody listens. */
export function statementLog({ onStatementFailure, onStatement }: StatementListeners): {
  log?: (event: LogEvent) => void;
} {
  if (!onStatementFailure && !onStatement) return {};
  return {
    log: (event) => {
      if (event.level === 'error') onStatementFailure?.(event.error);
      onStatement?.(statementOf(event));
    },
  };
}
