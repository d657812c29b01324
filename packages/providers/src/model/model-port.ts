import type { DishOrder, DishProposal } from '@platewise/contract/dish-proposal-schema';
import type { ModelErrorCode } from './model-error.ts';

/** What one order cost, for the operator; nothing of what was asked or answered. */
export type ModelUsage = {
  outcome: 'ok' | ModelErrorCode;
  dishes: number;
  /** Requests that were sent for it, retries and other forms of the same included. */
  requests: number;
  milliseconds: number;
  /** Null where the service did not tell. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** US dollars by the list of prices that we know; null where model or tokens are not known. */
  costUsd: number | null;
};

/** The state of the service as seen from this process. */
export type ModelStatus = {
  circuit: 'closed' | 'open' | 'half-open';
  running: number;
  waiting: number;
  totals: { orders: number; dishes: number; requests: number; failures: number } & Pick<
    ModelUsage,
    'inputTokens' | 'outputTokens' | 'costUsd'
  >;
};

/**
 * Who proposes dishes. They come one by one, in the shape of the contract and nothing more: what they are worth is for
 * the planner to find out.
 */
export type ModelPort = {
  kind: 'openai';
  /**
   * Dishes for an order, as they are finished; more than were asked for are cut off.
   * @param person shares the places in the queue fairly; nothing of it is sent
   * @throws ModelError when no more come, whatever came before
   */
  propose(order: DishOrder, options: { signal: AbortSignal; person: string }): AsyncIterable<DishProposal>;
  status(): ModelStatus;
};
