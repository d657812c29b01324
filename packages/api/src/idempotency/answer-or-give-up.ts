import type { UserContext } from '../context.ts';
import { beginAttempt, GIVEN_UP } from './begin-attempt.ts';

/**
 * What the call under a key answered, whatever it asked for; null where there is no answer: then it is given up, and is
 * refused when it arrives after all.
 * @throws AppError KEY_STILL_RUNNING while it is worked on
 */
export function answerOrGiveUp(
  { db, identity, now, newId }: Pick<UserContext, 'db' | 'identity' | 'now' | 'newId'>,
  { key }: { key: string },
): Promise<object | null> {
  return beginAttempt(db, identity.userId, { key, requestHash: GIVEN_UP, attempt: newId(), at: now() });
}
