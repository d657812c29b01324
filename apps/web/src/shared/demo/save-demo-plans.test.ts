import { expect, test } from 'vitest';
import { memoryStorage } from '../../features/planner/testing/memory-storage.ts';
import { sampleDemoPlan } from '../../features/planner/testing/sample-plan.ts';
import { demoPlans } from './demo-plans.ts';
import { saveDemoPlans } from './save-demo-plans.ts';
import { saveDemoPlan } from './stored-demo-plans.ts';

function storageWith(...keys: string[]) {
  const storage = memoryStorage();
  for (const key of keys) saveDemoPlan(sampleDemoPlan(key), storage);
  return storage;
}

test('every plan is saved under its own key, oldest first, and then forgotten', async () => {
  const storage = storageWith('a', 'b');
  const keys: string[] = [];

  const saved = await saveDemoPlans(async (_plan, key) => keys.push(key), storage);

  expect(saved).toBe(2);
  expect(keys).toEqual(['a', 'b']);
  expect(demoPlans(storage)).toEqual([]);
});

test('a plan that could not be saved stays for the next time', async () => {
  const storage = storageWith('a', 'b');

  const saved = await saveDemoPlans(async (_plan, key) => {
    if (key === 'a') throw new Error('no network');
  }, storage);

  expect(saved).toBe(1);
  expect(demoPlans(storage).map(({ key }) => key)).toEqual(['a']);
});

test('two callers at once save each plan once', async () => {
  const storage = storageWith('a', 'b');
  const keys: string[] = [];
  const save = async (_plan: unknown, key: string) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    keys.push(key);
  };

  await Promise.all([saveDemoPlans(save, storage), saveDemoPlans(save, storage)]);

  expect(keys).toEqual(['a', 'b']);
});
