import type { OpenDatabase } from '@platewise/db/opening/open-database';
import { vi } from 'vitest';
import { ACCOUNT_OPERATIONS, accountSchema } from '../rest/reference/account-operations.ts';
import { REFUSAL, type RestExample } from '../rest/rest-examples.ts';
import { REST_ROUTES } from '../rest/rest-routes.ts';
import { cookieOf, freshToken, PASSWORD } from './create-person.ts';
import { createTestServer, type TestServer } from './create-test-server.ts';

/** When the first call is made; each call after it a second later. */
const FIRST_CALL = Date.UTC(2026, 10, 23, 9);
const SECOND_MS = 1000;

/** Emails are sent, so that the link in one can be followed. */
const VARIABLES = {
  RATE_LIMITS: 'relaxed',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'meals@example.test',
  CONTACT_TO: 'desk@example.test',
  OUTGOING_WEBHOOKS: 'on',
};

type Sent = Omit<RestExample, 'answer'>;
type Examples = Record<string, RestExample>;

export type ExampleCalls = {
  /** Calls an operation, records the first call of each as its example, and hands back the answer. */
  call: <Answer = unknown>(procedure: string, sent?: Sent) => Promise<Answer>;
  server: TestServer;
  userId: string;
};

/**
 * Makes calls of the REST table as one person, on a server whose clock, dice and ids are the same each time; on a fresh database where
 * none is given.
 */
export async function recordExamples(
  makeCalls: (calls: ExampleCalls) => Promise<void>,
  { database }: { database?: OpenDatabase } = {},
): Promise<Examples> {
  let calls = 0;
  let ids = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: FIRST_CALL });
  const newId = () => {
    ids += 1;
    return `019aafe0-0000-7000-8000-${String(ids).padStart(12, '0')}`;
  };
  const server = await createTestServer(VARIABLES, { newId, random: () => 0.5, ...(database && { database }) });
  const examples: Examples = {};
  const call = async (token: string, procedure: string, sent: Sent) => {
    calls += 1;
    vi.setSystemTime(FIRST_CALL + calls * SECOND_MS);
    const { method, address } = addressOf(procedure, sent);
    const body = sent.body === undefined ? {} : { body: sent.body };
    const response = await server.request(method, address, { token, ...body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
    const answer = response.headers.get('content-type')?.includes('application/json') ? JSON.parse(text) : text;
    examples[procedure] ??= { ...sent, ...(text !== '' && { answer }) };
    return answer;
  };
  try {
    const { cookie, userId } = await server.signUp('asha@example.test');
    const callAsPerson = async <Answer>(procedure: string, sent: Sent = {}): Promise<Answer> =>
      call(await freshToken(server.url, cookie), procedure, sent);
    await makeCalls({ call: callAsPerson, server, userId });
    const other = await recordAccount(server, examples);
    const refusal = await server.request('GET', '/api/shared/no-such-link');
    examples[REFUSAL] = { answer: await refusal.json() };
    return withoutChance(examples, { [userId]: 'user-asha', [other]: 'user-meera' });
  } finally {
    await server.close();
    vi.useRealTimers();
  }
}

/** Signs somebody else up as a program does, gets a token, and leaves; hands back their id. */
async function recordAccount(server: TestServer, examples: Examples): Promise<string> {
  let cookie = '';
  const call = async (name: string, body?: unknown) => {
    const row = ACCOUNT_OPERATIONS.find((one) => one.name === name);
    if (!row) throw new Error(`There is no operation ${name}.`);
    const sent = body === undefined ? {} : { body };
    const response = await server.request(row.method, row.path, { headers: { cookie }, ...sent });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${JSON.stringify(answer)}`);
    if (row.cookie === 'set') cookie = cookieOf(response);
    examples[name] = { ...sent, answer };
    return row.output.parse(answer);
  };
  const credentials = { email: 'meera@example.test', password: PASSWORD };
  const made = accountSchema.parse(await call('account.signUp', { name: 'Meera', ...credentials }));
  await call('account.signIn', credentials);
  await call('account.token');
  await call('account.confirmPassword', { password: PASSWORD });
  await call('account.signOut', {});
  return made.user.id;
}

function addressOf(procedure: string, { params = {}, query }: Sent) {
  const row = REST_ROUTES.find((one) => one.procedure === procedure);
  if (!row) throw new Error(`The REST table has no row for ${procedure}.`);
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const parameters = Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  return { method: row.method, address: query ? `${path}?${new URLSearchParams(parameters).toString()}` : path };
}

const SECRETS = ['requestId', 'token', 'secret', 'signature', 'paymentId', 'subscriptionId'];
/** The session that calls are made in, and one more; they and what is derived from the id of the person are random. */
const SESSION_ID = /"([A-Za-z0-9]{32})"/g;
const PERSON_IN_CALENDAR = /-[0-9a-f]{16}@/g;

/** What is random or measured, and differs from run to run, is replaced by a name or a fixed number. */
function withoutChance(examples: Examples, people: Record<string, string>): Examples {
  const json = JSON.stringify(examples);
  const names = new Map(Object.entries(people));
  for (const [, name = '', value = ''] of json.matchAll(/"(\w+)":"([^"]+)"/g)) {
    if (SECRETS.includes(name) && !names.has(value)) names.set(value, `example-${name}`);
  }
  for (const [, id = ''] of json.matchAll(SESSION_ID)) if (!names.has(id)) names.set(id, `session-${names.size}`);
  const named = [...names].reduce((text, [value, name]) => text.replaceAll(value, name), json);
  const settled = named
    .replaceAll(PERSON_IN_CALENDAR, '-user-asha@')
    .replaceAll(/"planningMs":\d+/g, '"planningMs":150');
  return JSON.parse(settled) as Examples;
}
