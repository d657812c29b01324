import { testDatabases } from '@platewise/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { countMentions } from '../testing/every-table-repository.ts';
import { fillForPerson } from '../testing/fill-for-person.ts';
import { makeOperator, OPERATOR } from '../testing/make-operator.ts';
import { listEmails } from '../testing/test-data-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { subjectHash } from '../users/subject-hash.ts';
import { listLog } from './log/list-log.ts';
import { setOperator } from './operators/operators-repository.ts';

/** Somebody who has a row in every table, whose every text names its table, its column and them. */
let marked: string;
let people = 0;
/** Of all these an operator sees the account, names of API tokens, and payments. */
const SHOWN =
  /^(app_user email|personal_token name|billing_letter about|payment_(subscription|charge) \w+|rate_counter rate_class) of user-marked-\d+$/;
const MAILING = { publicUrl: 'https://meals.example.test', contactTo: 'desk@example.test' };
const reason = 'They asked for it.';

/** Every text of an answer that names a column. */
function marksIn(answer: unknown): string[] {
  if (typeof answer === 'string') return [...answer.matchAll(/\w+ \w+ of user-marked-\d+/g)].map(([mark]) => mark);
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => [...marksIn(key), ...marksIn(value)]);
}

describe.each(testDatabases())('an operator, on %s', (kind) => {
  const testApi = useTestApi({ kind });
  const desk = () => testApi().as(OPERATOR, { mailing: MAILING }).admin;
  beforeEach(async () => {
    const { context } = testApi();
    await makeOperator(context);
    people += 1;
    marked = `user-marked-${people}`;
    await fillForPerson(context.db, marked);
    await setOperator(context.db, marked, { since: null });
  });

  test('sees of what a person keeps how many there are, and nothing of what, with any read', async () => {
    const reads = {
      people: await desk().people(),
      person: await desk().person({ userId: marked }),
      timeline: await desk().timeline({ userId: marked }),
      waiting: await desk().waiting(),
      stuck: await desk().stuck(),
      outbox: await desk().outbox(),
      inbox: await desk().inbox(),
      modelUse: await desk().modelUse(),
      limited: await desk().limited(),
      growth: await desk().growth(),
      log: await desk().log(),
    };

    expect(reads.people.rows.map(({ userId }) => userId)).toContain(marked);
    expect(Object.values(reads.person.counts)).toEqual(
      Object.values(reads.person.counts).map((_, index) => (index === 0 ? 0 : 1)),
    );
    expect(marksIn(reads).filter((mark) => !SHOWN.test(mark))).toEqual([]);
    expect(marksIn(reads)).toContain(`personal_token name of ${marked}`);
  });

  test('learns no more by what they do, and neither does a log or an email', async () => {
    const { context } = testApi();

    const answers = [
      await desk().changePlan({ userId: marked, reason, plan: 'family' }),
      await desk().sendExport({ userId: marked, reason }),
      await desk().endSessions({ userId: marked, reason }),
      await desk().deletePerson({ userId: marked, reason }),
    ];

    const emails = await listEmails(context.db);
    expect(emails.map(({ recipient }) => recipient)).toEqual(Array(4).fill(`app_user email of ${marked}`));
    const written = emails.map(({ subject, body }) => [subject, body]);
    const { rows } = await listLog({ ...context, operatorId: null }, { limit: 100 });
    expect(marksIn([answers, written, rows])).toEqual([]);
  });

  test('leaves in the log a digest of the person alone, once they are deleted', async () => {
    const { context } = testApi();
    await desk().person({ userId: marked });
    await desk().deletePerson({ userId: marked, reason });

    const { rows } = await desk().log({ userId: marked });
    const mentions = await countMentions(context.db, marked);

    expect(rows.map(({ action }) => action)).toEqual(['log-read', 'person-deleted', 'person-read']);
    expect(rows[1]).toMatchObject({
      operator: OPERATOR.email,
      isCommand: false,
      userId: null,
      email: null,
      subject: subjectHash(marked),
      reason,
    });
    expect(Object.keys(mentions)).not.toContain('admin_log');
  });
});
