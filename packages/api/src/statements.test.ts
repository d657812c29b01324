import type { KyselyPlugin } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { appRouter } from './app-router.ts';
import { embeddedPlanner } from './meals/planners/embedded-planner.ts';
import { makeReader, OTHER_READS, READS, type ReaderKitchen } from './testing/every-read.ts';
import { PRO } from './testing/people.ts';
import { useTestApi } from './testing/use-test-api.ts';

const testApi = useTestApi();

let kitchen: ReaderKitchen;

beforeEach(async () => {
  kitchen = await makeReader(testApi().as(PRO, { planner: embeddedPlanner }));
});

test.each(READS)('%s asks the database %i times, and writes nothing', async (_name, statements, read) => {
  const { as, context } = testApi();
  const asked: string[] = [];
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node.kind);
      return node;
    },
    // Not where a statement is made: one that is prepared is made once.
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  };

  const db = context.db.withPlugin(counter);
  await read(as(PRO, { db, lagging: db, planner: embeddedPlanner }), kitchen);

  expect(count).toBe(statements);
  expect(asked.filter((kind) => !['SelectQueryNode', 'RawNode'].includes(kind))).toEqual([]);
});

test('every read is counted', () => {
  const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>);
  const reads = procedures.filter(([, { _def }]) => _def.type === 'query').map(([name]) => name);

  expect([...READS.map(([name]) => name), ...OTHER_READS].toSorted()).toEqual(reads.toSorted());
});
