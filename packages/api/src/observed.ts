import type { ErrorCode } from '@platewise/contract/errors/error-table';

/** Something that happened, as an operator counts it: names of ours and numbers, never of whom or what. */
export type Observed =
  | { event: 'call'; procedure: string; outcome: 'ok' | ErrorCode }
  /** A call with an Idempotency-Key that was answered with the stored response, as after an outage of the network. */
  | { event: 'replay'; procedure: string }
  /** Counted as the ledger's row is written; a transaction that is undone later has been counted. */
  | { event: 'tokens'; movement: 'granted' | 'refilled' | 'taken' | 'given-back'; tokens: number };

/** Takes note of what happened; nobody waits for it, and it never throws. */
export type Observe = (observed: Observed) => void;
