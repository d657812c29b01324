import type { ListUse } from '@platewise/contract/shopping/shopping-list-schema';
import { texts } from '@platewise/contract/texts';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { weekdayWords } from './date-words.ts';

const words = shoppingScreen.details;

/** When a meal is eaten that a line is for: 'Mon, Nov 23, dinner', 'Day 2, lunch', 'Dinner'; empty where nobody knows. */
export function whenWords({ date, slot, day }: Pick<ListUse, 'date' | 'slot'> & Partial<Pick<ListUse, 'day'>>): string {
  const at = date === null ? (day == null ? '' : words.day({ day })) : weekdayWords(date);
  if (slot === null) return at;
  const name = texts.calendar.slots[slot];
  return at === '' ? name : words.dateSlot({ date: at, slot: name.toLowerCase() });
}

/** A meal that a line is for, when it is eaten, and how much of it it needs. */
export function mealUseWords(use: ListUse, weight: (grams: number) => string): string {
  const when = whenWords(use);
  const amount = use.grams === null ? null : weight(use.grams);
  const meal = when === '' ? use.meal : words.use({ when, meal: use.meal });
  return amount === null ? meal : words.withAmount({ meal, amount });
}
