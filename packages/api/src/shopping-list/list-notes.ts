import type { ListCosts, ShoppingItem } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import { costNote } from '@platewise/domain/shopping/cost-text';

const { notes } = texts.shoppingList;

/** What a list says of itself: what is not on it, what is not counted, and how many prices are unknown. */
export function listNotes({
  items,
  cost,
  withoutIngredients,
  plansGone,
  isEmpty,
}: {
  items: readonly ShoppingItem[];
  cost: ListCosts;
  withoutIngredients: readonly string[];
  plansGone: number;
  isEmpty: boolean;
}): string[] {
  const atHome = items.filter(({ status }) => status === 'have').length;
  const ofPrices = costNote(cost.inr, 'INR');
  return [
    ...(isEmpty ? [notes.noMeals] : []),
    ...(plansGone > 0 ? [notes.plansGone({ count: plansGone })] : []),
    ...(withoutIngredients.length > 0
      ? [notes.withoutIngredients({ meals: listWords(withoutIngredients, 'and') })]
      : []),
    ...(atHome > 0 ? [notes.pantry({ count: atHome })] : []),
    ...(ofPrices === null ? [] : [ofPrices]),
  ];
}
