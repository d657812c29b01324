import { runMaintenance } from '@platewise/api/maintenance/run-maintenance';
import { deliverOutbox } from '@platewise/api/outbox/deliver-outbox';
import type { Services } from '../services.ts';

const ROUND_MS = 15_000;

/** Runs the work that no request waits for, round after round; the function it gives waits for the last one and ends it. */
export function startBackgroundLoop(services: Services): () => Promise<void> {
  const { database, mail, now, newId, logger } = services;
  const { db, hasFreeSpace } = database;
  const ending = new AbortController();
  let round = Promise.resolve();
  const work = async () => {
    const { refunded } = await runMaintenance({ db, hasFreeSpace, now, newId });
    if (refunded > 0) logger.warn({ refunded }, 'reservations past their deadline were given back');
    const letters = await deliverOutbox({ db, hasFreeSpace, now, mail, signal: ending.signal });
    if (letters.postponed > 0) logger.warn({ letters }, 'a letter could not be mailed and is tried again later');
    if (letters.givenUp > 0) logger.error({ letters }, 'letters were given up; they are kept in mail_outbox');
  };
  const next = () => {
    round = round.then(work).catch((error: unknown) => logger.error({ err: error }, 'a background round failed'));
  };
  next();
  const timer = setInterval(next, ROUND_MS);
  return async () => {
    clearInterval(timer);
    ending.abort();
    await round;
  };
}
