import { texts } from '@platewise/contract/texts';
import { calendarOperationWords, isCalendarOperation } from '../../features/calendar/data/calendar-operation.ts';
import { diaryOperationWords, isDiaryOperation } from '../../features/diary/data/diary-operation.ts';
import type { Operation } from '../../shared/sync/queue/operation.ts';

const words = texts.offline;

/** What an operation is, for the person who made it. */
export function operationWords(operation: Operation): string {
  if (isDiaryOperation(operation)) return diaryOperationWords(operation);
  if (isCalendarOperation(operation)) return calendarOperationWords(operation);
  const { kind, input } = operation;
  if (kind === 'plans.save') return words.planTitle({ name: input.name ?? texts.dashboard.unnamedPlan });
  if (kind === 'plans.rename') return words.renaming({ name: input.name });
  if (kind === 'plans.remove') return words.removingPlan({ name: shownName(operation) ?? words.somePlan });
  if (kind === 'favorites.add') return words.addingFavorite({ name: input.meal.name });
  if (kind === 'shoppingList.addItem') return words.addingItem({ name: input.name });
  if (kind === 'shoppingList.updateItem') return words.changingItem({ name: shownName(operation) ?? words.someItem });
  if (kind === 'shoppingList.removeItem') return words.removingItem({ name: shownName(operation) ?? words.someItem });
  return words.removingFavorite({ name: shownName(operation) ?? words.someMeal });
}

function shownName({ shown }: Operation): string | null {
  const isNamed = typeof shown === 'object' && shown !== null && 'name' in shown;
  return isNamed && typeof shown.name === 'string' ? shown.name : null;
}
