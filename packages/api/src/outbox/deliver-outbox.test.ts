import { testDatabases } from '@platewise/db/testing/test-database';
import type { MailPort } from '@platewise/providers/mail/mail-port';
import { createStoredMail } from '@platewise/providers/mail/stored-mail';
import { describe, expect, test } from 'vitest';
import { fakeMail, unavailable } from '../testing/fake-mail.ts';
import { listEmails } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { enqueueEmail } from './enqueue-email.ts';

const MINUTE_MS = 60_000;
const ATTEMPTS = 8;

describe.each(testDatabases())('the outbox on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const deliver = (mail: MailPort, signal = new AbortController().signal) =>
    deliverOutbox({ ...testApi().context, mail, signal });
  const enqueue = async (to: string) => {
    testApi().clock.advance(1);
    await enqueueEmail(testApi().context, { to, subject: 'Hello', text: 'Hello there.' });
  };
  const recipients = async () => (await listEmails(testApi().context.db)).map(({ recipient }) => recipient);

  test('sends what is due, oldest first, with all that an email holds, and keeps none of it', async () => {
    const { context, clock } = testApi();
    const { mail, emails } = fakeMail();
    const full = {
      to: 'a@example.test',
      subject: 'Hello',
      text: 'Hi.',
      replyTo: 'b@example.test',
      unsubscribeUrl: 'http://localhost/x',
    };
    await enqueueEmail(context, full);
    clock.advance(1000);
    await enqueue('c@example.test');

    const round = await deliver(mail);

    expect(round).toEqual({ sent: 2, postponed: 0, givenUp: 0, reason: null });
    expect(emails[0]).toEqual({ ...full, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(emails[1]?.to).toBe('c@example.test');
    expect(await recipients()).toEqual([]);
  });

  test('delivers each email once when several loops work at once', async () => {
    const { mail, emails } = fakeMail(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      return 'sent';
    });
    const all = Array.from({ length: 30 }, (_, index) => `person-${index}@example.test`);
    for (const to of all) await enqueue(to);

    const rounds = await Promise.all([deliver(mail), deliver(mail), deliver(mail)]);

    expect(emails.map(({ to }) => to).toSorted()).toEqual(all.toSorted());
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(30);
    expect(rounds.filter(({ sent }) => sent > 0).length).toBeGreaterThan(1);
  });

  test('an email under way is taken by another loop only when its time is over, under the same name', async () => {
    const { clock } = testApi();
    const other = fakeMail();
    const slow = slowMail();
    await enqueue('a@example.test');

    const first = deliver(slow.mail);
    await slow.started;
    clock.advance(2 * MINUTE_MS - 1);
    const meanwhile = await deliver(other.mail);
    clock.advance(1);
    const later = await deliver(other.mail);
    slow.answer('sent');
    await first;

    expect([meanwhile.sent, later.sent]).toEqual([0, 1]);
    expect(slow.emails[0]?.id).toBe(other.emails[0]?.id);
    expect(await recipients()).toEqual([]);
  });

  test('an attempt whose time was over does not decide for its successor, unless it was sent after all', async () => {
    const { clock, context } = testApi();
    const [failing, sending] = [slowMail(), slowMail()];
    await enqueue('a@example.test');
    const attempts = [];
    for (const { mail, started } of [failing, sending]) {
      attempts.push(deliver(mail));
      await started;
      clock.advance(2 * MINUTE_MS);
    }
    await deliver(fakeMail(unavailable).mail);
    const [before] = await listEmails(context.db);

    failing.answer('refused');
    await attempts[0];
    const [after] = await listEmails(context.db);
    sending.answer('sent');
    await attempts[1];

    expect(before).toMatchObject({ state: 'waiting', attempts: 3 });
    expect(after).toEqual(before);
    expect(await recipients()).toEqual([]);
  });

  test('the database is free for others while the mail server is awaited', async () => {
    const { context } = testApi();
    await enqueue('a@example.test');
    const { mail } = fakeMail(async () => {
      expect(await listEmails(context.db)).toHaveLength(1);
      return 'sent';
    });

    expect((await deliver(mail)).sent).toBe(1);
  });

  test('a failure is tried again later and later, then the email is given up and kept', async () => {
    const { clock, context } = testApi();
    const { mail } = fakeMail(unavailable);
    await enqueue('a@example.test');
    const delays: number[] = [];

    for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
      expect(await deliver(mail)).toEqual({ sent: 0, postponed: 1, givenUp: 0, reason: 'ECONNECTION' });
      const [email] = await listEmails(context.db);
      const wait = (email?.next_attempt_at.getTime() ?? 0) - clock.now().getTime();
      delays.push(wait / MINUTE_MS);
      clock.advance(wait - 1);
      expect((await deliver(mail)).postponed).toBe(0);
      clock.advance(1);
    }
    const last = await deliver(mail);
    clock.advance(365 * 24 * 60 * MINUTE_MS);
    const afterwards = await deliver(fakeMail().mail);

    expect(delays).toEqual([1, 5, 15, 60, 180, 360, 720]);
    expect(last).toEqual({ sent: 0, postponed: 0, givenUp: 1, reason: 'ECONNECTION' });
    expect(afterwards.sent).toBe(0);
    expect(await listEmails(context.db)).toMatchObject([{ state: 'failed', attempts: ATTEMPTS }]);
  });

  test('an address that is refused for good is given up at once, and the others are sent', async () => {
    const { mail, emails } = fakeMail(async ({ to }) => (to.startsWith('gone') ? 'refused' : 'sent'));
    for (const to of ['gone@example.test', 'a@example.test']) await enqueue(to);

    const round = await deliver(mail);

    expect(round).toMatchObject({ sent: 1, givenUp: 1, reason: 'refused' });
    expect(emails.map(({ to }) => to)).toEqual(['a@example.test']);
    expect(await recipients()).toEqual(['gone@example.test']);
  });

  test('an email that always fails does not keep the others', async () => {
    const { mail, emails } = fakeMail(({ to }) => (to.startsWith('odd') ? unavailable() : Promise.resolve('sent')));
    for (const to of ['odd@example.test', 'a@example.test', 'b@example.test']) await enqueue(to);

    const rounds = [await deliver(mail), await deliver(mail)];

    expect(rounds.map(({ sent }) => sent)).toEqual([0, 2]);
    expect(emails.map(({ to }) => to)).toEqual(['a@example.test', 'b@example.test']);
  });

  test.each([
    ['there is no mail server', {}, createStoredMail()],
    ['the disk is nearly full', { hasFreeSpace: async () => false }, fakeMail().mail],
    ['the server is stopping', { signal: AbortSignal.abort() }, fakeMail().mail],
  ])('emails wait while %s', async (_, changes, mail) => {
    const { context } = testApi();
    await enqueue('a@example.test');

    const round = await deliverOutbox({ ...context, signal: new AbortController().signal, mail, ...changes });

    expect(round.sent).toBe(0);
    expect(await listEmails(context.db)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });

  test('an email is kept with what it is about, or not at all', async () => {
    const { context } = testApi();
    const email = { to: 'a@example.test', subject: 'Hello', text: 'Hi.' };

    const failing = context.db.transaction().execute(async (trx) => {
      await enqueueEmail({ ...context, db: trx }, email);
      throw new Error('The rest failed.');
    });

    await expect(failing).rejects.toThrow('The rest failed.');
    expect(await recipients()).toEqual([]);
  });
});

/** A mail server that answers when the test says so. */
function slowMail() {
  const start = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<'sent' | 'refused'>();
  const kept = fakeMail(() => {
    start.resolve();
    return gate.promise;
  });
  return { ...kept, started: start.promise, answer: gate.resolve };
}
