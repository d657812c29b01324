import { testDatabases } from '@platewise/db/testing/test-database';
import type { Email } from '@platewise/providers/mail/mail-port';
import { describe, expect, test } from 'vitest';
import { runMaintenance } from '../maintenance/run-maintenance.ts';
import { deliverOutbox } from '../outbox/deliver-outbox.ts';
import { createMemoryLimiter } from '../rate-limit/create-limiter.ts';
import { fakeMail } from '../testing/fake-mail.ts';
import { listEmails, listLinks, listSubscribers } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { hashNewsletterToken } from './newsletter-token.ts';

const MAILING = { mailing: { publicUrl: 'https://meals.example.test', contactTo: 'desk@example.test' } };
const ASHA = { email: 'Asha@Example.test' };
const INVALID = { cause: { code: 'NEWSLETTER_LINK_INVALID' } };
const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];

describe.each(testDatabases())('the newsletter on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const newsletter = () => testApi().as(null, MAILING).contact.newsletter;
  const states = async () =>
    (await listSubscribers(testApi().context.db)).map(({ email, state }) => `${email} ${state}`);

  /** Subscribes and takes what is mailed out of the mailbox; null when no email came. */
  async function ask({ email: address } = ASHA): Promise<{ email: Email; token: string } | null> {
    const { mail, emails } = fakeMail();
    await newsletter().subscribe({ email: address });
    await deliverOutbox({ ...testApi().context, mail });
    const [email] = emails;
    return email ? { email, token: /unsubscribe\?token=([\w-]+)$/m.exec(email.text)?.[1] ?? '' } : null;
  }

  async function askForToken(email?: string): Promise<string> {
    return (await ask(email ? { email } : undefined))?.token ?? '';
  }

  test('without a mail server an address counts at once, kept in lower case, each one once', async () => {
    const { anonymousApi, context } = testApi();

    const first = await anonymousApi.contact.newsletter.subscribe(ASHA);
    const again = await anonymousApi.contact.newsletter.subscribe({ email: ' asha@example.TEST ' });

    expect(first).toEqual({ ok: true, message: 'You have successfully subscribed to our newsletter!' });
    expect(again).toEqual(first);
    expect(await states()).toEqual(['asha@example.test subscribed']);
    expect(await listEmails(context.db)).toEqual([]);
  });

  test('with a mail server an address counts after the link in its email', async () => {
    const { email, token } = (await ask()) ?? {};
    const before = await states();

    const answer = await newsletter().confirm({ token: token ?? '' });

    expect(before).toEqual(['asha@example.test pending']);
    expect(email?.to).toBe('asha@example.test');
    expect(email?.text).toContain(`https://meals.example.test/newsletter/confirm?token=${token}\n`);
    expect(answer.ok).toBe(true);
    expect(await states()).toEqual(['asha@example.test subscribed']);
    expect(await newsletter().confirm({ token: token ?? '' })).toEqual(answer);
  });

  test('every email can unsubscribe, from the mail program too, and doing so again is answered alike', async () => {
    const { clock } = testApi();
    const first = await askForToken();
    await newsletter().confirm({ token: first });
    clock.advance(HOUR_MS);
    const second = await ask();

    const answer = await newsletter().unsubscribe({ token: first });

    expect(second?.email.unsubscribeUrl).toBe(
      `https://meals.example.test/newsletter/unsubscribe?token=${second?.token}`,
    );
    expect(second?.token).not.toBe(first);
    expect(await states()).toEqual(['asha@example.test unsubscribed']);
    expect(await newsletter().unsubscribe({ token: second?.token ?? '' })).toEqual(answer);
  });

  test('the token is kept as a digest only, and no email stays behind', async () => {
    const { context } = testApi();

    const token = await askForToken();

    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await listLinks(context.db)).toMatchObject([{ token_hash: hashNewsletterToken(token) }]);
    expect(await listEmails(context.db)).toEqual([]);
  });

  test('the answer and the work behind it do not say whether an address is known, confirmed or gone', async () => {
    const { clock, context } = testApi();
    await newsletter().confirm({ token: await askForToken('confirmed@example.test') });
    await newsletter().unsubscribe({ token: await askForToken('gone@example.test') });
    await askForToken('pending@example.test');
    clock.advance(HOUR_MS);
    const emails = ['new', 'pending', 'confirmed', 'gone'].map((name) => `${name}@example.test`);

    const answers = await Promise.all(emails.map((email) => newsletter().subscribe({ email })));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await listEmails(context.db)).map(({ recipient }) => recipient).toSorted()).toEqual(emails.toSorted());
  });

  test('a confirmed address is reported so by email, and stays confirmed', async () => {
    const { clock } = testApi();
    await newsletter().confirm({ token: await askForToken() });
    clock.advance(HOUR_MS);

    const again = await ask();

    expect(again?.email.subject).toBe('You already get the Platewise AI newsletter');
    expect(await states()).toEqual(['asha@example.test subscribed']);
  });

  test('an address gets one email an hour, also when ten ask at once', async () => {
    const { clock, context } = testApi();

    await Promise.all(Array.from({ length: 10 }, () => newsletter().subscribe(ASHA)));
    clock.advance(HOUR_MS - 1);
    await newsletter().subscribe(ASHA);
    const within = await listEmails(context.db);
    clock.advance(1);
    await newsletter().subscribe(ASHA);

    expect(within).toHaveLength(1);
    expect(await listEmails(context.db)).toHaveLength(2);
    expect(await states()).toEqual(['asha@example.test pending']);
  });

  test('anyone who unsubscribed comes back by a new email only, which is sent at once', async () => {
    const old = await askForToken();
    await newsletter().confirm({ token: old });
    await newsletter().unsubscribe({ token: old });

    await expect(newsletter().confirm({ token: old })).rejects.toMatchObject(INVALID);
    const fresh = await askForToken();
    const between = await states();
    await newsletter().confirm({ token: fresh });

    expect(between).toEqual(['asha@example.test pending']);
    expect(await states()).toEqual(['asha@example.test subscribed']);
  });

  test('a link confirms for seven days and unsubscribes for ever', async () => {
    const { clock } = testApi();
    const token = await askForToken();
    clock.advance(7 * DAY_MS + 1);

    await expect(newsletter().confirm({ token })).rejects.toMatchObject(INVALID);
    clock.advance(20 * DAY_MS);
    await newsletter().unsubscribe({ token });

    expect(await states()).toEqual(['asha@example.test unsubscribed']);
  });

  test.each(['', 'made-up', 'x'.repeat(20_000), "' or true --"])(
    'the token %j is refused with a sentence',
    async (token) => {
      await askForToken();
      const sentence = 'This link is not valid or has expired. Please use the one in the newest email.';

      await expect(newsletter().confirm({ token })).rejects.toThrow(sentence);
      await expect(newsletter().unsubscribe({ token })).rejects.toThrow(sentence);
      expect(await states()).toEqual(['asha@example.test pending']);
    },
  );

  test('an address that counted without a mail server still counts, and is asked for its link later on', async () => {
    const { anonymousApi } = testApi();
    await anonymousApi.contact.newsletter.subscribe(ASHA);

    const later = await ask();

    expect(later?.email.subject).toContain('confirm');
    expect(await states()).toEqual(['asha@example.test subscribed']);
  });

  test('unconfirmed addresses are forgotten after thirty days, others are not', async () => {
    const { clock, context } = testApi();
    await newsletter().confirm({ token: await askForToken('confirmed@example.test') });
    await askForToken('pending@example.test');
    clock.advance(30 * DAY_MS + 1);

    await runMaintenance(context);

    expect(await states()).toEqual(['confirmed@example.test subscribed']);
    expect(await listLinks(context.db)).toHaveLength(1);
  });

  test('five addresses an hour can be given from one place', async () => {
    const { as, clock } = testApi();
    const limited = as(null, { limiter: createMemoryLimiter({ now: clock.now }) }).contact.newsletter;
    for (let count = 0; count < 5; count += 1) await limited.subscribe({ email: `a${count}@example.test` });

    await expect(limited.subscribe(ASHA)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('bad addresses and a full disk are refused', async () => {
    const { as } = testApi();
    const full = as(null, { ...MAILING, hasFreeSpace: async () => false }).contact.newsletter;

    await expect(newsletter().subscribe({ email: ' ' })).rejects.toThrow('Email is required');
    await expect(newsletter().subscribe({ email: 'a@b' })).rejects.toThrow('Please enter a valid email address');
    const calls = [full.subscribe(ASHA), full.confirm({ token: 'x' }), full.unsubscribe({ token: 'x' })];
    for (const call of calls) await expect(call).rejects.toMatchObject({ cause: { code: 'STORAGE_FULL' } });
  });
});
