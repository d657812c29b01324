import type { MealType } from '@platewise/contract/generation/options';

/** How people call each meal. */
const NAMES: Readonly<Record<MealType, string>> = {
  breakfast:
    'breakfasts?|brekfasts?|breakfsts?|breafasts?|brekk(?:ie|y)s?|brekkers|breky|brunch(?:es)?|morning meals?|(?:to )?start (?:the|my|our|his|her|every|each) (?:day|morning)s?|(?:(?:when|after) )?(?:i|we) wake up|first thing|on waking|(?:in the|each|every|most|of a|first thing in the) mornings?|mornings',
  lunch: 'lunch(?:es)?|lunch ?times?|midday(?: meals?)?|noon|packed lunch(?:es)?|lunch ?box(?:es)?|tiffin',
  dinner:
    'dinn?ers?|dinner ?times?|suppers?|evening meals?|tea(?:time)?(?! ?(?:spoon|towel|bag|leaf|leaves))|(?:in the|each|every|of an) evenings?|(?:at|every|each|late at) nights?|evenings',
  snack: 'snacks?|nibbles?|elevenses|snacking|afternoon bites?',
};

const SLOTS: readonly (readonly [MealType, RegExp])[] = Object.entries(NAMES).map(([slot, names]) => [
  slot as MealType,
  new RegExp(String.raw`\b(?:${names})\b`, 'i'),
]);

/** A pattern of the meals of a day, for patterns that look at what stands next to them. */
export const SLOT_WORDS: string = String.raw`(?<slot>${Object.values(NAMES).join('|')})\b`;

/** What may be eaten and is not asked for: 'fine with spicy', 'spicy is ok'. */
export const ONLY_ALLOWED =
  /\b(?:fine|ok|okay|allowed|no problem|not a problem|doesn['’]?t matter|either way|no need)\b/i;

const ANY_MEAL = new RegExp(String.raw`\b${SLOT_WORDS}`, 'i');

/** Whether a clause names a meal of the day. */
export function namesMeal(clause: string): boolean {
  return ANY_MEAL.test(clause);
}

/** The one meal that a clause names; undefined where it names none, or several. */
export function slotIn(clause: string): MealType | undefined {
  const named = SLOTS.filter(([, pattern]) => pattern.test(clause));
  return named.length === 1 ? named[0]?.[0] : undefined;
}

/** The meal that a word of `SLOT_WORDS` names. */
export function slotOf(word = ''): MealType {
  return SLOTS.find(([, pattern]) => pattern.test(word))?.[0] ?? 'dinner';
}
