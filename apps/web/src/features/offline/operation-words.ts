import { texts } from '@platewise/contract/texts';
import type { Operation } from './operation.ts';

const words = texts.offline;

/** What an operation is, for the person who made it. */
export function operationWords(operation: Operation): string {
  const { kind, input } = operation;
  if (kind === 'plans.save') return words.planTitle({ name: input.name ?? texts.dashboard.unnamedPlan });
  if (kind === 'plans.rename') return words.renaming({ name: input.name });
  if (kind === 'plans.remove') return words.removingPlan({ name: shownName(operation) ?? words.somePlan });
  if (kind === 'favorites.add') return words.addingFavorite({ name: input.meal.name });
  return words.removingFavorite({ name: shownName(operation) ?? words.someMeal });
}

function shownName({ shown }: Operation): string | null {
  const isNamed = typeof shown === 'object' && shown !== null && 'name' in shown;
  return isNamed && typeof shown.name === 'string' ? shown.name : null;
}
