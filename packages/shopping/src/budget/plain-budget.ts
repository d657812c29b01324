/** How people write money, as alternatives of a pattern: dollars of the United States, Indian rupees, and others. */
export const MONEY_WORDS = {
  dollars: String.raw`us\s?d(?:ollars?)?|dollars?|bucks`,
  rupees: 'rs|inr|rupees?',
  others:
    'eur(?:os?)?|gbp|pounds?|quid|yen|jpy|cny|rmb|yuan|aed|dirhams?|sar|riyals?|chf|francs?|pkr|bdt|taka|lkr|npr|aud|cad|nzd|sgd|hkd',
};

const MONEY = Object.values(MONEY_WORDS).join('|');
const AFTER_DIGITS = `${MONEY}|only|per|each|pp|pw|pm|days?|d|weeks?|wks?|w|months?|mo|years?|nights?|meals?|people|persons?`;
const SPACE_AFTER_DIGITS = new RegExp(String.raw`(?<=\d|\d\s?k)(?=(?:${AFTER_DIGITS})(?!\p{L}))`, 'giu');
const SPACE_BEFORE_DIGITS = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${MONEY}|under|below|max|upto|about|around))(?=\d)`,
  'giu',
);

const EATERS = 'people|persons?|adults?|kids?|child(?:ren)?|members?|guests?|eaters?|of us';
const DISHES = 'meals?|dishes|dinners?|lunch(?:es)?|breakfasts?|snacks?|portions?|servings?|recipes?';
/** '4 people', 'family of 4', '3 meals a day': counts of what is no money. */
const COUNTS = new RegExp(
  String.raw`\b\d+[\s-]*(?:${EATERS})\b|\b(?:family|household|group|party)\s+of\s+\d+\b|\b\d+[\s-]*(?:${DISHES})\b(?:\s*(?:a|per|each|every|\/)\s*day\b)?`,
  'giu',
);
/** '2000 for 4': behind an amount, how many it is for. */
const FOR_SO_MANY = /(?<=\d.*)\bfor\s+\d{1,2}(?=\s*(?:$|[,;.)]))/gi;

/**
 * A budget with its words apart from its figures ('usd50', '14days'), figures of other scripts as ours, and without counts of
 * people and of meals, which are no money.
 */
export function plainBudget(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO))
    .replaceAll(SPACE_AFTER_DIGITS, ' ')
    .replaceAll(SPACE_BEFORE_DIGITS, ' ')
    .replaceAll(COUNTS, ' ')
    .replaceAll(FOR_SO_MANY, ' ');
}

const DEVANAGARI_ZERO = 0x0966;
