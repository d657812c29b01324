import { runMaintenance } from '@platewise/api/maintenance/run-maintenance';
import type { Services } from '../services.ts';

const ROUND_MS = 15_000;

/** Runs the work that no request waits for, round after round; the function it gives waits for the last one and ends it. */
export function startBackgroundLoop(services: Services): () => Promise<void> {
  const { database, now, newId, logger } = services;
  let round = Promise.resolve();
  const work = async () => {
    const { refunded } = await runMaintenance({ db: database.db, hasFreeSpace: database.hasFreeSpace, now, newId });
    if (refunded > 0) logger.warn({ refunded }, 'reservations past their deadline were given back');
  };
  const next = () => {
    round = round.then(work).catch((error: unknown) => logger.error({ err: error }, 'a background round failed'));
  };
  next();
  const timer = setInterval(next, ROUND_MS);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
