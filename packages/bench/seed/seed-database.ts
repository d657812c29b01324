import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasPendingMigrations } from '@platewise/db/migrate';
import { openPostgresDatabase } from '@platewise/db/opening/open-postgres-database';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Deal, dealPeople } from './deal-people.ts';
import { HABITS, type Habit } from './habits.ts';
import { makeKitchens } from './make-kitchens.ts';

/** People of one `copy`: the database remembers each row until its end, to look whether what it points at is there. */
const PEOPLE_AT_ONCE = 20_000;
/** Text that is handed on at once. */
const CHUNK_CHARACTERS = 256 * 1024;
const MOST_PEOPLE = 100_000_000;

/** What was written into a table. */
export type WrittenTable = { table: string; rows: number; seconds: number };

/** Why nothing was written, as a sentence for the person who asked. */
export class SeedRefusal extends Error {}

/**
 * Writes `people` into a migrated Postgres database, in one transaction: a run that fails leaves nothing. What is there stays, and no
 * index or constraint is dropped meanwhile. At the end the database counts its rows (`analyze`), since the plans of statements depend on it.
 * @param today YYYY-MM-DD, the last day that anybody of them was here
 * @param habits who there is
 * @throws SeedRefusal for a database that is not migrated or has people, unless `isAdding`
 */
export async function seedDatabase(
  databaseUrl: string,
  {
    people,
    seed,
    today,
    isAdding = false,
    habits = HABITS,
    report = () => {},
  }: {
    people: number;
    seed: number;
    today: string;
    isAdding?: boolean;
    habits?: readonly Habit[];
    report?: (written: WrittenTable) => void;
  },
): Promise<WrittenTable[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await requireRoom(client, databaseUrl, { isAdding });
    const deal = dealPeople(await makeKitchens({ seed, today, habits }), { seed, count: people });
    const written: WrittenTable[] = [];
    await client.query('begin');
    for (const { table, columns } of deal.tables) {
      const done = await copyTable(client, deal, { table, columns, people });
      written.push(done);
      report(done);
    }
    await client.query('commit');
    await client.query('analyze');
    return written;
  } finally {
    await client.end();
  }
}

/** @throws SeedRefusal for anything but a whole number from 1 to 100,000,000 */
export function readPeople(text: string | undefined): number {
  const people = Number((text ?? '').replaceAll('_', ''));
  if (/^\d[\d_]*$/.test(text ?? '') && people >= 1 && people <= MOST_PEOPLE) return people;
  throw new SeedRefusal(`--people is a whole number from 1 to ${MOST_PEOPLE}, not "${text ?? ''}".`);
}

async function requireRoom(client: pg.Client, databaseUrl: string, { isAdding }: { isAdding: boolean }): Promise<void> {
  const { db, close } = await openPostgresDatabase({ databaseUrl, poolSize: 1 });
  try {
    if (await hasPendingMigrations(db))
      throw new SeedRefusal('The database is not migrated: start the server on it once, or another version of this.');
  } finally {
    await close();
  }
  const { rows } = await client.query('select exists (select from app_user) or exists (select from auth_user) as is');
  if (rows[0]?.is && !isAdding)
    throw new SeedRefusal(
      'The database has people already. --add writes more of them next to those; nothing was changed.',
    );
}

async function copyTable(
  client: pg.Client,
  deal: Deal,
  { table, columns, people }: { table: string; columns: readonly string[]; people: number },
): Promise<WrittenTable> {
  const names = columns.map((name) => client.escapeIdentifier(name)).join(', ');
  const started = performance.now();
  let rows = 0;
  for (let first = 0; first < people; first += PEOPLE_AT_ONCE) {
    const chunks = chunksOf(deal, table, { first, end: Math.min(first + PEOPLE_AT_ONCE, people) });
    const stream = client.query(copyFrom(`copy ${client.escapeIdentifier(table)} (${names}) from stdin`));
    await pipeline(Readable.from(chunks), stream);
    rows += stream.rowCount;
  }
  return { table, rows, seconds: (performance.now() - started) / 1000 };
}

function* chunksOf(deal: Deal, table: string, { first, end }: { first: number; end: number }): Generator<string> {
  let chunk = '';
  for (let number = first; number < end; number += 1) {
    for (const line of deal.linesOf(table, deal.personOf(number))) chunk += `${line}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}
