import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import type { Caller } from './app-router.ts';
import { PRO } from './testing/people.ts';
import { useTestApi } from './testing/use-test-api.ts';

const testApi = useTestApi();

/**
 * How many statements a read asks of the database: one for who calls and what they have, and then those for what was asked. What
 * makes a number smaller writes it here; nothing may make one larger.
 */
const READS: readonly [name: string, read: (caller: Caller) => Promise<unknown>, statements: number][] = [
  ['subscription.status', (caller) => caller.subscription.status(), 1],
  ['users.me', (caller) => caller.users.me(), 2],
  ['favorites.list', (caller) => caller.favorites.list({}), 2],
  ['plans.page', (caller) => caller.plans.page({}), 2],
  ['calendar.read', (caller) => caller.calendar.read({ from: '2026-11-23', to: '2026-11-29' }), 2],
  ['calorie.day', (caller) => caller.calorie.day({ date: '2026-11-23' }), 2],
  ['shoppingList.read', (caller) => caller.shoppingList.read(), 2],
];

test.each(READS)('%s asks the database no more often than it has to', async (_name, read, statements) => {
  const { as, context } = testApi();
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    // Not where a statement is made: one that is prepared is made once.
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  };
  const caller = as(PRO, { db: context.db.withPlugin(counter) });

  await read(caller);

  expect(count).toBe(statements);
});
