import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runMaintenance } from '../maintenance/run-maintenance.ts';
import { listPaymentTasks } from '../testing/payment-data-repository.ts';
import { OWNER, PASSWORD, STRANGER } from '../testing/people.ts';
import { useStandIn } from '../testing/use-stand-in.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { listDeletions } from '../users/deletion/list-deletions.ts';
import { subjectHash } from '../users/subject-hash.ts';
import { findById } from '../users/users-repository.ts';
import { deletedAccountsFile } from './deleted-accounts-file.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const BYE = { confirm: 'delete my account', password: PASSWORD };
const HOUR_MS = 3_600_000;
const entry = (userId: string, deletedAt: string) => ({ account: subjectHash(userId), deletedAt });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platewise-deleted-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const list = () => deletedAccountsFile(join(folder, 'data/deleted-accounts.jsonl'));

describe('the list of deleted accounts', () => {
  test('is its owner’s alone, grows by lines, and holds no id', async () => {
    const [a, b] = [entry('user-a', '2026-11-21T10:00:00.000Z'), entry('user-b', '2026-11-21T11:00:00.000Z')];

    await list().append([a]);
    await list().append([b]);

    expect(await list().read()).toEqual([a, b]);
    expect((await stat(list().path)).mode & 0o777).toBe(0o600);
    expect(await readFile(list().path, 'utf8')).not.toContain('user-');
  });

  test('has nothing while nobody was deleted', async () => {
    expect(await list().read()).toEqual([]);
  });

  test('loses a line that a crash tore, and nothing that comes after it', async () => {
    const [a, b] = [entry('user-a', '2026-11-21T10:00:00.000Z'), entry('user-b', '2026-11-21T11:00:00.000Z')];
    await list().append([a]);
    await appendFile(list().path, '{"account":"0f3b');

    await list().append([b]);

    expect(await list().read()).toEqual([a, b]);
  });

  test('that was spoilt is reported with its line, rather than brought back to life', async () => {
    await list().append([entry('user-a', '2026-11-21T10:00:00.000Z')]);
    await appendFile(list().path, '{"account":"user-b","deletedAt":"yesterday"}\n');

    await expect(list().read()).rejects.toThrow('Line 2');
  });
});

describe('an account that was deleted after the backup', () => {
  const testApi = useTestApi();
  const razorpay = useStandIn(testApi);
  const file = () => join(folder, 'all.backup');
  const uses = () => ({ ...testApi().context, deletedAccounts: list() });
  const isThere = async (userId: string) => (await findById(testApi().context.db, userId)) !== undefined;
  const back = () => takeBackup(uses(), { path: file(), isOverwritten: true, product: '0.1.0' });
  const restore = () => restoreBackup(uses(), { path: file(), isReplacing: true, lists: [list()] });

  test('is deleted again by a restore, and nobody else is', async () => {
    const { as, otherApi, clock } = testApi();
    await as(OWNER).users.me();
    await otherApi.users.me();
    await back();
    clock.advance(HOUR_MS);
    await as(OWNER, { deletedAccounts: list() }).users.remove(BYE);
    expect(await list().read()).toEqual([entry(OWNER.userId, clock.now().toISOString())]);

    const { deletedAgain } = await restore();

    expect({ deletedAgain, owner: await isThere(OWNER.userId), other: await isThere(STRANGER.userId) }).toEqual({
      deletedAgain: 1,
      owner: false,
      other: true,
    });
  });

  test('is known also when the list could not be written then', async () => {
    const { as, context, clock } = testApi();
    await as(OWNER).users.me();
    await back();
    clock.advance(60_000);
    const failing = { append: () => Promise.reject(new Error('ENOSPC')) };
    await as(OWNER, { deletedAccounts: failing }).users.remove(BYE);
    clock.advance(2 * HOUR_MS);
    await runMaintenance(context);

    expect((await restore()).deletedAgain).toBe(1);
    expect(await isThere(OWNER.userId)).toBe(false);
  });

  test('stays where it came back before the backup, and goes where its deletion was under way', async () => {
    const { as, context, clock } = testApi();
    const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds).toISOString();
    for (const person of [OWNER, STRANGER]) await as(person).users.me();
    await list().append([entry(OWNER.userId, ago(2 * HOUR_MS)), entry(STRANGER.userId, ago(1000))]);
    await back();

    await restore();

    expect([await isThere(OWNER.userId), await isThere(STRANGER.userId)]).toEqual([true, false]);
    expect(await listDeletions({ ...context, deletedAccounts: list() })).toBe(0);
  });

  test('has its subscription ended again, and only what was charged later is paid back', async () => {
    const { api, buy, context, clock } = razorpay();
    const payment = await buy('pro_monthly');
    await api.subscription.confirm(payment);
    await back();
    clock.advance(HOUR_MS);
    await list().append([entry(OWNER.userId, clock.now().toISOString())]);

    await restore();

    const tasks = await listPaymentTasks(context.db);
    expect(tasks.map(({ kind, target }) => ({ kind, target }))).toEqual([
      { kind: 'cancel', target: payment.subscriptionId },
    ]);
  });

  test('cannot come back by a list that cannot be read: nothing is restored', async () => {
    await testApi().otherApi.users.me();
    await back();
    await list().append([]);
    await writeFile(list().path, 'nonsense\n');
    await testApi().api.users.me();

    await expect(restore()).rejects.toThrow('Line 1');

    expect(await isThere(OWNER.userId)).toBe(true);
  });
});
