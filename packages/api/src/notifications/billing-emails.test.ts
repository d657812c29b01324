import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { reconcilePayments } from '../subscription/provider/reconcile-payments.ts';
import { buyPlan } from '../testing/buy-plan.ts';
import { OWNER } from '../testing/people.ts';
import { listEmails } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { writeBillingEmails } from './write-billing-emails.ts';

const MAILING = { publicUrl: 'https://meals.example', contactTo: 'team@example.test' };

describe.each(testDatabases())('emails about payments on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const write = () => writeBillingEmails({ ...testApi().context, mailing: MAILING });

  test('report a renewal that failed, once, however often and by however many it is looked for', async () => {
    const { context } = testApi();
    await failRenewal();

    await Promise.all([write(), write(), write()]);
    await write();

    expect(await listEmails(context.db)).toMatchObject([
      {
        recipient: OWNER.email,
        subject: 'A payment for Platewise AI failed',
        body: expect.stringContaining('https://meals.example/settings?tab=subscription'),
      },
    ]);
  });

  test('report money that is paid back, and how much', async () => {
    const { api, context } = testApi();
    await buyPlan(api, 'pro_monthly');
    await api.subscription.cancel({});

    await write();

    expect(await listEmails(context.db)).toMatchObject([
      { recipient: OWNER.email, body: expect.stringContaining('We pay ₹499.00 back to you') },
    ]);
  });

  test('are not written to anyone who does not want them, nor without a mail server, nor when all is well', async () => {
    const { api, context } = testApi();
    await buyPlan(api, 'pro_monthly');
    expect(await write()).toBe(0);
    await api.notifications.update({ billingMail: false });
    await api.subscription.cancel({});

    expect(await write()).toBe(0);
    await api.notifications.update({ billingMail: true });
    expect(await writeBillingEmails(context)).toBe(0);
    expect(await write()).toBe(1);
  });

  async function failRenewal(): Promise<void> {
    const { api, clock, context } = testApi();
    const subscriptionId = await buyPlan(api, 'pro_monthly');
    await api.subscription.payInSandbox({ subscriptionId, outcome: 'decline' }).catch(() => undefined);
    clock.set('2026-12-21T10:01:00.000Z');
    await reconcilePayments(context);
  }
});
