import type { MealType } from '@platewise/contract/generation/options';

/** Where a wish is about one meal: 'for lunch', 'soup lunches', 'at breakfast'. */
const SLOTS: readonly (readonly [MealType, RegExp])[] = [
  ['breakfast', /\bbreakfasts?\b|\bbrekk(?:ie|y)s?\b|\bbrekkers\b|\b(?:in the|each|every|most) mornings?\b/i],
  ['lunch', /\blunch(?:es)?\b/i],
  ['dinner', /\b(?:dinners?|suppers?|evening meals?|tea)\b|\b(?:in the|each|every) evenings?\b/i],
  ['snack', /\bsnacks?\b/i],
];

/** A pattern of the meals of a day, for patterns that look at what stands next to them. */
export const SLOT_WORDS = String.raw`(?<slot>breakfast|brekkie|brekky|lunch|dinner|supper|snack)(?:e?s)?\b`;

/** What may be eaten and is not asked for: 'fine with spicy', 'spicy is ok'. */
export const ONLY_ALLOWED =
  /\b(?:fine|ok|okay|allowed|no problem|not a problem|doesn['’]?t matter|either way|no need)\b/i;

/** The one meal that a clause names; undefined where it names none, or several. */
export function slotIn(clause: string): MealType | undefined {
  const named = SLOTS.filter(([, pattern]) => pattern.test(clause));
  return named.length === 1 ? named[0]?.[0] : undefined;
}

/** The meal that a word of `SLOT_WORDS` names. */
export function slotOf(word = ''): MealType {
  const slot = word.toLowerCase();
  if (slot.startsWith('brek')) return 'breakfast';
  return slot === 'breakfast' || slot === 'lunch' || slot === 'snack' ? slot : 'dinner';
}
