/**
 * People for a database on Postgres that has none: `npm run seed -- --people 1000000` writes them with `copy`, in memory that does not
 * grow with their number. What each has was made by the product's own procedures, planner and rules on some of them, and is
 * dealt to the others (seed/habits.ts says who there is). The same seed and day give the same people.
 *
 *   npm run seed -- --people N [--database-url postgres://…] [--seed 1] [--today 2026-11-26] [--add]
 *
 * Without --database-url it is that of DATABASE_URL. The database has to be migrated: start the server on it once.
 */
import { parseArgs } from 'node:util';
import { localDate } from '@platewise/contract/dates/local-date-schema';
import { readPeople, SeedRefusal, seedDatabase } from './seed/seed-database.ts';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string' },
    'database-url': { type: 'string', default: process.env.DATABASE_URL },
    seed: { type: 'string', default: '1' },
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    add: { type: 'boolean', default: false },
  },
});

try {
  const people = readPeople(options.people);
  const databaseUrl = options['database-url'];
  if (!databaseUrl) {
    throw new SeedRefusal(
      'The seed writes into Postgres: set DATABASE_URL or --database-url. The embedded database is made for the people of one house.',
    );
  }
  const today = localDate('today').parse(options.today);
  const started = performance.now();
  const report = ({ table, rows, seconds }: { table: string; rows: number; seconds: number }) =>
    console.log(`${table.padEnd(24)}${String(rows).padStart(12)} rows${seconds.toFixed(1).padStart(9)} s`);
  const written = await seedDatabase(databaseUrl, {
    people,
    seed: Number(options.seed),
    today,
    isAdding: options.add,
    report,
  });
  const rows = written.reduce((sum, table) => sum + table.rows, 0);
  report({ table: `${people} people`, rows, seconds: (performance.now() - started) / 1000 });
} catch (error) {
  if (!(error instanceof SeedRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
