import { testDatabases } from '@platewise/db/testing/test-database';
import type { MailPort } from '@platewise/providers/mail/mail-port';
import { describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { runMaintenance } from '../../maintenance/run-maintenance.ts';
import { deliverOutbox } from '../../outbox/deliver-outbox.ts';
import { createMemoryLimiter } from '../../rate-limit/create-limiter.ts';
import { countMentions } from '../../testing/every-table-repository.ts';
import { fakeMail, unavailable } from '../../testing/fake-mail.ts';
import { OWNER, PASSWORD, person, STRANGER } from '../../testing/people.ts';
import { listEmails } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const BYE = { confirm: 'delete my account', password: PASSWORD };
const MAILING = { publicUrl: 'https://meals.example', contactTo: 'desk@example.test' };
const HOUR_MS = 3_600_000;

describe.each(testDatabases())('the email about a deleted account on %s', (kind) => {
  const testApi = useTestApi({ kind });

  const leaving = (identity = OWNER, changes: Partial<Context> = {}) =>
    testApi().as(identity, { mailing: MAILING, ...changes }).users;
  const leave = async (identity = OWNER, changes: Partial<Context> = {}) => {
    await leaving(identity, changes).me();
    await leaving(identity, changes).remove(BYE);
  };
  const deliver = (mail: MailPort) => deliverOutbox({ ...testApi().context, mail });
  const recipients = async () => (await listEmails(testApi().context.db)).map(({ recipient }) => recipient);

  test('says that it is done, what stays and where to write, and nothing keeps the address', async () => {
    const { context } = testApi();
    const { mail, emails } = fakeMail();
    await leave();
    const before = await countMentions(context.db, OWNER.email);

    await deliver(mail);

    expect(before).toEqual({ mail_outbox: 1 });
    expect(emails).toMatchObject([{ to: OWNER.email, subject: 'Your account at Platewise AI is deleted' }]);
    expect(emails[0]?.text).toMatch(/how many were left[\s\S]+Messages that you sent[\s\S]+nothing you have to do/);
    expect(emails[0]?.text).toContain('https://meals.example/contact');
    expect(emails[0]?.text).not.toContain(OWNER.userId);
    expect(await countMentions(context.db, OWNER.email)).toEqual({});
  });

  test('goes once to anyone who left, however often it is pressed, and to nobody else', async () => {
    await leaving(STRANGER).me();
    await leaving().me();

    await Promise.all([leaving().remove(BYE), leaving().remove(BYE)]);
    await leaving().remove(BYE);

    expect(await recipients()).toEqual([OWNER.email]);
  });

  test('is not written where nothing was deleted, nor without a mail server, nor without an address', async () => {
    await leaving().me();
    await expect(leaving().remove({ ...BYE, password: 'not this one' })).rejects.toThrow();
    await leave(OWNER, { mailing: null });
    await leave({ ...STRANGER, email: '' });

    expect(await recipients()).toEqual([]);
  });

  test('keeps no deletion waiting: the account is gone while the mail server is away', async () => {
    await leave();

    const { postponed } = await deliver(fakeMail(unavailable).mail);

    expect(postponed).toBe(1);
    expect(await countMentions(testApi().context.db, OWNER.userId)).toEqual({});
  });

  test('is removed when it is refused for good, as no other email is', async () => {
    await leave();

    const { givenUp } = await deliver(fakeMail(async () => 'refused').mail);

    expect(givenUp).toBe(1);
    expect(await recipients()).toEqual([]);
  });

  test('is removed unsent after two days', async () => {
    const { clock, context } = testApi();
    await leave();
    clock.advance(48 * HOUR_MS - 1);
    await runMaintenance(context);
    const before = await recipients();

    clock.advance(1);
    await runMaintenance(context);

    expect(before).toEqual([OWNER.email]);
    expect(await recipients()).toEqual([]);
  });

  test('goes three times an hour to addresses that nobody has proved, and anyone who leaves is deleted all the same', async () => {
    const { clock, context } = testApi();
    const limiter = createMemoryLimiter({ now: clock.now, isRelaxed: false });
    const victim = 'victim@example.test';

    for (const name of ['a', 'b', 'c', 'd']) await leave({ ...person(name), email: victim }, { limiter });
    await leave({ ...person('e'), emailVerified: true }, { limiter });

    expect(await recipients()).toEqual([victim, victim, victim, 'e@example.com']);
    expect(await countMentions(context.db, person('d').userId)).toEqual({});
  });
});
