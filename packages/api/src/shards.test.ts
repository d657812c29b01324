import { readPlacement, type TablePlacement } from '@platewise/db/testing/table-placement';
import { createTestDatabase } from '@platewise/db/testing/test-database';
import type { LogEvent } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTokenUses } from './api-tokens/token-uses.ts';
import { verifyPersonalToken } from './api-tokens/verify-personal-token.ts';
import { appRouter, type Caller } from './app-router.ts';
import { embeddedPlanner } from './meals/planners/embedded-planner.ts';
import { createDatabaseLimiter } from './rate-limit/create-limiter.ts';
import { createTestApi, type TestApi } from './testing/create-test-api.ts';
import { OTHER_READS, READS } from './testing/every-read.ts';
import { PRO } from './testing/people.ts';
import { personsDay } from './testing/shards/persons-day.ts';
import { type Route, routeStatement, type Statement } from './testing/shards/route-statement.ts';
import { insertSession } from './testing/test-data-repository.ts';

/** A statement with what asked it, and the transaction that it was part of. */
type Asked = Statement & { procedure: string; transaction: number | null };

/**
 * What of a person's path is not answered by their shard, or the coordinator, alone: what finds the person in the first place, and what
 * every node has to know. All else has to be.
 */
const ELSEWHERE: readonly { what: string; sql: RegExp; fault: string; cost: string }[] = [
  {
    what: 'a registration looks for the address among everybody',
    sql: /^select \* from "app_user" where "registered_email" = \$1$/,
    fault: 'does not restrict app_user to a person',
    cost: 'an index of every shard, once for a person',
  },
  {
    what: 'an API token is found by its digest, and the person with it',
    sql: /from \(select user_id, id as token_id[^(]* from personal_token\s+where token_hash = \$1 and \([^)]*\)\) as "call"/,
    fault: ['personal_token', 'app_user', 'subscription', 'allowance', 'user_preferences', 'payment_subscription']
      .map((table) => `does not restrict ${table} to a person`)
      .join('; '),
    cost: 'indexes of every shard, for the first call that a process gets with it',
  },
  {
    what: 'a shared plan is found by the digest of its link',
    sql: /from "plan_link" inner join "meal_plan" .* where "plan_link"."token_hash" = \$1/,
    fault: 'does not restrict plan_link to a person; does not restrict meal_plan to a person',
    cost: 'an index of every shard, for each opening of a link',
  },
  {
    what: 'a feed is found by the digest of its link',
    sql: /^select "user_id" from "calendar" where "feed_hash" = \$1$/,
    fault: 'does not restrict calendar to a person',
    cost: 'an index of every shard, for each reading of a feed; what it holds is then one shard’s',
  },
  {
    what: 'a session that has ended is noted',
    sql: /^insert into "ended_session"/,
    fault: 'writes ended_session on every node',
    cost: 'two phases over every node, once for a sign-out',
  },
];

/** Procedures that ask for nothing of a person's: what comes without an account, words that a model makes of a plan, and operators. */
const OF_NOBODY = [
  'contact.newsletter.subscribe',
  'contact.newsletter.confirm',
  'contact.newsletter.unsubscribe',
  'contact.send',
  ...OTHER_READS.filter((name) => name !== 'users.export'),
  ...Object.keys(appRouter._def.procedures).filter((name) => name.startsWith('admin.')),
];

/**
 * Transactions that change a person's shard and tables of the coordinator together. The others need no agreement between two servers.
 */
const ON_TWO_SERVERS = {
  'a first call': ['server_secret'],
  // A receipt and its number are written together, or not at all.
  'subscription.receipts': ['document_series'],
  'users.remove': [
    'admin_log',
    'allowance_memory',
    'auth_user',
    'auth_verification',
    'deleted_account',
    'identity_removal',
    'newsletter_link',
    'newsletter_subscriber',
    'rate_counter',
    'sandbox_subscription',
    'server_secret',
  ],
};

const asked: Asked[] = [];
let procedure = 'a first call';
let placement: TablePlacement;
let testApi: TestApi;

beforeAll(async () => {
  const database = await createTestDatabase({ log: note });
  placement = await readPlacement(database.db);
  asked.length = 0;
  testApi = await createTestApi({ database });
  await spendADay();
}, 120_000);
afterAll(() => testApi.close());

test('every procedure of a person was asked', () => {
  const procedures = Object.keys(appRouter._def.procedures);
  const called = new Set(asked.map((one) => one.procedure));

  expect(procedures.filter((one) => !called.has(one) && !OF_NOBODY.includes(one))).toEqual([]);
});

test('every statement of a person’s path is answered by one shard, or by the coordinator', () => {
  const faults = asked.flatMap((one) => {
    const { people, fault } = routeStatement(one, placement);
    if (fault === null)
      return people.every((id) => id === PRO.userId) ? [] : [`${one.procedure} asks for ${people.join()}`];
    const isKnown = ELSEWHERE.some((known) => known.sql.test(one.sql) && known.fault === fault);
    return isKnown ? [] : [`${one.procedure}: ${fault}: ${one.sql}`];
  });

  expect([...new Set(faults)]).toEqual([]);
  expect(asked.length).toBeGreaterThan(500);
});

test.each(ELSEWHERE)('$what: $cost', ({ sql: text, fault }) => {
  const found = asked.filter((one) => text.test(one.sql));

  expect(found.length).toBeGreaterThan(0);
  expect(found.map((one) => routeStatement(one, placement).fault)).toEqual(found.map(() => fault));
});

test('a transaction of a person changes their shard, and local tables only where it is named', () => {
  const changed = new Map<number, { procedure: string; isSharded: boolean; local: Set<string> }>();
  for (const one of asked) {
    if (one.transaction === null || !/^\s*(insert|update|delete)/i.test(one.sql)) continue;
    const { people, local }: Route = routeStatement(one, placement);
    const known = changed.get(one.transaction) ?? { procedure: one.procedure, isSharded: false, local: new Set() };
    for (const table of local) known.local.add(table);
    changed.set(one.transaction, { ...known, isSharded: known.isSharded || people.length > 0 });
  }

  const mixed = [...changed.values()].filter(({ isSharded, local }) => isSharded && local.size > 0);
  expect(changed.size).toBeGreaterThan(50);
  expect(Object.fromEntries(mixed.map((one) => [one.procedure, [...one.local].toSorted()]))).toEqual(ON_TWO_SERVERS);
});

/** Everything that a person can ask for, once: from their first call to the end of their account. */
async function spendADay() {
  const { context, as } = testApi;
  const identity = { ...PRO, emailVerified: true, sessionId: 'session-of-the-day' };
  for (const device of ['day', 'phone', 'tablet']) await insertSession(context.db, PRO, `session-of-the-${device}`);
  const limiter = createDatabaseLimiter({ db: context.db, now: context.now, isRelaxed: true });
  const changes = { planner: embeddedPlanner, limiter };
  const caller = naming(as(identity, { ...changes, idempotencyKey: null }));
  const { token } = await as(identity).users.tokens.create({ name: 'Kitchen display' });
  await personsDay(caller, PRO.userId, async (kitchen) => {
    for (const [, , read] of READS) await read(caller, kitchen);
    for await (const _part of await caller.users.export());
    procedure = 'an API token';
    const known = { ...context, tokenUses: createTokenUses() };
    for (let times = 0; times < 2; times += 1) expect(await verifyPersonalToken(known, token)).not.toBeNull();
    const repeating = naming(as(identity, { ...changes, idempotencyKey: 'once' }));
    for (let times = 0; times < 2; times += 1) await repeating.favorites.list({});
    await naming(as({ ...identity, sessionId: 'session-of-the-tablet' })).users.sessions.end();
  });
}

let transaction = 0;
let isInTransaction = false;

function note({ query }: LogEvent): void {
  if (query.sql.startsWith('begin')) {
    transaction += 1;
    isInTransaction = true;
  } else if (query.sql === 'commit' || query.sql === 'rollback') isInTransaction = false;
  else
    asked.push({
      sql: query.sql,
      parameters: query.parameters,
      procedure,
      transaction: isInTransaction ? transaction : null,
    });
}

/** The same caller, which notes the name of each procedure that is called. */
function naming(caller: Caller, path = ''): Caller {
  return new Proxy(caller, {
    get: (_caller, key) => naming(Reflect.get(caller, key) as Caller, path ? `${path}.${String(key)}` : String(key)),
    apply: (_caller, _self, [input]) => {
      procedure = path;
      return (caller as unknown as (input: unknown) => unknown)(input);
    },
  });
}
