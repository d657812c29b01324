import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Caller } from '@platewise/api/app-router';
import { createTestApi } from '@platewise/api/testing/create-test-api';
import { OWNER } from '@platewise/api/testing/people';
import { createEarlierDatabase, EARLIER_RELEASES } from '@platewise/db/testing/earlier-database';
import { testDatabases } from '@platewise/db/testing/test-database';
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { openDeviceDatabase } from './device-database.ts';
import { isPendingOperation, OPERATIONS, type Operation } from './queue/operation.ts';
import { operationStore } from './queue/operation-store.ts';
import { sendPending } from './queue/send-pending.ts';
import 'fake-indexeddb/auto';

/** What came after every earlier release, so that none lies in their queues. */
const NEWER_KINDS = [
  'shoppingList.setShop',
  'shoppingList.removeShop',
  'body.recordMeasure',
  'body.removeMeasure',
  'calorie.addWater',
  'calorie.removeWater',
];

describe.each(testDatabases())('on %s', (kind) => {
  test.each(EARLIER_RELEASES)(
    'what a device of release %s had not sent arrives whole and in order',
    async (release) => {
      const { api, context, as, close } = await createTestApi({ database: await createEarlierDatabase(release, kind) });
      const store = operationStore(() => openEarlierDevice(release, kind));
      const operations = await store.list(OWNER.userId);
      const refused: Operation[] = [];

      const rest = await sendPending(
        {
          store,
          send: (operation) => perform(as({ ...OWNER }, { idempotencyKey: operation.id }), operation),
          now: () => context.now().getTime(),
          hasNetwork: () => true,
          explain: async (refusal) => refusal,
          onDone: () => undefined,
          onRefused: (operation) => refused.push(operation),
        },
        OWNER.userId,
      );

      expect(operations.filter(isPendingOperation).length).toBeGreaterThanOrEqual(20);
      expect(new Set([...operations.map(({ kind }) => kind), ...NEWER_KINDS])).toEqual(
        new Set(Object.keys(OPERATIONS)),
      );
      expect(refused).toEqual([]);
      expect(rest).toEqual({ until: 'more' });
      expect(await store.list(OWNER.userId)).toEqual([]);
      await expect(await whatThePersonSees(api)).toMatchFileSnapshot(`testing/release-${release}-sent.txt`);
      await close();
    },
    60_000,
  );
});

/** The browser's database as the release made it: its stores, its version, and what lay in them. */
async function openEarlierDevice(release: string, kind: string) {
  const name = `device-of-${release}-${kind}`;
  const file = join(import.meta.dirname, `testing/release-${release}.json`);
  const { operations } = JSON.parse(await readFile(file, 'utf8')) as { operations: unknown[] };
  if (!(await indexedDB.databases()).some((known) => known.name === name)) {
    const earlier = await openDB(name, 1, {
      upgrade(database) {
        database.createObjectStore('kept', { keyPath: ['userId', 'name'] });
        database
          .createObjectStore('operations', { keyPath: 'position', autoIncrement: true })
          .createIndex('userId', 'userId');
        database.createObjectStore('renamed', { keyPath: 'from' }).createIndex('userId', 'userId');
      },
    });
    for (const operation of operations) await earlier.put('operations', operation);
    earlier.close();
  }
  return openDeviceDatabase(name);
}

function perform(api: Caller, { kind, input }: Operation): Promise<unknown> {
  const [domain, name] = kind.split('.') as [keyof Caller, string];
  const procedures = api[domain] as unknown as Record<string, (input: unknown) => Promise<unknown>>;
  return procedures[name]?.(input) ?? Promise.reject(new Error(`There is no procedure ${kind}.`));
}

/** What is there by names and amounts: ids are new each time. */
async function whatThePersonSees(api: Caller): Promise<string> {
  const { plans } = await api.plans.page({ pageSize: 10 });
  const favorites = await api.favorites.list({});
  const { items } = await api.shoppingList.read();
  const { days } = await api.calendar.read({ from: '2026-11-23', to: '2026-11-29' });
  const { entry } = await api.calorie.day({ date: '2026-11-21' });
  const seen = {
    plans: plans.map(({ name, meals }) => ({ name, meals: meals.map((meal) => meal.name) })),
    favorites: favorites.map(({ meal }) => meal.name),
    list: items.map(({ name, isTicked }) => ({ name, isTicked })),
    days: days.map(({ date, entries }) => ({
      date,
      entries: entries.map(({ slot, servings, note, meal }) => ({ slot, servings, note, meal: meal?.name })),
    })),
    eaten: entry?.meals.map(({ name, time, calories }) => ({ name, time, calories })),
  };
  return `${JSON.stringify(seen, null, 1)}\n`;
}
