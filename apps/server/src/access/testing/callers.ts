import { setOperator } from '@platewise/api/admin/operators/operators-repository';
import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { ageSessions } from '@platewise/api/testing/test-data-repository';
import { TOKEN_SCOPES } from '@platewise/contract/account/api-token-schema';
import { PLAN_IDS, type PlanId } from '@platewise/contract/billing/subscription-schema';
import { freshToken, PASSWORD, type Person } from '../../testing/create-person.ts';
import type { TestServer } from '../../testing/create-test-server.ts';
import type { CallerKind } from './access-rule.ts';

/** Somebody who calls everything. */
export type Caller = {
  name: string;
  kind: CallerKind;
  /** What they send, made when they begin: a bearer of a session lives two minutes. */
  bearer: () => Promise<string | undefined>;
  /** How much later it is when they call. */
  laterMs?: number;
  /** Of somebody with a plan: a plan of meals that two people share, made while they had Family. */
  shared?: SharedPlan;
};

export type SharedPlan = { planId: string; mealId: string; profileIds: string[] };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Everybody of the matrix: a visitor, each plan, a session that proved itself long ago, an operator, each scope, and bearers that are over. */
export async function createCallers(server: TestServer): Promise<Caller[]> {
  const visitor: Caller = { name: 'a visitor', kind: 'visitor', bearer: async () => undefined };
  const people = await Promise.all(PLAN_IDS.map((plan) => withPlan(server, plan)));
  const family = await server.signUp();
  await grant(server, family, 'family');
  const scoped: Caller[] = [];
  for (const scope of TOKEN_SCOPES) {
    const { token } = await makeToken(family, [scope]);
    scoped.push({ name: `a token of ${scope}`, kind: scope, bearer: async () => token });
  }
  const old = await server.signUp();
  await grant(server, old, 'family');
  await ageSessions(server.database.db, old.userId, { minutes: 16 });
  const aged: Caller = {
    name: 'a session of 16 minutes',
    kind: 'old session',
    bearer: () => freshToken(server.url, old.cookie),
  };
  const operator = await server.signUp();
  await grant(server, operator, 'family');
  await setOperator(server.database.db, operator.userId, { since: new Date() });
  const operating: Caller = {
    name: 'an operator',
    kind: 'operator',
    bearer: () => freshToken(server.url, operator.cookie),
  };
  // Made last and asked first: after two minutes these bearers would be over for another reason.
  return [...(await endedCallers(server)), visitor, ...people, aged, operating, ...scoped];
}

async function withPlan(server: TestServer, plan: PlanId): Promise<Caller> {
  const person = await server.signUp();
  await grant(server, person, 'family');
  const profileIds: string[] = [];
  for (const name of ['Asha', 'Ravi']) profileIds.push((await person.api.profiles.create.mutate({ name }))._id);
  const { planId = '', meals } = await person.api.familyPlans.generate.mutate({ profileIds, mealCount: 2 });
  await grant(server, person, plan);
  return {
    name: `somebody on ${plan}`,
    kind: plan,
    bearer: () => freshToken(server.url, person.cookie),
    shared: { planId, mealId: meals[0]?.id ?? '', profileIds },
  };
}

/** Bearers that were good once, or look as if they were. */
async function endedCallers(server: TestServer): Promise<Caller[]> {
  const [person, signedOut, deleted] = [await server.signUp(), await server.signUp(), await server.signUp()];
  const post = (path: string, options: Parameters<TestServer['request']>[2]) => server.request('POST', path, options);

  const revoked = await makeToken(person);
  await person.api.users.tokens.revoke.mutate({ tokenId: revoked.id });
  const short = await person.api.users.tokens.create.mutate({ name: 'For a day', expiresInDays: 1 });
  const ofDeleted = await makeToken(deleted);
  const origin = server.services.env.PUBLIC_URL;
  await post('/api/auth/sign-out', { body: {}, headers: { origin, cookie: signedOut.cookie } });
  await deleted.api.users.remove.mutate({ confirm: 'delete my account', password: PASSWORD });

  const ended: [name: string, bearer: string, laterMs?: number][] = [
    ['a session that was signed out', signedOut.token],
    ['a session with another’s name in it', forged(person.token, signedOut.userId)],
    ['an API token that nobody made', `plw_${'0'.repeat(43)}`],
    ['a bearer of an hour ago', person.token, HOUR_MS],
    ['an API token past its last day', short.token, 2 * DAY_MS],
    ['a revoked API token', revoked.token],
    ['an API token of a deleted account', ofDeleted.token],
  ];
  return [
    { name: 'a session of a deleted account', kind: 'deleted', bearer: async () => deleted.token },
    ...ended.map(
      ([name, bearer, laterMs = 0]): Caller => ({ name, kind: 'ended', bearer: async () => bearer, laterMs }),
    ),
  ];
}

function makeToken({ api }: Person, scopes?: (typeof TOKEN_SCOPES)[number][]) {
  return api.users.tokens.create.mutate({ name: 'Script', ...(scopes && { scopes }) });
}

/** The bearer of one person, changed to name another. */
function forged(bearer: string, userId: string): string {
  const [header, claims = '', signature] = bearer.split('.');
  const changed = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: userId, id: userId };
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
}

async function grant(server: TestServer, { api, email }: Person, plan: PlanId): Promise<void> {
  await api.subscription.status.query();
  await grantPlan({ ...server.services, db: server.database.db }, { email, plan });
}
