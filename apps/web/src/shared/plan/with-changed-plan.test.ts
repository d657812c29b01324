import type { Plan } from '@platewise/contract/plans/plan-schema';
import { expect, test } from 'vitest';
import { sampleCertificate, sampleMeal } from '../../features/planner/testing/sample-plan.ts';
import { withChangedPlan } from './with-changed-plan.ts';

const plan = (_id: string, mealName: string): Plan => ({
  _id,
  name: null,
  goal: 'maintenance',
  dietaryPreferences: 'vegan',
  createdAt: '2026-01-01T00:00:00.000Z',
  meals: [sampleMeal({ name: mealName })],
  certificate: sampleCertificate(),
  warnings: [],
  undoSteps: 0,
  revision: 0,
});

test('a changed plan stands where it stood', () => {
  const page = { plans: [plan('a', 'Soup'), plan('b', 'Stew'), plan('c', 'Salad')], total: 3 };

  const changed = withChangedPlan(page, plan('b', 'Curry'));

  expect(changed.plans.map(({ meals }) => meals[0]?.name)).toEqual(['Soup', 'Curry', 'Salad']);
  expect(changed.total).toBe(3);
});

test('a page without the plan is left as it is', () => {
  const page = { plans: [plan('a', 'Soup')] };

  expect(withChangedPlan(page, plan('b', 'Curry'))).toBe(page);
});
