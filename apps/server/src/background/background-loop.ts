import { refundExpired } from '@platewise/api/allowance/refund-expired';
import { renewLeases } from '@platewise/api/leases/renew-leases';
import { runMaintenance } from '@platewise/api/maintenance/run-maintenance';
import { writeBillingEmails } from '@platewise/api/notifications/write-billing-emails';
import { deliverOutbox } from '@platewise/api/outbox/deliver-outbox';
import { issueDueReceipts } from '@platewise/api/receipts/issue-due-receipts';
import { sendReminders } from '@platewise/api/reminders/sending/send-reminders';
import { reconcilePayments } from '@platewise/api/subscription/provider/reconcile-payments';
import { listDeletions } from '@platewise/api/users/deletion/list-deletions';
import { removeQueuedIdentities } from '@platewise/api/users/deletion/remove-queued-identities';
import { deliverWebhooks } from '@platewise/api/webhooks/delivering/deliver-webhooks';
import { sweepExpiredAccess } from '@platewise/db/sweeping/sweep-expired-access';
import { UNKNOWN_PLAN } from '../payments/report-to-operator.ts';
import type { Services } from '../start/services.ts';
import { type Job, type JobState, startJob } from './start-job.ts';
import { watchRestores } from './watch-restores.ts';

const USUALLY = { everyMs: 15_000, maxPauseMs: 5 * 60_000 };
/** Anyone who has just pressed a button waits for what it sends elsewhere. */
const SEND_EVERY_MS = 3000;
const RENEW_EVERY_MS = 4000;
/** A person who has just used a token soon sees that in their settings. */
const NOTE_USES_EVERY_MS = 5000;
/** Looking for what is over reads whole tables, and nothing depends on its being gone. */
const SWEEP_EVERY_MS = 3_600_000;
const TASKS_NEED_ATTENTION =
  'the payment provider refuses what people are owed: payment_task lists what is to be ended or paid back. See there ' +
  'whether the account has enough money and the keys are right; it is tried again every day, for half a year';

const IDENTITIES_NEED_ATTENTION =
  'accounts that were deleted here could not be removed at the sign-in service (identity_removal): see there whether it ' +
  'takes CLERK_SECRET_KEY, or remove them in its dashboard; it is tried again every six hours';

export type BackgroundLoop = {
  /** How each job fares, by its name. */
  states: () => Record<string, JobState>;
  /** Lets the runs under way finish, and starts no more. */
  stop: () => Promise<void>;
};

/** Runs the work that no request waits for, each job on its own. */
export function startBackgroundLoop(services: Services): BackgroundLoop {
  const { logger, instruments } = services;
  const ending = new AbortController();
  const running = jobsOf(services).map((job) => startJob(job, { logger, signal: ending.signal, instruments }));
  return {
    states: () => Object.fromEntries(running.map(({ name, state }) => [name, state()])),
    stop: async () => {
      ending.abort();
      await Promise.all(running.map(({ ended }) => ended));
    },
  };
}

function jobsOf(services: Services): Job[] {
  const {
    database,
    identity,
    mail,
    mailing,
    payments,
    seller,
    outgoing,
    push,
    deletedAccounts,
    leases,
    tokenUses,
    now,
    random,
    newId,
    logger,
    observe,
    instruments,
  } = services;
  const { background: db, hasFreeSpace } = database;
  const context = { db, hasFreeSpace, now };
  const watch = watchRestores(services);
  return [
    {
      name: 'restores',
      ...USUALLY,
      run: async () => {
        await watch();
        return undefined;
      },
    },
    {
      name: 'deleted-accounts',
      ...USUALLY,
      run: async (signal) => {
        await listDeletions({ db, now, deletedAccounts });
        const { stuck } = await removeQueuedIdentities({ db, now, accounts: identity, signal });
        if (stuck > 0) logger.error({ stuck }, IDENTITIES_NEED_ATTENTION);
        return undefined;
      },
    },
    {
      name: 'reservations',
      // Three signs of life in the time of a lease, whatever fails.
      everyMs: RENEW_EVERY_MS,
      maxPauseMs: RENEW_EVERY_MS,
      run: async () => {
        // Renewed first: after a while without the database, what this process works on is not to be given back.
        await renewLeases({ db: database.db, now, leases });
        const refunded = (await hasFreeSpace()) ? await refundExpired({ db, now, newId, observe }) : 0;
        if (refunded > 0) logger.warn({ refunded }, 'reservations past their deadline were given back');
        return undefined;
      },
    },
    {
      name: 'token-uses',
      everyMs: NOTE_USES_EVERY_MS,
      maxPauseMs: USUALLY.maxPauseMs,
      run: async () => {
        if (await hasFreeSpace()) await tokenUses.flush(db);
        return undefined;
      },
    },
    {
      name: 'maintenance',
      ...USUALLY,
      run: async () => {
        await runMaintenance(context);
        return undefined;
      },
    },
    {
      name: 'mail',
      ...USUALLY,
      run: async (signal) => {
        const emails = await deliverOutbox({ ...context, mail, signal });
        instruments.emails.inc({ outcome: 'sent' }, emails.sent);
        instruments.emails.inc({ outcome: 'postponed' }, emails.postponed);
        instruments.emails.inc({ outcome: 'given-up' }, emails.givenUp);
        if (emails.postponed > 0) logger.warn({ emails }, 'a letter could not be mailed and is tried again later');
        if (emails.givenUp > 0)
          logger.error(
            { emails },
            'emails were given up; mail_outbox keeps them, but for those about deleted accounts',
          );
        return undefined;
      },
    },
    {
      name: 'webhooks',
      everyMs: SEND_EVERY_MS,
      maxPauseMs: USUALLY.maxPauseMs,
      run: async (signal) => {
        const round = await deliverWebhooks({ ...context, outgoing, random, newId, mailing, signal });
        for (const [outcome, count] of Object.entries(round))
          if (count > 0) instruments.deliveries.inc({ outcome }, count);
        return undefined;
      },
    },
    {
      name: 'reminders',
      // Who presses for a test looks at their phone.
      everyMs: SEND_EVERY_MS,
      maxPauseMs: USUALLY.maxPauseMs,
      run: async (signal) => {
        const reminders = await sendReminders({ ...context, push, signal });
        if (reminders.givenUp > 0) logger.warn({ reminders }, 'reminders could not be sent and are given up');
        return undefined;
      },
    },
    {
      name: 'payments',
      ...USUALLY,
      run: async (signal) => {
        const { failures, unknownPlans, tasks } = await reconcilePayments({ ...context, payments, signal });
        if (failures.length > 0 || tasks.postponed > 0) logger.warn({ failures, tasks }, 'the payment provider failed');
        if (unknownPlans > 0) logger.error({ unknownPlans }, UNKNOWN_PLAN);
        if (tasks.stuck > 0 || tasks.givenUp > 0) logger.error({ tasks }, TASKS_NEED_ATTENTION);
        return undefined;
      },
    },
    {
      name: 'receipts',
      ...USUALLY,
      run: async () => {
        await issueDueReceipts({ ...context, newId, mailing, seller });
        return undefined;
      },
    },
    {
      name: 'billing-mail',
      ...USUALLY,
      run: async () => {
        await writeBillingEmails({ ...context, newId, mailing });
        return undefined;
      },
    },
    {
      name: 'sweep',
      ...USUALLY,
      run: async (signal) => {
        if (!(await hasFreeSpace())) return undefined;
        return (await sweepExpiredAccess(db, { at: now(), signal })) ? { againInMs: SWEEP_EVERY_MS } : undefined;
      },
    },
  ];
}
