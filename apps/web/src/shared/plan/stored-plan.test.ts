import { expect, test } from 'vitest';
import { memoryStorage } from '../../features/planner/testing/memory-storage.ts';
import { storedByPerson } from '../storage/stored-by-person.ts';
import { forgetStoredPlan, storedPlan } from './stored-plan.ts';

test('each person finds the plan that they left, until it is deleted', () => {
  const stored = storedByPerson('plan', memoryStorage());
  stored.write('ana', { planId: 'a', meals: 3 });
  stored.write('ben', { planId: 'b', meals: 1 });

  forgetStoredPlan('ana', 'b', stored);
  expect(storedPlan('ana', stored)).toEqual({ planId: 'a', meals: 3 });

  forgetStoredPlan('ana', 'a', stored);
  expect(storedPlan('ana', stored)).toBeNull();
  expect(storedPlan('ben', stored)).toEqual({ planId: 'b', meals: 1 });
});

test.each([null, 'a', 7, [], { planId: 'a' }, { planId: 1, meals: 2 }, { planId: 'a', meals: '2' }])(
  'kept words like %j are no plan',
  (value) => {
    const stored = storedByPerson('plan', memoryStorage());
    stored.write('ana', value);

    expect(storedPlan('ana', stored)).toBeNull();
  },
);
