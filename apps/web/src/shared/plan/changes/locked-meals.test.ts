import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../features/planner/testing/memory-storage.ts';
import { createLockedMeals } from './locked-meals.ts';

test('a second press unlocks, and each plan has its own locks', () => {
  const locks = createLockedMeals(memoryStorage());

  locks.toggle('plan-1', 'dinner');
  locks.toggle('plan-1', 'lunch');
  locks.toggle('plan-2', 'dinner');
  locks.toggle('plan-1', 'dinner');

  expect(locks.ofPlan('plan-1')).toEqual(['lunch']);
  expect(locks.ofPlan('plan-2')).toEqual(['dinner']);
  expect(locks.ofPlan('plan-3')).toEqual([]);
});

test('locks outlive the page, as long as the tab', () => {
  const storage = memoryStorage();
  createLockedMeals(storage).toggle('plan-1', 'dinner');

  const afterReload = createLockedMeals(storage);

  expect(afterReload.ofPlan('plan-1')).toEqual(['dinner']);
});

test('a meal that the plan no longer holds is not locked any more', () => {
  const locks = createLockedMeals(memoryStorage());
  locks.toggle('plan-1', 'dinner');
  locks.toggle('plan-1', 'lunch');

  locks.keepOnly('plan-1', ['lunch', 'another-dinner']);

  expect(locks.ofPlan('plan-1')).toEqual(['lunch']);
});

test('listeners hear of every change, and of nothing else', () => {
  const locks = createLockedMeals(memoryStorage());
  const listener = vi.fn();
  const stop = locks.subscribe(listener);
  locks.toggle('plan-1', 'dinner');

  const list = locks.ofPlan('plan-1');
  locks.keepOnly('plan-1', ['dinner']);
  stop();
  locks.toggle('plan-1', 'lunch');

  expect(listener).toHaveBeenCalledTimes(1);
  expect(list).toEqual(['dinner']);
});

test.each(['not json', '[1]', '{"plan-1":"dinner"}', 'null'])('kept words like %s are no locks', (stored) => {
  const locks = createLockedMeals(memoryStorage({ lockedMeals: stored }));

  expect(locks.ofPlan('plan-1')).toEqual([]);
});
