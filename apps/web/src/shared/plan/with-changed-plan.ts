import type { Plan, PlansPage } from '@platewise/contract/plans/plan-schema';

/** A page of plans with one of them as it is after a change; a page without it stays the same. */
export function withChangedPlan<Page extends Pick<PlansPage, 'plans'>>(page: Page, changed: Plan): Page {
  if (!page.plans.some(({ _id }) => _id === changed._id)) return page;
  return { ...page, plans: page.plans.map((plan) => (plan._id === changed._id ? changed : plan)) };
}
