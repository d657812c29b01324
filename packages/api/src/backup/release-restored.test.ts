import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { writeBillingEmails } from '../notifications/write-billing-emails.ts';
import { deliverOutbox } from '../outbox/deliver-outbox.ts';
import { enqueueEmail } from '../outbox/enqueue-email.ts';
import { enqueue } from '../subscription/provider/payment-tasks-repository.ts';
import { reconcilePayments } from '../subscription/provider/reconcile-payments.ts';
import { runPaymentTasks } from '../subscription/provider/run-payment-tasks.ts';
import { fakeMail } from '../testing/fake-mail.ts';
import { listPaymentTasks } from '../testing/payment-data-repository.ts';
import { useStandIn } from '../testing/use-stand-in.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { takeAccountEvent } from '../users/take-account-event.ts';
import { releaseRestored } from './release-restored.ts';
import { insert } from './restored-backup-repository.ts';

const { signal } = new AbortController();
const DAY_MS = 86_400_000;

describe.each(testDatabases())('after a restore, on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const razorpay = useStandIn(testApi);
  const hold = async () => {
    const { context, clock } = testApi();
    await insert(context.db, { id: 'restore-1', backup_at: clock.now(), restored_at: clock.now() });
  };

  test('emails wait, also those that another round was about to send', async () => {
    const { context } = testApi();
    const write = () => enqueueEmail(context, { to: 'a@example.test', subject: 'Hello', text: 'Hello there.' });
    await write();
    await write();
    const { mail, emails } = fakeMail(async () => {
      if (emails.length === 0) await hold();
      return 'sent';
    });

    await deliverOutbox({ ...context, mail, signal });
    await deliverOutbox({ ...context, mail, signal });
    expect(emails).toHaveLength(1);

    const mailing = { publicUrl: 'http://localhost', contactTo: 'desk@example.test' };
    expect(await writeBillingEmails({ ...context, mailing })).toBe(0);
    expect(await releaseRestored(context)).toMatchObject({ kind: 'released', held: { emails: 1, tasks: 0 } });
    await deliverOutbox({ ...context, mail, signal });
    expect(emails).toHaveLength(2);
  });

  test('webhooks are refused so that they come again, and count after the release', async () => {
    const { buy, standIn, take, context } = razorpay();
    await buy('pro_monthly');
    await hold();

    for (const message of standIn.messages) {
      await expect(take(message)).rejects.toMatchObject({ code: 'MESSAGES_NOT_TAKEN', retryAfterSeconds: 300 });
    }
    const event = { kind: 'deleted', id: 'event-1', userId: 'user-1' } as const;
    const deletePerson = async () => expect.unreachable();
    await expect(takeAccountEvent({ ...context, deletePerson }, event)).rejects.toMatchObject({
      code: 'ACCOUNT_EVENTS_NOT_TAKEN',
    });

    await releaseRestored(context);
    const outcomes = [];
    for (const message of standIn.messages) outcomes.push((await take(message)).outcome);
    expect(outcomes).toEqual(standIn.messages.map(() => 'taken'));
  });

  test('nothing is ended, paid back or sold until the provider has stated what is paid', async () => {
    const { api, buy, standIn, context, clock } = razorpay();
    const payment = await buy('pro_monthly');
    await api.subscription.confirm(payment);
    await enqueue(context.db, {
      provider: 'razorpay',
      kind: 'refund',
      target: payment.paymentId,
      amountPaise: 100,
      at: clock.now(),
    });
    await hold();
    clock.advance(40 * DAY_MS);
    standIn.renew(payment.subscriptionId, true);
    const calls = standIn.calls.length;

    await reconcilePayments({ ...context, signal });
    await runPaymentTasks(context);
    await expect(api.subscription.create({ planId: 'family_monthly' })).rejects.toMatchObject({
      cause: { code: 'SUBSCRIPTION_NOT_CREATED' },
    });
    expect(standIn.calls).toHaveLength(calls);
    expect(await listPaymentTasks(context.db)).toMatchObject([{ attempts: 0 }]);

    standIn.faults.push({ match: /./, kind: 'cut' });
    expect(await releaseRestored(context)).toEqual({ kind: 'not-asked', code: 'UNAVAILABLE', asked: 0 });
    expect((await runPaymentTasks(context)).done).toBe(0);

    standIn.faults.length = 0;
    expect(await releaseRestored(context)).toMatchObject({ kind: 'released', asked: 1, unknown: [] });
    const { subscription, currentPeriodEnd } = await api.subscription.status();
    expect({ subscription, isPaid: Date.parse(currentPeriodEnd ?? '') > clock.now().getTime() }).toEqual({
      subscription: 'pro',
      isPaid: true,
    });
    expect((await runPaymentTasks(context)).done).toBe(1);
    expect(await releaseRestored(context)).toEqual({ kind: 'nothing-held' });
  });

  test('a subscription that the provider does not have is reported by its id', async () => {
    const { api, buy, standIn, context } = razorpay();
    const payment = await buy('pro_monthly');
    await api.subscription.confirm(payment);
    standIn.state.subscriptions.clear();
    await hold();

    expect(await releaseRestored(context)).toMatchObject({ kind: 'released', unknown: [payment.subscriptionId] });
  });
});
