import { expect, test } from 'vitest';
import { memoryStorage } from '../../features/planner/testing/memory-storage.ts';
import { sampleDemoPlan } from '../../features/planner/testing/sample-plan.ts';
import { demoPlans, forgetDemoPlan } from './demo-plans.ts';
import { offeredPlan } from './offered-plan.ts';
import { saveDemoPlan } from './stored-demo-plans.ts';

test('kept plans come back as they were, oldest first', () => {
  const storage = memoryStorage();

  saveDemoPlan(sampleDemoPlan('a'), storage);
  saveDemoPlan(sampleDemoPlan('b'), storage);

  expect(demoPlans(storage)).toEqual([sampleDemoPlan('a'), sampleDemoPlan('b')]);
});

test('forgetting the last one leaves nothing behind', () => {
  const storage = memoryStorage();
  saveDemoPlan(sampleDemoPlan('a'), storage);

  forgetDemoPlan('a', storage);

  expect(storage.read('demoPlans')).toBeNull();
});

test('what somebody else wrote there is passed over', () => {
  const mixed = JSON.stringify([{ key: 'x' }, sampleDemoPlan('a'), 5]);

  expect(demoPlans(memoryStorage({ demoPlans: mixed }))).toEqual([sampleDemoPlan('a')]);
  expect(demoPlans(memoryStorage({ demoPlans: '{not json' }))).toEqual([]);
  expect(demoPlans(memoryStorage({ demoPlans: '"text"' }))).toEqual([]);
});

test('the server is offered the amounts and no figures', () => {
  const { request, seed, items } = offeredPlan(sampleDemoPlan('a'));

  expect(request).toEqual(sampleDemoPlan('a').request);
  expect(seed).toBe(7);
  expect(items).toEqual([
    { name: 'Lentil stew', mealType: 'dinner', servings: 1, items: [{ food: 'lentils', grams: 80 }] },
  ]);
});
