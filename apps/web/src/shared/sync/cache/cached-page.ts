import type { Plan, PlansPage, PlansPageRequest } from '@platewise/contract/plans/plan-schema';
import type { PlanOperation } from '../../plan/plan-operations.ts';
import type { OperationInput } from '../queue/operation.ts';

type Asked = Pick<PlansPageRequest, 'page' | 'pageSize' | 'search' | 'goal'>;

/** The page that the server would answer with, made from the plans that are kept here and from what is pending to be changed. */
export function cachedPage(cached: readonly Plan[], operations: readonly PlanOperation[], asked: Asked): PlansPage {
  const { page, pageSize, search, goal } = asked;
  const found = withOperations(cached, operations).filter(
    (plan) => (!goal || plan.goal === goal) && (!search || holdsWords(plan, search)),
  );
  const first = (page - 1) * pageSize;
  return { plans: found.slice(first, first + pageSize), page, pageSize, total: found.length };
}

/** Plans as they will be when what is pending has been sent. */
function withOperations(plans: readonly Plan[], operations: readonly PlanOperation[]): Plan[] {
  let changed = [...plans];
  for (const { kind, input } of operations) {
    if (kind === 'plans.remove') changed = changed.filter(({ _id }) => _id !== input.planId);
    if (kind === 'plans.rename') {
      changed = changed.map((plan) => (plan._id === input.planId ? renamed(plan, input) : plan));
    }
  }
  return changed;
}

function renamed(plan: Plan, { name, onlyUnnamed }: OperationInput<'plans.rename'>): Plan {
  return { ...plan, name: onlyUnnamed ? (plan.name ?? name) : name };
}

/** As the server finds plans: every word in the name of the plan, its meals or their ingredients, letter case aside. */
function holdsWords({ name, meals }: Plan, search: string): boolean {
  const names = meals.flatMap((meal) => [meal.name, ...meal.items.map((item) => item.name)]);
  const text = [name ?? '', ...names].join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
