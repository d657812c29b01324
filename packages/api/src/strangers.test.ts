import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { appRouter, type Caller } from './app-router.ts';
import { embeddedPlanner } from './meals/planners/embedded-planner.ts';
import { newId } from './new-id.ts';
import { grantPlan } from './subscription/grant-plan.ts';
import { createTestApi, type TestApi } from './testing/create-test-api.ts';
import { makeReader, READS, type ReaderKitchen } from './testing/every-read.ts';
import { readRowsNaming } from './testing/every-table-repository.ts';
import { fillForPerson } from './testing/fill-for-person.ts';
import { PRO, person } from './testing/people.ts';
import { personsDay } from './testing/shards/persons-day.ts';
import { insertSession } from './testing/test-data-repository.ts';
import { PERSONAL_TABLES } from './users/personal-tables.ts';
import { provisionUser } from './users/provision-user.ts';

/** What a stranger was answered who named something of the owner's, next to one who named what nobody has. */
type Compared = { procedure: string; foreign: string; unknown: string; isOwnerAsBefore: boolean };

/** A link lets in anyone who has it: that is what it is made for. */
const LINKS = ['sharing.read', 'calendar.feed.read'];
/** Names of meals within a plan, of lines of a list, of public foods and of prices: what they stand in says whose they are. */
const OF_NOBODY = ['mealId', 'mealIds', 'itemId', 'fdcId', 'subscription.create planId'];

/** Where no row names a person who has spent a day, with what writes there; the last test has rows in them. */
const EMPTY_AFTER_A_DAY = {
  auth_account: 'signing up with a password',
  auth_passkey: 'making a passkey',
  auth_two_factor: 'setting up an app that shows codes',
  auth_verification: 'asking for a new password',
  billing_letter: 'emails about payments',
  newsletter_subscriber: 'the newsletter, which takes addresses and no bearer',
  newsletter_link: 'the newsletter',
  rate_counter: 'the limits that the database counts',
  idempotency_key: 'calls with a key',
  person_model_spending: 'a language model',
  sandbox_payment: 'paying in the sandbox, whose rows name a subscription',
};

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const TABLES = Object.keys(PERSONAL_TABLES);

let testApi: TestApi;
const compared: Compared[] = [];
const tablesOfOwner = new Set<string>();

beforeAll(async () => {
  testApi = await createTestApi();
  const { as, context } = testApi;
  await insertSession(context.db, PRO, 'session-of-the-phone');
  const owner = comparing(as({ ...PRO, emailVerified: true }, { planner: embeddedPlanner }));
  await personsDay(owner, PRO.userId, async (kitchen) => {
    await owner.users.tokens.create({ name: 'Kitchen display' });
    for (const [, , read] of READS) await read(owner, kitchen);
    await compareOthers(owner, kitchen);
  });
}, 120_000);
afterAll(() => testApi.close());

test('a stranger who names what is somebody else’s is answered as one who names what nobody has', () => {
  const different = compared.filter(({ foreign, unknown }) => foreign !== unknown);

  expect(different).toEqual([]);
  expect(compared.length).toBeGreaterThan(50);
});

test('whatever a stranger names, every row of the owner stays as it was', () => {
  expect(compared.filter(({ isOwnerAsBefore }) => !isOwnerAsBefore)).toEqual([]);
});

test('every procedure that takes an id was asked so', () => {
  const asked = new Set(compared.map(({ procedure }) => procedure));
  const inputs = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>;
  // What is for operators is not there for strangers, which the access matrix asks.
  const forPeople = Object.keys(inputs).filter((procedure) => !procedure.startsWith('admin.'));
  const takesId = forPeople.filter((procedure) =>
    inputs[procedure]?._def.inputs.flatMap(idFieldsOf).some((field) => !OF_NOBODY.includes(`${procedure} ${field}`)),
  );

  expect(takesId.filter((procedure) => !asked.has(procedure))).toEqual([]);
});

test('the owner had something in every table meanwhile', () => {
  const missing = TABLES.filter((table) => !tablesOfOwner.has(table));

  expect(missing.toSorted()).toEqual(Object.keys(EMPTY_AFTER_A_DAY).toSorted());
});

test('what strangers are answered is as it was', async () => {
  const lines = compared.map(({ procedure, foreign }) => `${procedure}: ${foreign.slice(0, 60)}`);

  await expect(`${[...new Set(lines)].toSorted().join('\n')}\n`).toMatchFileSnapshot('frozen/strangers.txt');
});

test('nothing that a stranger reads names somebody who has a row in every table', async () => {
  const { as, context } = testApi;
  const other = 'user-with-rows-everywhere';
  await fillForPerson(context.db, other);
  const stranger = person('reader');
  await provisionUser(context, stranger);
  await grantPlan(context, { email: stranger.email, plan: 'family' });
  const caller = as(stranger, { planner: embeddedPlanner });
  const kitchen = await makeReader(caller);
  const answers: Record<string, string> = {};
  for (const [name, , read] of READS) answers[name] = JSON.stringify(await read(caller, kitchen));
  answers['users.export'] = '';
  for await (const piece of await caller.users.export()) answers['users.export'] += piece;

  const rows = await readRowsNaming(context.db, TABLES, other);
  const filled = new Set(rows.map((row) => row.split(' ')[0]));
  expect(TABLES.filter((table) => !filled.has(table))).toEqual([]);
  expect(Object.keys(answers).filter((name) => answers[name]?.includes(other))).toEqual([]);
});

/** Ids where the day of a person names none. */
async function compareOthers(owner: Caller, { planId }: ReaderKitchen): Promise<void> {
  const [profile] = await owner.profiles.list();
  const [favorite] = await owner.favorites.list({});
  const { generatedId } = await owner.shoppingList.generate({ numberOfPeople: 2 });
  const shopId = newId();
  await owner.shoppingList.setShop({ shopId, name: 'Market', aisles: [] });
  const profileId = profile?._id;
  const bite = { name: 'Soup', calories: 300, date: '2026-11-23' };
  await compare('meals.generate', { profileId });
  await compare('meals.generateStepwise', { profileId });
  await compare('calendar.fill', { profileId, days: [{ date: '2026-12-20' }] });
  await compare('plans.prepWords', { planIds: [planId] });
  await compare('shoppingList.weekWords', { generatedId });
  await compare('shoppingList.follow', { generatedId, numberOfPeople: 2 });
  await compare('calorie.addMeal', { ...bite, favoriteId: favorite?._id });
  await compare('calendar.place', { date: '2026-12-20', slot: 'lunch', favoriteId: favorite?._id });
  await compare('shoppingList.addItem', { name: 'Milk', shopId });
  await compare('shoppingList.updateItem', { itemId: 'onion', shopId });
}

/** The same caller, before each of whose calls two strangers make it: with the ids that it has, and with ids that nothing has. */
function comparing(caller: Caller, path = ''): Caller {
  return new Proxy(caller, {
    get: (_caller, key) => comparing(Reflect.get(caller, key) as Caller, path ? `${path}.${String(key)}` : String(key)),
    apply: async (_caller, _self, [input]) => {
      if (!LINKS.includes(path)) await compare(path, input);
      return (caller as unknown as (input: unknown) => unknown)(input);
    },
  });
}

async function compare(procedure: string, input: unknown): Promise<void> {
  if (input === undefined) return;
  const renamed = withUnknownIds(input);
  if (JSON.stringify(renamed) === JSON.stringify(input)) return;
  const before = await rowsOfOwner();
  const foreign = await answerTo(procedure, input);
  const isOwnerAsBefore = (await rowsOfOwner()).join('\n') === before.join('\n');
  const unknown = await answerTo(procedure, renamed);
  compared.push({ procedure, foreign, unknown, isOwnerAsBefore });
  for (const row of before) tablesOfOwner.add(row.slice(0, row.indexOf(' ')));
}

async function rowsOfOwner(): Promise<string[]> {
  return readRowsNaming(testApi.context.db, TABLES, PRO.userId);
}

let strangers = 0;

/** What somebody new with every entitlement is answered, without what is chance in it. */
async function answerTo(procedure: string, input: unknown): Promise<string> {
  const { as, context } = testApi;
  strangers += 1;
  const stranger = person(`stranger-${strangers}`);
  await provisionUser(context, stranger);
  await grantPlan(context, { email: stranger.email, plan: 'family' });
  const call = procedure
    .split('.')
    .reduce<unknown>((found, name) => Reflect.get(Object(found), name), as(stranger, { planner: embeddedPlanner }));
  const answer = await (call as (input: unknown) => Promise<unknown>)(input).catch(refusalOf);
  const text = JSON.stringify(answer) ?? '';
  return text
    .replaceAll(UUID, '<id>')
    .replaceAll(/[\w-]{40,}/g, '<secret>')
    .replaceAll(new RegExp(`stranger-${strangers}\\b`, 'g'), 'stranger');
}

function refusalOf(error: unknown): object {
  const cause = error instanceof Error && error.cause;
  return cause instanceof AppError ? { code: cause.code, message: cause.message } : { fault: String(error) };
}

/** The same input with every id replaced by one that nothing has. */
function withUnknownIds(input: unknown): unknown {
  const replaced = new Map<string, string>();
  const text = (JSON.stringify(input) ?? 'null').replaceAll(UUID, (id) => {
    const other = replaced.get(id) ?? newId();
    replaced.set(id, other);
    return other;
  });
  return JSON.parse(text, (key, value) =>
    (key === 'subscriptionId' || key === 'sessionId') && !UUID.test(value) ? 'unknown' : value,
  );
}

/** The fields of an input that name a record. */
function idFieldsOf(schema: z.ZodType): string[] {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const names = [...text.matchAll(/"(\w+Ids?)":\{/g)].map(([, name = '']) => name);
  return names.filter((name) => name !== 'userId' && !OF_NOBODY.includes(name));
}
