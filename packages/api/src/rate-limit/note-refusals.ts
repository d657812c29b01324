import type { Context } from '../context.ts';
import type { Limiter } from './limiter.ts';
import { setRefused } from './rate-limit-repository.ts';

/** Refusals that are known to be noted; beyond it some are noted again. */
const KNOWN_MAX = 10_000;

type Uses = Pick<Context, 'db' | 'now'>;

/** The same limiter, which notes in the database whom it refuses, wherever it counts: an operator sees them, whichever process they reach. */
export function noteRefusals(limiter: Limiter, uses: Uses): Limiter {
  const note = createRefusalNotes(uses);
  return async (subject, rateClass) => {
    const waitSeconds = await limiter(subject, rateClass);
    if (waitSeconds !== null) note(subject, rateClass, waitSeconds);
    return waitSeconds;
  };
}

/** Notes who is refused by what, once for each window and process: a flood is not answered with as many writes. */
export function createRefusalNotes({ db, now }: Uses) {
  const known = new Map<string, number>();
  return (subject: string, rateClass: string, waitSeconds: number): void => {
    const at = now();
    const key = `${rateClass} ${subject}`;
    if ((known.get(key) ?? 0) > at.getTime()) return;
    const until = new Date(at.getTime() + waitSeconds * 1000);
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(key, until.getTime());
    // Nobody waits for it, and who is refused is refused all the same: what cannot be noted now is noted in the next window.
    void setRefused(db, { subject, rateClass, at, until }).catch(() => undefined);
  };
}
