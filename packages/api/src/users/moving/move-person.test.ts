import { testDatabases } from '@platewise/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { listLog } from '../../admin/log/list-log.ts';
import type { Context } from '../../context.ts';
import { embeddedPlanner } from '../../meals/planners/embedded-planner.ts';
import { READS } from '../../testing/every-read.ts';
import { countMentions, readRowsNaming } from '../../testing/every-table-repository.ts';
import { fillForPerson } from '../../testing/fill-for-person.ts';
import { PRO, STRANGER } from '../../testing/people.ts';
import { personsDay } from '../../testing/shards/persons-day.ts';
import { insertSession } from '../../testing/test-data-repository.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { deletePerson } from '../deletion/delete-person.ts';
import { pageRows } from '../personal-rows-repository.ts';
import { PERSONAL_TABLES, type PersonalTable } from '../personal-tables.ts';
import { provisionUser } from '../provision-user.ts';
import { subjectHash } from '../subject-hash.ts';
import { movePerson } from './move-person.ts';

const HOSTED = 'user_2abcOfSomebodyAtClerk';
const TABLES = Object.entries(PERSONAL_TABLES as Record<string, PersonalTable>);
/** The name of an entry is made of the date, the slot and a digest of the person: a calendar elsewhere takes the entries for new ones. */
const ENTRY_OF_A_FEED = /UID:[\w-]+/g;
const OF_SIGNING_IN = TABLES.map(([table]) => table).filter((table) => table.startsWith('auth_'));

/** Every row of a person in every table, without the column that says whose it is. */
async function rowsOf({ db }: Pick<Context, 'db'>, userId: string): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const [table, { owner, key }] of TABLES) {
    const rows = await pageRows(db, userId, { table, owner, key }, { after: null, limit: 5000 });
    if (rows.length === 0) continue;
    const texts = rows.map((row) => JSON.stringify('parent' in owner ? row : { ...row, [owner.column]: null }));
    // An answer that is given again names whose it is.
    all[table] =
      table === 'idempotency_key' ? texts.map((text) => text.replace(`{"of":"${userId}"}`, '{"of":"ID"}')) : texts;
  }
  return all;
}

const withoutSignIns = (rows: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(rows).filter(([table]) => !OF_SIGNING_IN.includes(table)));

describe.each(testDatabases())('somebody who moves, on %s', (kind) => {
  const testApi = useTestApi({ kind });
  let context: Context;
  let localId: string;
  let people = 0;
  beforeEach(async () => {
    ({ context } = testApi());
    people += 1;
    localId = `somebody-${people}-before`;
    await fillForPerson(context.db, localId);
  });

  test('has every row of every table under the new id, there and back, and nothing under the old one', async () => {
    const before = await rowsOf(context, localId);

    const isThere = await movePerson(context, { from: localId, to: HOSTED, isLocal: false });
    const there = await rowsOf(context, HOSTED);
    const leftBehind = await rowsOf(context, localId);
    const isBack = await movePerson(context, { from: HOSTED, to: 'another-local-id', isLocal: true });
    const back = await rowsOf(context, 'another-local-id');

    expect([isThere, isBack]).toEqual([true, true]);
    expect(Object.keys(before).toSorted()).toEqual(TABLES.map(([table]) => table).toSorted());
    expect([there, leftBehind]).toEqual([withoutSignIns(before), {}]);
    expect(withoutSignIns(back)).toEqual(withoutSignIns(before));
    expect(Object.keys(back).filter((table) => OF_SIGNING_IN.includes(table))).toEqual(['auth_user']);
    expect(await rowsOf(context, HOSTED)).toEqual({});
  });

  test('takes nothing of anybody else along, and leaves them as they were', async () => {
    await provisionUser(context, STRANGER);
    const tables = TABLES.map(([table]) => table);
    const ofStranger = await readRowsNaming(context.db, tables, STRANGER.userId);
    const ofPro = await readRowsNaming(context.db, tables, PRO.userId);

    await movePerson(context, { from: localId, to: HOSTED, isLocal: false });

    expect(await readRowsNaming(context.db, tables, STRANGER.userId)).toEqual(ofStranger);
    expect(await readRowsNaming(context.db, tables, PRO.userId)).toEqual(ofPro);
  });

  test('is not merged with rows that the new id has already: both stay as they were', async () => {
    await provisionUser(context, { ...STRANGER, userId: HOSTED });
    const [before, ofOther] = [await rowsOf(context, localId), await rowsOf(context, HOSTED)];

    const isMoved = await movePerson(context, { from: localId, to: HOSTED, isLocal: false });

    expect(isMoved).toBe(false);
    expect([await rowsOf(context, localId), await rowsOf(context, HOSTED)]).toEqual([before, ofOther]);
  });

  test('is where they were when it fails at the end', async () => {
    const before = await rowsOf(context, localId);
    const fails = () => {
      throw new Error('killed');
    };

    await expect(
      movePerson({ ...context, newId: fails }, { from: localId, to: HOSTED, isLocal: false }),
    ).rejects.toThrow('killed');

    expect([await rowsOf(context, localId), await rowsOf(context, HOSTED)]).toEqual([before, {}]);
  });

  test('twice at the same time is moved once', async () => {
    const before = await rowsOf(context, localId);

    const outcomes = await Promise.allSettled(
      [1, 2].map(() => movePerson(context, { from: localId, to: HOSTED, isLocal: false })),
    );

    expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
    expect(await rowsOf(context, HOSTED)).toEqual(withoutSignIns(before));
  });

  test('stands in the log of operators, with a digest of who they were', async () => {
    await movePerson(context, { from: localId, to: HOSTED, isLocal: false });

    const { rows } = await listLog({ ...context, operatorId: null }, { limit: 50, action: 'account-moved' });
    const [line] = rows.filter(({ detail }) => detail === subjectHash(localId));
    expect(line).toMatchObject({ isCommand: true, userId: HOSTED });
    expect(await readRowsNaming(context.db, ['admin_log'], localId)).toEqual([]);
  });
});

describe('after a day of using everything', () => {
  const testApi = useTestApi();

  test('no row names the id of before, and every read answers under the new one as it did', async () => {
    const { as, context } = testApi();
    const { db } = context;
    await insertSession(db, PRO, 'session-of-the-phone');
    const [before, after]: [Record<string, string>, Record<string, string>] = [{}, {}];
    const caller = as({ ...PRO, emailVerified: true }, { planner: embeddedPlanner });
    await personsDay(caller, PRO.userId, async (kitchen) => {
      const date = '2026-11-21';
      await as(PRO, { idempotencyKey: 'a-press' }).calorie.addMeal({ name: 'Soup', calories: 300, date });
      for (const [name, , read] of READS) before[name] = JSON.stringify(await read(caller, kitchen));
      await movePerson(context, { from: PRO.userId, to: HOSTED, isLocal: false });
      expect(await countMentions(db, PRO.userId)).toEqual({});
      const there = as({ ...PRO, userId: HOSTED, emailVerified: true }, { planner: embeddedPlanner });
      for (const [name, , read] of READS) after[name] = JSON.stringify(await read(there, kitchen));
      await movePerson(context, { from: HOSTED, to: PRO.userId, isLocal: true });
      await insertSession(db, PRO, 'session-of-the-phone');
    });

    const names = Object.keys(before).filter((name) => name !== 'users.sessions.list');
    const answers = (of: Record<string, string>) =>
      names.map((name) => [name, of[name]?.replaceAll(PRO.userId, HOSTED).replaceAll(ENTRY_OF_A_FEED, 'UID')]);
    expect(answers(after)).toEqual(answers(before));
    expect([before['users.sessions.list'], after['users.sessions.list']]).toEqual([
      expect.stringContaining('session-of-the-phone'),
      '[]',
    ]);
  }, 120_000);

  test('a deletion counts for backups from before somebody moved, too', async () => {
    const { context } = testApi();
    const listed: string[] = [];
    const deletedAccounts = {
      append: async (lines: readonly { account: string }[]) => {
        listed.push(...lines.map(({ account }) => account));
      },
    };
    await movePerson(context, { from: PRO.userId, to: HOSTED, isLocal: false });
    await movePerson(context, { from: HOSTED, to: 'local-again', isLocal: true });

    await deletePerson({ ...context, deletedAccounts, identity: { ...PRO, userId: 'local-again' } });

    expect(listed.toSorted()).toEqual([PRO.userId, HOSTED, 'local-again'].map(subjectHash).toSorted());
  });
});
