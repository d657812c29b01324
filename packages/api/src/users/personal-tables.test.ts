import { texts } from '@platewise/contract/texts';
import { expect, test } from 'vitest';
import { readSchema } from '../testing/every-table-repository.ts';
import { useTestApi } from '../testing/use-test-api.ts';
import { OTHER_TABLES, PERSONAL_TABLES, type PersonalTable } from './personal-tables.ts';

const testApi = useTestApi();
const personal: Record<string, PersonalTable> = PERSONAL_TABLES;

test('every table of the database either holds something of people or is known not to', async () => {
  const { columns } = await readSchema(testApi().context.db);

  const tables = [...new Set(columns.map(({ table }) => table))];
  expect([...Object.keys(personal), ...Object.keys(OTHER_TABLES)].toSorted()).toEqual(tables.toSorted());
});

test('a table with a column for a person is among those that hold something of them', async () => {
  const { columns, keys } = await readSchema(testApi().context.db);
  const named = columns.filter(({ column }) => /^user_?id$/i.test(column)).map(({ table }) => table);
  const pointing = keys
    .filter(({ parent }) => parent === 'app_user' || parent === 'auth_user')
    .map(({ table }) => table);

  expect([...named, ...pointing].filter((table) => !(table in personal))).toEqual([]);
});

test('each is described, and its owner, key and what is left out are columns that it has', async () => {
  const { columns } = await readSchema(testApi().context.db);

  for (const [table, { owner, key, leftOut = {} }] of Object.entries(personal)) {
    const names = columns.filter((column) => column.table === table).map(({ column }) => column);
    expect(names, table).toEqual(expect.arrayContaining([owner.column, ...key, ...Object.keys(leftOut)]));
    expect((texts.personalData.tables as Record<string, string>)[table], table).toMatch(/\.$/);
  }
  expect(Object.keys(texts.personalData.tables).toSorted()).toEqual(Object.keys(personal).toSorted());
});

test('nothing that looks like a secret or a digest is handed out', async () => {
  const { columns } = await readSchema(testApi().context.db);

  const secrets = columns.filter(({ table, column }) => {
    const looksSecret = /hash|token$|secret|password|fingerprint|digest|key$/i.test(column) && column !== 'key';
    return looksSecret && table in personal && !(column in (personal[table]?.leftOut ?? {}));
  });
  expect(secrets).toEqual([]);
});
