import type { Generated, Selectable } from 'kysely';

/** The free allowance: its balance, the day its months are counted from, and the month that was last granted. */
export type AllowanceTable = {
  user_id: string;
  tokens: number;
  anchor_at: Date;
  period_index: number;
  /** Whether a new month waits until the person's address is confirmed, where emails can confirm it (note 111). */
  needs_proof: Generated<boolean>;
};

export type GenerationState = 'reserved' | 'done' | 'refunded';

/** One generation and the tokens it holds; `deadline` is when a reservation is given back. */
export type GenerationTable = {
  user_id: string;
  id: string;
  state: GenerationState;
  tokens: number;
  period_index: number;
  deadline: Date;
  created_at: Date;
  settled_at: Date | null;
};

export type LedgerKind = 'grant' | 'reserve' | 'refund';

/** Every movement of tokens; the amounts of a person add up to the balance. */
export type TokenLedgerTable = {
  user_id: string;
  id: string;
  kind: LedgerKind;
  amount: number;
  balance_after: number;
  generation_id: string | null;
  created_at: Date;
};

export type AllowanceRow = Selectable<AllowanceTable>;
export type GenerationRow = Selectable<GenerationTable>;
