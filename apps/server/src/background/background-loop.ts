import { runMaintenance } from '@platewise/api/maintenance/run-maintenance';
import { writeBillingLetters } from '@platewise/api/notifications/write-billing-letters';
import { deliverOutbox } from '@platewise/api/outbox/deliver-outbox';
import { reconcilePayments } from '@platewise/api/subscription/reconcile-payments';
import { sweepExpiredAccess } from '@platewise/db/sweep-expired-access';
import type { Services } from '../services.ts';

const ROUND_MS = 15_000;
/** Looking for what is over reads whole tables, and nothing depends on its being gone. */
const SWEEP_EVERY_MS = 3_600_000;
const TASKS_NEED_A_LOOK =
  'the payment provider refuses what people are owed: payment_task lists what is to be ended or paid back. See there ' +
  'whether the account has enough money and the keys are right; it is tried again every day, for half a year';

/** Runs the work that no request waits for, round after round; the function it gives waits for the last one and ends it. */
export function startBackgroundLoop(services: Services): () => Promise<void> {
  const { database, mail, mailing, payments, now, newId, logger } = services;
  const { db, hasFreeSpace } = database;
  const ending = new AbortController();
  const { signal } = ending;
  let round = Promise.resolve();
  let nextSweepAt = 0;
  const work = async () => {
    const { refunded } = await runMaintenance({ db, hasFreeSpace, now, newId });
    if (refunded > 0) logger.warn({ refunded }, 'reservations past their deadline were given back');
    const letters = await deliverOutbox({ db, hasFreeSpace, now, mail, signal });
    if (letters.postponed > 0) logger.warn({ letters }, 'a letter could not be mailed and is tried again later');
    if (letters.givenUp > 0)
      logger.error({ letters }, 'letters were given up; mail_outbox keeps them, but for those about deleted accounts');
    const { failures, tasks } = await reconcilePayments({ db, hasFreeSpace, now, payments, signal });
    if (failures.length > 0 || tasks.postponed > 0) logger.warn({ failures, tasks }, 'the payment provider failed');
    if (tasks.stuck > 0 || tasks.givenUp > 0) logger.error({ tasks }, TASKS_NEED_A_LOOK);
    await writeBillingLetters({ db, hasFreeSpace, now, newId, mailing });
    const at = now();
    if (at.getTime() < nextSweepAt || !(await hasFreeSpace())) return;
    if (await sweepExpiredAccess(db, { at, signal })) nextSweepAt = at.getTime() + SWEEP_EVERY_MS;
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
