import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../app-router.ts';
import { createMemoryLimiter } from '../rate-limit/create-limiter.ts';
import { OWNER, STRANGER } from '../testing/people.ts';
import { listEmails, listSubscribers } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const MAILING = { publicUrl: 'https://meals.example', contactTo: 'team@example.test' };
const PROVED = { ...OWNER, emailVerified: true };

describe.each(testDatabases())('notifications on %s', (kind) => {
  const testApi = useTestApi({ kind });

  test('start with emails about payments and no newsletter', async () => {
    expect(await testApi().api.notifications.get()).toEqual({
      email: OWNER.email,
      newsletter: 'off',
      billingMail: true,
      sendsMail: false,
    });
  });

  test('emails about payments are switched off and on, and the newsletter stays as it was', async () => {
    const { api } = testApi();
    await api.notifications.update({ newsletter: true });

    expect(await api.notifications.update({ billingMail: false })).toMatchObject({
      billingMail: false,
      newsletter: 'subscribed',
    });
    expect((await api.notifications.update({ billingMail: true })).billingMail).toBe(true);
  });

  test('without a mail server the newsletter begins and ends at once', async () => {
    const { api, context } = testApi();

    expect((await api.notifications.update({ newsletter: true })).newsletter).toBe('subscribed');
    expect((await api.notifications.update({ newsletter: true })).newsletter).toBe('subscribed');
    expect((await api.notifications.update({ newsletter: false })).newsletter).toBe('off');
    expect(await listSubscribers(context.db)).toMatchObject([{ email: OWNER.email, state: 'unsubscribed' }]);
  });

  test('with one it begins when the link of the email is followed, no matter who follows it', async () => {
    const { as, anonymousApi, context } = testApi();
    const api = as(OWNER, { mailing: MAILING });

    expect((await api.notifications.update({ newsletter: true })).newsletter).toBe('waiting');
    expect((await api.notifications.update({ newsletter: true })).newsletter).toBe('waiting');
    expect(await listEmails(context.db)).toMatchObject([{ recipient: OWNER.email }]);
    await anonymousApi.contact.newsletter.confirm({ token: await tokenOfEmail() });

    expect((await api.notifications.get()).newsletter).toBe('subscribed');
    expect((await api.notifications.update({ newsletter: false })).newsletter).toBe('off');
    expect((await api.notifications.update({ newsletter: true })).newsletter).toBe('subscribed');
  });

  test('an email that is pending can be given up; its link then joins nothing', async () => {
    const { as, anonymousApi } = testApi();
    const api = as(OWNER, { mailing: MAILING });
    await api.notifications.update({ newsletter: true });
    const token = await tokenOfEmail();

    expect((await api.notifications.update({ newsletter: false })).newsletter).toBe('off');
    await anonymousApi.contact.newsletter.confirm({ token });

    expect((await api.notifications.get()).newsletter).toBe('off');
  });

  test('an email that was not followed waits for a week', async () => {
    const { as, clock } = testApi();
    const api = as(OWNER, { mailing: MAILING });
    await api.notifications.update({ newsletter: true });

    clock.advance(7 * 24 * 3_600_000 + 1);

    expect((await api.notifications.get()).newsletter).toBe('off');
  });

  test('anyone who subscribed without an account joins it by the link of one more email', async () => {
    const { as, anonymousApi } = testApi();
    await subscribeAsVisitor(as(null, { mailing: MAILING }));
    const api = as(OWNER, { mailing: MAILING });
    expect((await api.notifications.get()).newsletter).toBe('off');
    testApi().clock.advance(3_600_000);

    await api.notifications.update({ newsletter: true });
    await anonymousApi.contact.newsletter.confirm({ token: await tokenOfEmail() });

    expect((await api.notifications.get()).newsletter).toBe('subscribed');
  });

  test('an account that only names an address learns nothing of it and cannot end its newsletter', async () => {
    const { as, context } = testApi();
    await subscribeAsVisitor(as(null, { mailing: MAILING }));
    const thief = as({ ...STRANGER, email: OWNER.email }, { mailing: MAILING });

    expect((await thief.notifications.get()).newsletter).toBe('off');
    await thief.notifications.update({ newsletter: false });

    expect(await listSubscribers(context.db)).toMatchObject([{ email: OWNER.email, state: 'subscribed' }]);
  });

  test('an address that the identity has proved is shown and switched at once, letter case aside', async () => {
    const { as } = testApi();
    await subscribeAsVisitor(as(null, { mailing: MAILING }));
    const api = as({ ...PROVED, email: 'Owner@Example.com' }, { mailing: MAILING });

    expect((await api.notifications.get()).newsletter).toBe('subscribed');
    expect((await api.notifications.update({ newsletter: false })).newsletter).toBe('off');
    expect((await api.notifications.update({ newsletter: true })).newsletter).toBe('subscribed');
  });

  test('the unsubscribe link of an email ends it for the account, too', async () => {
    const { as, anonymousApi } = testApi();
    const api = as(OWNER, { mailing: MAILING });
    await api.notifications.update({ newsletter: true });
    const token = await tokenOfEmail();
    await anonymousApi.contact.newsletter.confirm({ token });

    await anonymousApi.contact.newsletter.unsubscribe({ token });

    expect((await api.notifications.get()).newsletter).toBe('off');
  });

  test('the unsubscribe link of an email that was not followed yet gives it up', async () => {
    const { as, anonymousApi } = testApi();
    const api = as(OWNER, { mailing: MAILING });
    await api.notifications.update({ newsletter: true });

    await anonymousApi.contact.newsletter.unsubscribe({ token: await tokenOfEmail() });

    expect((await api.notifications.get()).newsletter).toBe('off');
  });

  test('one person’s choice is not another’s', async () => {
    const { api, otherApi } = testApi();

    await api.notifications.update({ newsletter: true, billingMail: false });

    expect(await otherApi.notifications.get()).toMatchObject({ newsletter: 'off', billingMail: true });
  });

  test('visitors are asked to sign in', async () => {
    const { anonymousApi } = testApi();

    await expect(anonymousApi.notifications.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(anonymousApi.notifications.update({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('an address is not asked for without end', async () => {
    const { as, clock } = testApi();
    const api = as(OWNER, { mailing: MAILING, limiter: createMemoryLimiter({ now: clock.now }) });
    for (let ask = 0; ask < 5; ask += 1) await api.notifications.update({ newsletter: true });

    await expect(api.notifications.update({ newsletter: true })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test.each([{ newsletter: 'yes' }, { billingMail: 1 }, { newsletter: null }])('%j is refused', async (input) => {
    await expect(testApi().api.notifications.update(input as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  async function tokenOfEmail(): Promise<string> {
    const emails = await listEmails(testApi().context.db);
    return /confirm\?token=([\w-]+)/.exec(emails.at(-1)?.body ?? '')?.[1] ?? '';
  }

  async function subscribeAsVisitor(visitor: Caller): Promise<void> {
    await visitor.contact.newsletter.subscribe({ email: OWNER.email });
    await visitor.contact.newsletter.confirm({ token: await tokenOfEmail() });
  }
});
