/**
 * What memory a server has under load: `npm run bench:memory` has a thousand people read all day's things and some of them plan, at a
 * steady rate, and prints the resident memory of the server's process every minute.
 *
 *   npm run bench:memory -- [--minutes 60] [--rate 200] [--plans 5]
 *
 * The rates are calls a second. Postgres is the server of DATABASE_URL, on which a database is made and dropped.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon, { type Request } from 'autocannon';
import { makeKitchen } from './reads/make-kitchen.ts';
import { copyPeople } from './reads/people.ts';
import { makePlace, withDatabase } from './reads/places.ts';
import { readCases, thisWeek, trpcPath } from './reads/read-cases.ts';
import { freePort, grantPro, startServer } from './reads/start-process.ts';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '200' },
    plans: { type: 'string', default: '5' },
  },
});
const POSTGRES = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const PEOPLE = 1000;
const SETTLED_MS = 5000;
const minutes = Number(options.minutes);

const place = await makePlace('postgres', POSTGRES);
try {
  const origin = `http://localhost:${await freePort()}`;
  const variables = { DATA_DIR: place.dataDir, PUBLIC_URL: origin, DATABASE_URL: place.databaseUrl ?? '' };
  const week = thisWeek(new Date());
  const filling = await startServer(variables);
  const becomePro = (email: string) => grantPro(email, variables);
  const { userId } = await makeKitchen(filling.url, { origin, week, size: 'beginner', becomePro });
  await filling.stop();
  const readers = await withDatabase(place, (db) => copyPeople(db, { userId, count: PEOPLE, issuer: origin }));
  const server = await startServer(variables);
  await wait(SETTLED_MS);
  console.log(`settled: ${residentMb(server.pid)} MB`);

  const cases = readCases(week);
  const reads = readers.flatMap((reader) =>
    cases.flatMap((one): Request[] => {
      const headers = { authorization: `Bearer ${reader.session}` };
      return [
        { path: one.rest(reader), headers },
        { path: trpcPath(one, reader), headers },
      ];
    }),
  );
  const plans = readers.map(({ session }, seed): Request => {
    const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
    const body = { goal: 'balanced', dietaryPreferences: 'none', mealCount: 3, calorieTarget: 2000, seed };
    return { method: 'POST', path: '/api/meals/generate', headers, body: JSON.stringify(body) };
  });
  const load = (requests: Request[], connections: number, rate: number) =>
    autocannon({ url: server.url, connections, duration: minutes * 60, overallRate: rate, requests });
  const ended = Promise.all([load(reads, 16, Number(options.rate)), load(plans, 4, Number(options.plans))]);
  for (let minute = 1; minute <= minutes; minute += 1) {
    await wait(60_000);
    console.log(`${minute} min: ${residentMb(server.pid)} MB`);
  }
  for (const { requests, non2xx, errors } of await ended)
    console.log(`${requests.total} calls, ${non2xx} refused, ${errors} errors`);
  await wait(SETTLED_MS);
  console.log(`after it: ${residentMb(server.pid)} MB`);
  await server.stop();
} finally {
  await place.remove();
}

function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
