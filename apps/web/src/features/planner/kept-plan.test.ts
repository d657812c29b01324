import { expect, test } from 'vitest';
import { keptByPerson } from '../../kept-by-person.ts';
import { forgetKeptPlan, keptPlan } from './kept-plan.ts';
import { memoryStorage } from './testing/memory-storage.ts';

test('each person finds the plan that they left, until it is deleted', () => {
  const kept = keptByPerson('plan', memoryStorage());
  kept.write('ana', { planId: 'a', meals: 3 });
  kept.write('ben', { planId: 'b', meals: 1 });

  forgetKeptPlan('ana', 'b', kept);
  expect(keptPlan('ana', kept)).toEqual({ planId: 'a', meals: 3 });

  forgetKeptPlan('ana', 'a', kept);
  expect(keptPlan('ana', kept)).toBeNull();
  expect(keptPlan('ben', kept)).toEqual({ planId: 'b', meals: 1 });
});

test.each([null, 'a', 7, [], { planId: 'a' }, { planId: 1, meals: 2 }, { planId: 'a', meals: '2' }])(
  'kept words like %j are no plan',
  (value) => {
    const kept = keptByPerson('plan', memoryStorage());
    kept.write('ana', value);

    expect(keptPlan('ana', kept)).toBeNull();
  },
);
