import { errorCode, isTransient } from '../../../shared/api/api-error.ts';

/** How often the deletion is asked for until it is answered, and how long is waited in between. */
const [ATTEMPTS, WAIT_MS] = [4, 1500];

/** No answer came to any attempt: the account may be deleted. */
export class DeletionUnknown extends Error {
  override name = 'DeletionUnknown';
}

/**
 * Deletes an account and knows it. An answer that was lost says nothing about what was done, so the same is asked again:
 * the server answers it alike when the account has gone, or knows nobody any more by this session (null then).
 * @throws DeletionUnknown, or the refusal of a server that deleted nothing
 */
export async function removeForCertain<Answer>(
  remove: () => Promise<Answer>,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Answer | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      if (attempt > 0) await wait(attempt * WAIT_MS);
      return await remove();
    } catch (error) {
      const isGone = attempt > 0 && errorCode(error) === 'UNAUTHENTICATED';
      if (isGone) return null;
      if (!isUnanswered(error)) throw error;
    }
  }
  throw new DeletionUnknown();
}

function isUnanswered(error: unknown): boolean {
  return errorCode(error) === null && isTransient(error);
}
