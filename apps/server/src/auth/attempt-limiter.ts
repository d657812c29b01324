import { createRefusalNotes } from '@platewise/api/rate-limit/note-refusals';
import { countCall } from '@platewise/api/rate-limit/rate-limit-repository';
import { RELAXED_FACTOR } from '@platewise/api/rate-limit/rate-limits';
import type { Db } from '@platewise/db/database';
import type { AttemptLimiter } from '@platewise/providers/identity/attempt-limiter';

const RATE_CLASS = 'sign-in';

/** Attempts to sign in, counted in the database, so that all processes see them and a restart does not forget them. */
export function createAttemptLimiter({
  db,
  now,
  isRelaxed,
}: {
  db: Db;
  now: () => Date;
  isRelaxed: boolean;
}): AttemptLimiter {
  const note = createRefusalNotes({ db, now });
  return {
    take: async (subject, { max, windowSeconds }) => {
      const windowMs = windowSeconds * 1000;
      const start = Math.floor(now().getTime() / windowMs) * windowMs;
      const attempts = await countCall(db, { subject, rateClass: RATE_CLASS, windowStart: new Date(start) });
      if (attempts <= (isRelaxed ? max * RELAXED_FACTOR : max)) return null;
      const waitSeconds = Math.max(1, Math.ceil((start + windowMs - now().getTime()) / 1000));
      note(subject, RATE_CLASS, waitSeconds);
      return waitSeconds;
    },
    clear: async (subject) => {
      await db.deleteFrom('rate_counter').where('subject', '=', subject).where('rate_class', '=', RATE_CLASS).execute();
    },
  };
}
