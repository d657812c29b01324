/**
 * Whether a read costs more where more people are: paying people of two databases of the seed, drawn at random, read what they read all
 * day by the product's own procedures, one database after the other for each person.
 *
 *   npm run bench:size -- --few postgres://… --many postgres://… [--people 500] [--rounds 3]
 *
 * Each person's first round finds their rows on no page that this process has read before; the later ones find them in memory.
 */
import { parseArgs } from 'node:util';
import type { Identity } from '@platewise/api/context';
import { createTestApi } from '@platewise/api/testing/create-test-api';
import { openDatabase } from '@platewise/db/opening/open-database';
import { sql } from 'kysely';
import { thisWeek } from './reads/read-cases.ts';

const { values: options } = parseArgs({
  options: {
    few: { type: 'string' },
    many: { type: 'string' },
    people: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '3' },
  },
});
const { few, many } = options;
if (!few || !many) throw new Error('Name both databases: --few postgres://… --many postgres://…');

const { monday, sunday, today } = thisWeek(new Date());
type Caller = Awaited<ReturnType<typeof openSide>>['callers'][number];
const READS: Readonly<Record<string, (caller: Caller) => Promise<unknown>>> = {
  status: (caller) => caller.subscription.status(),
  favorites: (caller) => caller.favorites.list({}),
  'plans page': (caller) => caller.plans.page({ page: 1 }),
  'calendar week': (caller) => caller.calendar.read({ from: monday, to: sunday }),
  'diary day': (caller) => caller.calorie.day({ date: today }),
  'shopping list': (caller) => caller.shoppingList.read(),
};

const sides = [await openSide(few), await openSide(many)] as const;
console.log(['round', 'read', 'few p50', 'p95', 'many p50', 'p95', 'ratio p50', 'p95'].join('\t'));
for (let round = 1; round <= Number(options.rounds); round += 1) {
  for (const [name, read] of Object.entries(READS)) {
    const times = await timesOf(read);
    const [a, b] = times.map((one) => one.toSorted((x, y) => x - y)) as [number[], number[]];
    const at = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
    const figures = [at(a, 0.5), at(a, 0.95), at(b, 0.5), at(b, 0.95)].map((ms) => ms.toFixed(2));
    const ratios = [at(b, 0.5) / at(a, 0.5), at(b, 0.95) / at(a, 0.95)].map((ratio) => ratio.toFixed(2));
    console.log([round, name.padEnd(14), ...figures, ...ratios].join('\t'));
  }
}
for (const { close } of sides) await close();

/** How long a read takes each person, one database after the other. */
async function timesOf(read: (caller: Caller) => Promise<unknown>): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let person = 0; person < Number(options.people); person += 1) {
    for (const [side, { callers }] of sides.entries()) {
      const caller = callers[person % callers.length] as Caller;
      const started = performance.now();
      await read(caller);
      times[side]?.push(performance.now() - started);
    }
  }
  return times;
}

/** A database of the seed, and callers of paying people in it. */
async function openSide(databaseUrl: string) {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  const { as, clock } = await createTestApi({ database });
  clock.set(new Date().toISOString());
  const { rows } = await sql<Identity>`
    select app_user.id as "userId", app_user.email, true as "emailVerified", app_user.name, auth_session.id as "sessionId"
    from app_user
    join subscription on subscription.user_id = app_user.id
    join auth_session on auth_session."userId" = app_user.id
    where plan <> 'free' and auth_session."expiresAt" > now() order by md5(app_user.id) limit ${Number(options.people)}`.execute(
    database.db,
  );
  return { callers: rows.map((identity) => as(identity)), close: database.close };
}
