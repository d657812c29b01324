import { TOKEN_SCOPES } from '@platewise/contract/account/api-token-schema';
import { PLAN_IDS } from '@platewise/contract/billing/subscription-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REST_ROUTES } from '../rest/rest-routes.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';
import { accessPage } from './testing/access-page.ts';
import { type Access, type CallerKind, expectedAccess } from './testing/access-rule.ts';
import { type Answers, askEverything, nameOf } from './testing/ask-everything.ts';
import { type Caller, createCallers } from './testing/callers.ts';

const PROCEDURE_OF = new Map(REST_ROUTES.map((row) => [nameOf(row), row.procedure]));

let server: TestServer;
const asked: { caller: Caller; answers: Answers }[] = [];

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  for (const caller of await createCallers(server))
    asked.push({ caller, answers: await askEverything(server, caller) });
}, 300_000);
afterAll(() => server.close());

/** Answers that are not those of the rule, by what was asked. */
function unexpected(part: keyof Answers, procedureOf: (target: string) => string | undefined) {
  return asked.flatMap(({ caller, answers }) =>
    Object.entries(answers[part]).flatMap(([target, answer]) => {
      const expected = expectedAccess(procedureOf(target) ?? '', caller.kind);
      return answer === expected ? [] : [`${caller.name} at ${target}: ${answer}, not ${expected}`];
    }),
  );
}

test('every procedure answers everybody as it declares', () => {
  expect(unexpected('trpc', (procedure) => procedure)).toEqual([]);
});

test('every path of REST answers as its procedure declares', () => {
  expect(unexpected('rest', (route) => PROCEDURE_OF.get(route))).toEqual([]);
});

test('every kind of caller has asked', () => {
  const kinds: CallerKind[] = ['visitor', 'old session', 'operator', ...PLAN_IDS, ...TOKEN_SCOPES, 'ended', 'deleted'];

  expect(new Set(asked.map(({ caller }) => caller.kind))).toEqual(new Set(kinds));
});

test('what a paid plan is bought for is closed to a free one', () => {
  const paid = /^(calorie|shoppingList|body|imports)\.(?!forget)|^plans\.prep|^familyPlans\./;
  const free = asked.find(({ caller }) => caller.kind === 'free')?.answers.trpc ?? {};

  expect(Object.keys(free).filter((procedure) => paid.test(procedure) && free[procedure] === 'in')).toEqual([]);
});

test('docs/access.md is what the server answered', async () => {
  const answerOf = (kind: CallerKind, procedure: string): Access =>
    asked.find(({ caller }) => caller.kind === kind)?.answers.trpc[procedure] ?? 'UNAUTHENTICATED';

  await expect(accessPage(answerOf)).toMatchFileSnapshot('../../../../docs/access.md');
});
