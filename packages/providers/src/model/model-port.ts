import type { DishProposal, DishRequest } from '@platewise/contract/generation/dish-proposal-schema';
import type { GeneratedTextRequest } from '@platewise/contract/generation/generated-text-schema';
import type { NamedFood, NamingRequest } from '@platewise/contract/generation/named-foods-schema';
import type { NotesRequest, NoteWish } from '@platewise/contract/generation/note-wishes-schema';
import type { ModelErrorCode } from './model-error.ts';

/** What one order cost, for the operator; nothing of what was asked or answered. */
export type ModelUsage = {
  outcome: 'ok' | ModelErrorCode;
  dishes: number;
  /** Set where a few words were asked for, or wishes or a meal read, and no dishes. */
  isGeneratedText?: true;
  /** Requests that were sent for it, retries and other forms of the same included. */
  requests: number;
  milliseconds: number;
  /** Null where the service did not say. */
  inputTokens: number | null;
  /** Of these, what the service had kept from before. */
  cachedTokens: number | null;
  outputTokens: number | null;
  /** US dollars by the list of prices that we know; null where model or tokens are not known. */
  costUsd: number | null;
};

/** The state of the service as seen from this process. */
export type ModelStatus = {
  circuit: 'closed' | 'open' | 'half-open';
  running: number;
  queued: number;
  totals: { orders: number; dishes: number; requests: number; failures: number } & Pick<
    ModelUsage,
    'inputTokens' | 'outputTokens' | 'costUsd'
  >;
};

/**
 * Who proposes dishes, and words next to what we have worked out. Dishes come one by one, in the shape of the contract and
 * nothing more: what they, or the words, are worth is for the planner to find out.
 */
export type ModelPort = {
  kind: 'openai';
  /**
   * Dishes for a request, as they are finished; more than were asked for are cut off.
   * @param person shares the places in the queue fairly; nothing of it is sent
   * @throws ModelError when no more come, whatever came before
   */
  propose(order: DishRequest, options: { signal: AbortSignal; person: string }): AsyncIterable<DishProposal>;
  /**
   * A few words on a request, as they were written. Nobody who waits for dishes waits for them: where no place is free they
   * are not asked for.
   * @throws ModelError when none came
   */
  write(order: GeneratedTextRequest, options: { signal: AbortSignal; person: string }): Promise<string>;
  /**
   * The wishes in parts of notes that our rules could not read, in the kinds of the contract. Nobody who waits for dishes waits for
   * them, as with words.
   * @throws ModelError when none came
   */
  readNotes(order: NotesRequest, options: { signal: AbortSignal; person: string }): Promise<NoteWish[]>;
  /**
   * The foods that somebody has eaten, from what they typed or from a photo, with counts and no figures. Nobody who waits for dishes
   * waits for them, as with words.
   * @throws ModelError when none came
   */
  nameFoods(order: NamingRequest, options: { signal: AbortSignal; person: string }): Promise<NamedFood[]>;
  status(): ModelStatus;
};
