import { ALLOWANCE } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { errorCode, errorSentence, errorStatus, isTransient, waitSecondsOf } from '../../api/api-error.ts';
import { OPERATIONS, type Operation, type Refusal } from './operation.ts';
import { isOtherPerson } from './other-person.ts';

/** What a failure means for the operation that met it. */
export type Verdict =
  | { is: 'done' }
  /** `afterMs` where the server named a time. */
  | { is: 'later'; afterMs: number | null; hasBroken?: true }
  | { is: 'sign-in' }
  | { is: 'refused'; refusal: Refusal };

/** How often the server may break over an operation before that is left to the person: it must not hold up the others. */
const BREAKAGES_MAX = 5;
const HOUR_MS = 3_600_000;

/** Whether the same operation will work later, after signing in, or not as it is. */
export function judgeFailure(error: unknown, operation: Operation): Verdict {
  const status = errorStatus(error);
  if (isOtherPerson(error) || status === 401) return { is: 'sign-in' };
  if (isTransient(error)) return { is: 'later', afterMs: null };
  if (status === 429 || errorCode(error) === 'KEY_STILL_RUNNING') return { is: 'later', afterMs: retryAfterMs(error) };
  if (status === 404 && OPERATIONS[operation.kind].isRemoval) return { is: 'done' };
  if (status === 500 && operation.breakages + 1 < BREAKAGES_MAX) return { is: 'later', afterMs: null, hasBroken: true };
  const sentence = errorSentence(error, texts.offline.notTaken);
  return { is: 'refused', refusal: { code: errorCode(error), sentence } };
}

/** Whether a call that failed is known not to have been worked on, so that it may be sent at any later time. */
export function isUnsent(error: unknown, hadNetwork: boolean): boolean {
  return (
    !hadNetwork || isOtherPerson(error) || errorStatus(error) === 401 || errorCode(error) === 'IDENTITY_UNAVAILABLE'
  );
}

/**
 * Why an operation is not sent again by itself although the server did not refuse it: it may have arrived, its answer was
 * lost, and the server remembers keys for a day. An hour is left for clocks that differ.
 */
export function tooLateToRepeat({ kind, firstSentAt, sentBefore }: Operation, now: number): Refusal | null {
  const sentAt = sentBefore ?? firstSentAt;
  const rememberedMs = (ALLOWANCE.idempotencyHours - 1) * HOUR_MS;
  if (OPERATIONS[kind].isRepeatable || sentAt === null || now - sentAt < rememberedMs) return null;
  const { perhapsSaved, perhapsMoved } = texts.offline;
  return { code: null, sentence: kind === 'calendar.move' ? perhapsMoved : perhapsSaved };
}

function retryAfterMs(error: unknown): number | null {
  const seconds = waitSecondsOf(error);
  return seconds === undefined ? null : seconds * 1000;
}
