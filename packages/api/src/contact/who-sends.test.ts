import type { ContactMessage } from '@platewise/contract/site/contact-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { OWNER, PRO, STRANGER } from '../testing/people.ts';
import { listEmails, listMessages, listSubscribers } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';

const MESSAGE: ContactMessage = {
  name: 'Asha Rao',
  email: 'asha@example.test',
  subject: 'Millet',
  message: 'Do you know ragi?\nI would like more of it.',
};
const MAILING = { mailing: { publicUrl: 'https://meals.example.test', contactTo: 'desk@example.test' } };
const EVERYBODY = [
  ['a visitor', null],
  ['somebody signed in', OWNER],
  ['somebody else', STRANGER],
  ['a Pro customer', PRO],
] as const;

describe.each(testDatabases())('the contact form and the newsletter on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const contactOf = (identity: Context['identity'], changes: Partial<Context> = {}) =>
    testApi().as(identity, { ...MAILING, ...changes }).contact;
  const states = async () => (await listSubscribers(testApi().context.db)).map(({ state }) => state);

  /** Asks for the newsletter and reads the token out of the email that is pending. */
  async function askForToken(identity: Context['identity']): Promise<string> {
    await contactOf(identity).newsletter.subscribe({ email: OWNER.email });
    const [email] = await listEmails(testApi().context.db);
    return /unsubscribe\?token=([\w-]+)$/m.exec(email?.body ?? '')?.[1] ?? '';
  }

  test.each(EVERYBODY)('%s writes under whatever name and address the form holds', async (_, identity) => {
    const answer = await contactOf(identity).send(MESSAGE);

    const { db } = testApi().context;
    expect(answer).toEqual({ ok: true, message: 'Message sent successfully!' });
    expect(await listMessages(db)).toMatchObject([MESSAGE]);
    expect(await listEmails(db)).toMatchObject([{ recipient: 'desk@example.test', reply_to: MESSAGE.email }]);
  });

  test('the same content is one message within a minute, no matter who sends it', async () => {
    await Promise.all(EVERYBODY.map(([, identity]) => contactOf(identity).send(MESSAGE)));

    expect(await listMessages(testApi().context.db)).toHaveLength(1);
  });

  test.each(EVERYBODY)('%s confirms and unsubscribes by the link alone', async (_, identity) => {
    const token = await askForToken(null);

    const confirmed = await contactOf(identity).newsletter.confirm({ token });
    const between = await states();
    const gone = await contactOf(identity).newsletter.unsubscribe({ token });

    expect([confirmed.ok, gone.ok]).toEqual([true, true]);
    expect(between).toEqual(['subscribed']);
    expect(await states()).toEqual(['unsubscribed']);
  });

  test.each(EVERYBODY)('%s needs the email to confirm, and is answered as everybody is', async (_, identity) => {
    const { subscribe, confirm } = contactOf(identity).newsletter;
    const own = await subscribe({ email: identity?.email ?? 'visitor@example.test' });
    const others = await subscribe({ email: 'nobody@example.test' });

    const confirming = confirm({ token: identity?.userId ?? '' });

    await expect(confirming).rejects.toMatchObject({ cause: { code: 'NEWSLETTER_LINK_INVALID' } });
    expect(own).toEqual(others);
    expect(await states()).toEqual(['pending', 'pending']);
  });

  test('confirming and unsubscribing at the same moment ends without the newsletter', async () => {
    const token = await askForToken(OWNER);
    const { confirm, unsubscribe } = contactOf(null).newsletter;

    await Promise.allSettled([confirm({ token }), unsubscribe({ token }), confirm({ token })]);

    expect(await states()).toEqual(['unsubscribed']);
  });

  test('without a mail server an address that is given many times at once is kept once', async () => {
    const { subscribe } = contactOf(null, { mailing: null }).newsletter;

    const answers = await Promise.all(
      ['a@example.test', 'A@example.test', ' a@Example.test '].map((email) => subscribe({ email })),
    );

    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    expect(await states()).toEqual(['subscribed']);
  });

  test.each([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['subject', 'Subject is required'],
    ['message', 'Message is required'],
  ])('a %s of spaces only is refused, whatever kind of space', async (field, sentence) => {
    for (const blank of ['    ', '\t\n  ', '\u00a0\u2003\u3000', ' '.repeat(6000)]) {
      await expect(contactOf(OWNER).send({ ...MESSAGE, [field]: blank })).rejects.toThrow(sentence);
    }
    expect(await listMessages(testApi().context.db)).toEqual([]);
  });

  test('an address of 70,000 characters is refused at once, and nothing is kept', async () => {
    const { context } = testApi();
    const sentence = 'Email must be at most 254 characters.';
    const startedAt = performance.now();

    for (const email of [`${'a'.repeat(70_000)}@example.test`, `a@${'a.'.repeat(35_000)}`, `${'@'.repeat(70_000)}`]) {
      await expect(contactOf(null).send({ ...MESSAGE, email })).rejects.toThrow(sentence);
      await expect(contactOf(null).newsletter.subscribe({ email })).rejects.toThrow(sentence);
    }

    expect(performance.now() - startedAt).toBeLessThan(2000);
    expect(await listMessages(context.db)).toEqual([]);
    expect(await listSubscribers(context.db)).toEqual([]);
  });

  test('the same Idempotency-Key, at the same moment and once more, makes one message and one email', async () => {
    const { send } = contactOf(OWNER, { idempotencyKey: 'one-click' });

    const answers = await Promise.all([send(MESSAGE), send(MESSAGE)]);
    const again = await send(MESSAGE);

    const { db } = testApi().context;
    expect(new Set([...answers, again].map(({ message }) => message)).size).toBe(1);
    expect(await listMessages(db)).toHaveLength(1);
    expect(await listEmails(db)).toHaveLength(1);
  });

  test('another message under the same Idempotency-Key is not lost', async () => {
    const { send } = contactOf(OWNER, { idempotencyKey: 'one-click' });
    await send(MESSAGE);

    await send({ ...MESSAGE, subject: 'Ragi' });

    expect(await listMessages(testApi().context.db)).toHaveLength(2);
  });
});
