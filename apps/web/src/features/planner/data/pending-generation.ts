import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import type { Taste } from '@platewise/contract/generation/taste-schema';
import type { FamilyCall } from '@platewise/contract/profiles/family-schema';
import { pendingGenerations } from './pending-generations.ts';

/** What was asked for and has no answer yet, so that the page asks again under the same key after it was loaded again. */
export type PendingGeneration = {
  key: string;
  request: GenerationRequest;
  family: FamilyCall | undefined;
  /** With which it was sent: another one would be another call under the same key. */
  taste?: Taste | undefined;
  /** ms since 1970. */
  askedAt: number;
};

/** ms after which nobody waits any more: a tab that is opened again the next day does not plan by itself. */
const WAITED_FOR_MS = 10 * 60_000;

/** The generation that a person waited for in this tab; null where there was none, or long ago. */
export function pendingGeneration(
  person: string,
  { now = Date.now(), store = pendingGenerations } = {},
): PendingGeneration | null {
  const { key, request, family, taste, askedAt }: Partial<PendingGeneration> = Object(store.read(person));
  const isWhole = typeof key === 'string' && typeof askedAt === 'number' && typeof request?.mealCount === 'number';
  return isWhole && now - askedAt < WAITED_FOR_MS ? { key, request, family, taste, askedAt } : null;
}
