import { testDatabases } from '@platewise/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { deliverOutbox } from '../../outbox/deliver-outbox.ts';
import { enqueueEmail } from '../../outbox/enqueue-email.ts';
import { createMemoryLimiter } from '../../rate-limit/create-limiter.ts';
import { noteRefusals } from '../../rate-limit/note-refusals.ts';
import { enqueue, settle } from '../../subscription/provider/payment-tasks-repository.ts';
import { fakeMail, unavailable } from '../../testing/fake-mail.ts';
import { makeOperator, OPERATOR } from '../../testing/make-operator.ts';
import { OWNER } from '../../testing/people.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

describe.each(testDatabases())('work of operators on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const desk = () => testApi().as(OPERATOR).admin;
  beforeEach(async () => {
    await makeOperator(testApi().context);
    await testApi().context.db.deleteFrom('payment_task').execute();
    await testApi().context.db.deleteFrom('rate_counter').execute();
  });

  test('emails show whom, what about and why they failed, and not what is written; one is tried again', async () => {
    const { context } = testApi();
    await enqueueEmail(context, { to: 'a@example.test', subject: 'A link', text: 'secret-link' });
    await enqueueEmail(context, { to: 'b@example.test', subject: 'Another', text: 'secret-link' });
    const refuse = fakeMail(({ to }) => (to.startsWith('a') ? Promise.resolve('refused') : unavailable()));
    await deliverOutbox({ ...context, mail: refuse.mail });

    const listed = await desk().outbox();
    const failed = await desk().outbox({ state: 'failed' });

    expect(JSON.stringify(listed)).not.toContain('secret-link');
    expect(failed.rows).toMatchObject([{ recipient: 'a@example.test', attempts: 1, error: 'refused' }]);
    expect(listed.rows.find(({ recipient }) => recipient.startsWith('b'))?.error).toBe('ECONNECTION');
    for (const { id } of listed.rows) await desk().retryEmail({ emailId: id });
    const good = fakeMail();
    await deliverOutbox({ ...context, mail: good.mail });
    // Where an attempt may still run, the next one waits until it is over.
    expect(good.emails.map(({ to }) => to)).toEqual(['a@example.test']);
    testApi().clock.advance(2 * 60_000);
    await deliverOutbox({ ...context, mail: good.mail });
    expect(good.emails.map(({ to }) => to)).toEqual(['a@example.test', 'b@example.test']);
    await expect(desk().retryEmail({ emailId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a task that was given up is shown with why, and tried again as a new one', async () => {
    const { context, clock } = testApi();
    const task = { provider: 'sandbox', kind: 'refund', target: 'pay_1' } as const;
    await enqueue(context.db, { ...task, amountPaise: 49_900, at: clock.now() });
    expect((await desk().stuck()).rows).toEqual([]);
    const [row] = await context.db.selectFrom('payment_task').selectAll().execute();
    if (row) await settle(context.db, row, { state: 'failed', last_error: 'REJECTED' });

    const { rows } = await desk().stuck();
    await desk().retryTask({ taskId: rows[0]?.id ?? '' });

    expect(rows).toMatchObject([
      { ...task, id: 'refund sandbox pay_1', amount: 499, state: 'failed', error: 'REJECTED' },
    ]);
    expect(await context.db.selectFrom('payment_task').selectAll().execute()).toMatchObject([{ state: 'waiting' }]);
    for (const taskId of [
      'refund sandbox pay_2',
      'refund elsewhere pay_1',
      'identity-removal identity x',
      'nonsense',
    ]) {
      await expect(desk().retryTask({ taskId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('a message is read, answered, reopened and deleted', async () => {
    const { anonymousApi } = testApi();
    const message = { name: 'Asha', email: 'asha@example.test', subject: 'Millet', message: 'Is millet on the menu?' };
    await testApi().context.db.deleteFrom('contact_message').execute();
    await anonymousApi.contact.send(message);
    const [row] = (await desk().inbox({ show: 'unread' })).rows;
    const messageId = row?.id ?? '';

    await desk().markAnswered({ messageId });
    const answered = await desk().inbox({ show: 'unanswered' });
    await desk().markAnswered({ messageId, isAnswered: false });
    const reopened = await desk().inbox({ show: 'unanswered' });
    await desk().deleteMessage({ messageId });

    expect(row).toMatchObject({ ...message, readAt: null, answeredAt: null });
    expect([answered.rows.length, answered.unread]).toEqual([0, 0]);
    expect(reopened.rows).toMatchObject([{ answeredAt: null, readAt: expect.any(String) }]);
    expect((await desk().inbox()).rows).toEqual([]);
    await expect(desk().markRead({ messageId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('whom a limit refuses is shown until it does not, wherever it counts', async () => {
    const { context, clock } = testApi();
    const limiter = noteRefusals(createMemoryLimiter({ now: clock.now }), context);
    for (let round = 0; round < 11; round += 1) await limiter(`user:${OWNER.userId}`, 'generate');
    for (let round = 0; round < 31; round += 1) await limiter('ip:2001:db8:0:1::/64', 'demo');
    await expect.poll(async () => (await desk().limited()).rows.length).toBe(2);

    const { rows } = await desk().limited();

    expect(rows).toEqual(
      expect.arrayContaining([
        { who: 'person', name: OWNER.userId, limit: 'generate', calls: null, until: '2026-11-21T10:01:00.000Z' },
        { who: 'address', name: '2001:db8:0:1::/64', limit: 'demo', calls: null, until: '2026-11-21T10:01:00.000Z' },
      ]),
    );
    clock.advance(60_000);
    expect((await desk().limited()).rows).toEqual([]);
  });
});
