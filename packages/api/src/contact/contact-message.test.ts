import type { ContactMessage } from '@platewise/contract/site/contact-schema';
import { testDatabases } from '@platewise/db/testing/test-database';
import { describe, expect, test } from 'vitest';
import { settleMessage } from '../admin/work/settle-message.ts';
import { newId } from '../new-id.ts';
import { deliverOutbox } from '../outbox/deliver-outbox.ts';
import { createMemoryLimiter } from '../rate-limit/create-limiter.ts';
import { TEST_START } from '../testing/create-test-api.ts';
import { fakeMail, unavailable } from '../testing/fake-mail.ts';
import { OWNER } from '../testing/people.ts';
import { listEmails, listMessages } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { listInbox } from './list-inbox.ts';

const MESSAGE: ContactMessage = {
  name: 'Asha Rao',
  email: 'asha@example.test',
  subject: 'Millet',
  message: 'Do you know ragi?\nI would like more of it.',
};
const MAILING = { mailing: { publicUrl: 'https://meals.example.test', contactTo: 'desk@example.test' } };
const ANSWER = { ok: true, message: 'Message sent successfully!' };

describe.each(testDatabases())('a message of the contact form on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const markMessageRead = ({ messageId }: { messageId: string }) =>
    settleMessage({ ...testApi().context, operatorId: null }, { messageId, deed: 'message-read' });

  test('is kept, and no email is written without a mail server', async () => {
    const { anonymousApi, context } = testApi();

    const answer = await anonymousApi.contact.send(MESSAGE);

    expect(answer).toEqual(ANSWER);
    expect(await listMessages(context.db)).toMatchObject([{ ...MESSAGE, read_at: null }]);
    expect(await listEmails(context.db)).toEqual([]);
  });

  test('is mailed to the operator, who answers to the sender', async () => {
    const { as, context } = testApi();
    const { mail, emails } = fakeMail();

    await as(null, MAILING).contact.send(MESSAGE);
    await deliverOutbox({ ...context, mail });

    expect(emails).toMatchObject([{ to: 'desk@example.test', replyTo: MESSAGE.email, subject: 'Contact: Millet' }]);
    expect(emails[0]?.text).toContain('Asha Rao <asha@example.test>');
    expect(emails[0]?.text).toContain(MESSAGE.message);
  });

  test('is kept and answered alike when the mail server is down', async () => {
    const { as, context } = testApi();

    const answer = await as(null, MAILING).contact.send(MESSAGE);
    const round = await deliverOutbox({ ...context, mail: fakeMail(unavailable).mail });

    expect(answer).toEqual(ANSWER);
    expect(round.postponed).toBe(1);
    expect(await listMessages(context.db)).toHaveLength(1);
  });

  test('sent many times at once is one message and one email', async () => {
    const { as, context } = testApi();
    const subjects = ['Millet', 'Ragi', 'Jowar', 'Bajra'];
    const calls = subjects.flatMap((subject) => Array.from({ length: 6 }, () => ({ ...MESSAGE, subject })));

    const answers = await Promise.all(calls.map((message) => as(null, MAILING).contact.send(message)));

    expect(answers).toEqual(calls.map(() => ANSWER));
    expect((await listMessages(context.db)).map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
    expect(await listEmails(context.db)).toHaveLength(4);
  });

  test('sent again within a minute is the same one, later it is another', async () => {
    const { anonymousApi, context, clock } = testApi();
    await anonymousApi.contact.send(MESSAGE);
    clock.advance(60_000);
    await anonymousApi.contact.send(MESSAGE);
    const within = await listMessages(context.db);
    clock.advance(1);

    await anonymousApi.contact.send(MESSAGE);

    expect(within).toHaveLength(1);
    expect(await listMessages(context.db)).toHaveLength(2);
  });

  test('that differs in one field is another message', async () => {
    const { anonymousApi, context } = testApi();

    await anonymousApi.contact.send(MESSAGE);
    await anonymousApi.contact.send({ ...MESSAGE, email: 'ravi@example.test' });

    expect(await listMessages(context.db)).toHaveLength(2);
  });

  test('is refused with the documented sentences, and nothing is kept', async () => {
    const { anonymousApi, context } = testApi();

    const sending = anonymousApi.contact.send({ name: ' ', email: 'asha', subject: 'ab', message: 'short' });

    await expect(sending).rejects.toMatchObject({
      cause: {
        issues: [
          { path: 'name', message: 'Name is required' },
          { path: 'email', message: 'Please enter a valid email address' },
          { path: 'subject', message: 'Subject must be at least 3 characters' },
          { path: 'message', message: 'Message must be at least 10 characters' },
        ],
      },
    });
    expect(await listMessages(context.db)).toEqual([]);
  });

  test('can be sent five times an hour from one address, signed in or not; what is refused does not count', async () => {
    const { as, clock, context } = testApi();
    const changes = { limiter: createMemoryLimiter({ now: clock.now }) };
    const send = (count: number) =>
      as(count % 2 ? null : OWNER, changes).contact.send({ ...MESSAGE, subject: `No. ${count}` });
    for (let count = 0; count < 8; count += 1) {
      await as(null, changes)
        .contact.send({ ...MESSAGE, subject: '' })
        .catch(() => undefined);
    }
    for (let count = 0; count < 5; count += 1) await send(count);

    await expect(send(5)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', cause: { retryAfterSeconds: 3600 } });
    await as(null, { ...changes, ip: '192.0.2.2' }).contact.send(MESSAGE);
    clock.advance(3_600_000);
    await send(6);
    expect(await listMessages(context.db)).toHaveLength(7);
  });

  test('is refused while the disk is nearly full', async () => {
    const { as } = testApi();

    const sending = as(null, { hasFreeSpace: async () => false }).contact.send(MESSAGE);

    await expect(sending).rejects.toMatchObject({ cause: { code: 'STORAGE_FULL' } });
  });

  test('is in the operator’s inbox until it is marked as read', async () => {
    const { anonymousApi, context, clock } = testApi();
    await anonymousApi.contact.send({ ...MESSAGE, subject: 'The first' });
    clock.advance(1000);
    await anonymousApi.contact.send({ ...MESSAGE, subject: 'The second' });
    const [first] = await listMessages(context.db);

    await markMessageRead({ messageId: first?.id ?? '' });

    const subjects = async (includesRead: boolean, limit = 20) =>
      (await listInbox(context, { includesRead, limit })).messages.map(({ subject }) => subject);
    expect(await subjects(false)).toEqual(['The second']);
    expect(await subjects(true)).toEqual(['The second', 'The first']);
    expect(await subjects(true, 1)).toEqual(['The second']);
    expect(await listInbox(context, { includesRead: false, limit: 1 })).toMatchObject({ total: 2, unread: 1 });
    for (const messageId of [newId(), 'no-id']) {
      await expect(markMessageRead({ messageId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('keeps the moment at which it was first read', async () => {
    const { anonymousApi, context, clock } = testApi();
    await anonymousApi.contact.send(MESSAGE);
    const [message] = await listMessages(context.db);
    await markMessageRead({ messageId: message?.id ?? '' });
    const [first] = await listMessages(context.db);
    clock.advance(60_000);

    await markMessageRead({ messageId: message?.id ?? '' });

    expect(first?.read_at).toEqual(new Date(TEST_START));
    expect(await listMessages(context.db)).toEqual([first]);
  });

  test('the inbox says how many emails were given up', async () => {
    const { as, context } = testApi();
    await as(null, MAILING).contact.send(MESSAGE);
    const before = await listInbox(context, { includesRead: false, limit: 20 });

    await deliverOutbox({ ...context, mail: fakeMail(async () => 'refused').mail });

    const after = await listInbox(context, { includesRead: false, limit: 20 });
    expect([before.failedEmails, after.failedEmails]).toEqual([0, 1]);
    expect(after.messages).toHaveLength(1);
  });
});
