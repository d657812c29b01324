import type { GenerateList } from '@platewise/contract/shopping/shopping-list-request-schema';
import { texts } from '@platewise/contract/texts';
import { type Budget, readBudget } from '@platewise/shopping/budget/read-budget';
import { type DietText, readDietText } from '@platewise/shopping/budget/read-diet-text';
import { invalidInput } from '../../invalid-input.ts';

/** What a list is generated from, as it was read. */
export type ReadWishes = { people: number; budgetText: string; budget: Budget; diet: DietText };

/**
 * Reads what people typed to have a list generated.
 * @throws AppError VALIDATION for a budget that is not above 0
 */
export function readWishes({
  dietaryPreferences,
  budget: budgetText,
  numberOfPeople: people,
}: GenerateList): ReadWishes {
  const budget = readBudget(budgetText, { people });
  if (budget.kind === 'notAboveZero') {
    throw invalidInput([{ path: 'budget', message: texts.shoppingList.validation.budgetAboveZero }]);
  }
  return { people, budgetText, budget, diet: readDietText(dietaryPreferences) };
}
