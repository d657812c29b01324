import { expect, test } from 'vitest';
import { createSecondFactor } from './second-factor.ts';

type Row = Record<'id' | 'secret' | 'backupCodes', string> & { verified: boolean };
type Store = Parameters<typeof createSecondFactor>[0];

const USER = { id: 'user-1', email: 'asha@example.test' };

/** A second factor that is set up, over a table of one row. */
async function setUp() {
  let row: Row | null = null;
  const store = {
    findOne: async () => row,
    create: async ({ data }: { data: Omit<Row, 'id'> }) => {
      row = { ...data, id: 'row-1' };
    },
    update: async ({ update }: { update: Partial<Row> }) => {
      if (row) row = { ...row, ...update };
    },
  } as unknown as Store;
  const secretConfig = 'the secret of sessions, long enough for a test';
  const factor = createSecondFactor(store, Promise.resolve({ secretConfig }));
  await factor.prepare(USER);
  const change = (changes: Partial<Row>) => {
    if (row) row = { ...row, ...changes };
  };
  change({ verified: true });
  const codes = await factor.renewBackupCodes(USER.id);
  return { factor, codes, change, row: () => row };
}

test('what is stored encrypted and was changed is refused, not read as something else', async () => {
  const { factor, change, row } = await setUp();
  const stored = row()?.backupCodes ?? '';
  expect(await factor.read(USER.id)).toEqual({ app: 'on', backupCodesLeft: 10 });

  for (const at of [0, Math.floor(stored.length / 2), stored.length - 1]) {
    const other = stored[at] === '0' ? '1' : '0';
    change({ backupCodes: `${stored.slice(0, at)}${other}${stored.slice(at + 1)}` });

    await expect(factor.read(USER.id)).rejects.toThrow();
  }
});

test('the same codes are never stored alike, and none is readable in the row', async () => {
  const { codes, row } = await setUp();
  const other = await setUp();

  expect(JSON.stringify(row())).not.toContain(codes[0]);
  expect(row()?.backupCodes).not.toBe(other.row()?.backupCodes);
  expect(new Set([...codes, ...other.codes]).size).toBe(20);
});
