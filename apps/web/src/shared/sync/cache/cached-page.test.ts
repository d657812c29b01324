import type { Plan } from '@platewise/contract/plans/plan-schema';
import { expect, test } from 'vitest';
import { sampleMeal } from '../../../features/planner/testing/sample-plan.ts';
import { anOperation } from '../testing/new-device.ts';
import { cachedPage } from './cached-page.ts';

const plan = (id: string, changes: Partial<Plan> = {}) =>
  ({ _id: id, name: null, goal: 'maintenance', meals: [sampleMeal({ name: `Dish no${id}` })], ...changes }) as Plan;
const KEPT = [plan('c', { goal: 'muscle_gain' }), plan('b', { name: 'Monday' }), plan('a')];
const ids = (operations: Parameters<typeof cachedPage>[1], asked: object = {}) => {
  const { plans, total } = cachedPage(KEPT, operations, { page: 1, pageSize: 10, ...asked });
  return { ids: plans.map(({ _id }) => _id), total };
};

test('the kept plans are paged as the server pages them', () => {
  expect(ids([], { page: 2, pageSize: 2 })).toEqual({ ids: ['a'], total: 3 });
  expect(ids([], { page: 9 })).toEqual({ ids: [], total: 3 });
});

test('they are found by words and by goal', () => {
  expect(ids([], { search: 'monday' }).ids).toEqual(['b']);
  expect(ids([], { search: 'dish NOA' }).ids).toEqual(['a']);
  expect(ids([], { goal: 'muscle_gain' }).ids).toEqual(['c']);
});

test('what is pending shows as done', () => {
  const removing = anOperation({ kind: 'plans.remove', input: { planId: 'c' } });
  const renaming = anOperation({ kind: 'plans.rename', input: { planId: 'a', name: 'Tuesday' } });

  expect(ids([removing, renaming])).toEqual({ ids: ['b', 'a'], total: 2 });
  expect(ids([removing, renaming], { search: 'tuesday' }).ids).toEqual(['a']);
});

test('a name that is pending only for a plan without one leaves the name that it has', () => {
  const naming = (planId: string) =>
    anOperation({ kind: 'plans.rename', input: { planId, name: 'My Meal Plan', onlyUnnamed: true } });

  expect(ids([naming('a'), naming('b')], { search: 'my meal plan' }).ids).toEqual(['a']);
});
