import type { ListCost } from '@platewise/contract/shopping-list-schema';

export type Currency = keyof ListCost;

/**
 * What a budget text says: an amount for a week and all people; that there is none; or words (or money that we know no
 * prices in), which choose cheaper foods.
 */
export type Budget =
  | { kind: 'amount'; currency: Currency; perWeek: number; isRange: boolean; isConverted: boolean }
  | { kind: 'none' }
  | { kind: 'unlimited' }
  | { kind: 'words' }
  | { kind: 'otherCurrency' }
  | { kind: 'notAboveZero' };

const DOLLARS = /\$|\b(?:us\s?d(?:ollars?)?|dollars?|bucks)\b/i;
const RUPEES = /₹|\brs\b|\binr\b|\brupees?\b|रु/iu;
const OTHER_DOLLARS = /\b(?:aud|cad|nzd|sgd|hkd)\b|\b(?:a|c|ca|au|nz|s|hk)\$/i;
const OTHER_MONEY =
  /[€£¥₩₽₺₦₱฿]|\b(?:eur(?:os?)?|gbp|pounds?|quid|yen|jpy|cny|rmb|yuan|aed|dirhams?|sar|riyals?|chf|francs?|pkr|bdt|taka|lkr|npr)\b/iu;

/** Digits with separators of thousands (2,000; 1,50,000; 2 000; 2.000) and at most two decimals, and a word that multiplies. */
const NUMBER =
  /(?<![\d.,\p{L}])(-\s*)?(?:₹|\$|rs\.?|inr|usd|us\$)?\s*(-\s*)?(\d{1,3}(?:[,\u00a0\u202f ]\d{2,3})+(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?)(?![\d.]*\d)\s*(k|thousand|hundred|lakhs?|lacs?)?(?![\p{L}\d])/giu;
const MULTIPLES: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  hundred: 100,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
};

const DAYS_IN_A_WEEK = 7;
const DAYS_IN_A_MONTH = 365.25 / 12;
const DAYS_IN_A_YEAR = 365.25;
/** How many days an amount is for, by the word for it; a week where none is named. */
const PERIODS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:fortnight(?:ly)?|bi-?weekly|(?:two|2)\sweeks?)\b/i, 2 * DAYS_IN_A_WEEK],
  [/\b(?:weeks?|weekly|wk)\b/i, DAYS_IN_A_WEEK],
  [/\b(?:months?|monthly|mo|pm)\b/i, DAYS_IN_A_MONTH],
  [/\b(?:years?|yearly|annual(?:ly)?|pa)\b/i, DAYS_IN_A_YEAR],
  [/\b(?:days?|daily)\b/i, 1],
];
const PER_PERSON = /\b(?:(?:per|a|for each|each)\s(?:person|head|adult|member)|pp|per capita|each)\b/i;
const RANGE = /\d\s*(?:-|–|—|to|and)\s*(?:₹|\$|rs\.?\s?|inr\s?)?\s*\d/i;
const UNLIMITED =
  /^\W*(?:none|nil|n\/?a|no|nothing|any|(?:no|without)\s(?:\w+\s)?(?:budget|limit)|unlimited|(?:not|isn.?t)\s(?:important|limited|an issue)|(?:does\s?n.?o?t|no)\smatter|whatever|open|flexible|high|generous|premium|luxury|expensive)\W*$/i;

/**
 * Reads a budget as people write it: '₹2000', '2,000 per week', '50 usd', '8k a month', '500 each'. Rupees unless dollars
 * are written; for a week unless something else is; of a range the higher amount. Nothing is converted between currencies.
 */
export function readBudget(text: string, { people }: { people: number }): Budget {
  if (text.trim() === '') return { kind: 'none' };
  const isOther = OTHER_MONEY.test(text) || OTHER_DOLLARS.test(text);
  if (isOther) return { kind: 'otherCurrency' };
  const days = PERIODS.find(([pattern]) => pattern.test(text))?.[1] ?? DAYS_IN_A_WEEK;
  const amounts = amountsIn(withoutPeriodCounts(text));
  if (amounts.length === 0) return { kind: UNLIMITED.test(text) ? 'unlimited' : 'words' };
  const isPerPerson = PER_PERSON.test(text);
  const highest = Math.max(...amounts);
  if (highest <= 0) return { kind: 'notAboveZero' };
  return {
    kind: 'amount',
    currency: DOLLARS.test(text) && !RUPEES.test(text) ? 'usd' : 'inr',
    perWeek: (highest * (isPerPerson ? people : 1) * DAYS_IN_A_WEEK) / days,
    isRange: amounts.length > 1,
    isConverted: isPerPerson || days !== DAYS_IN_A_WEEK,
  };
}

/** 'for 2 weeks', 'for 4 people': a count of something else is no money. */
function withoutPeriodCounts(text: string): string {
  return text.replaceAll(/\b\d+\s*(?:weeks?|days?|months?|people|persons?|adults?|kids?|children|members?)\b/gi, ' ');
}

function amountsIn(text: string): number[] {
  // The stroke of a range is no minus.
  const plain = RANGE.test(text) ? text.replaceAll(/(?<=\d\s*(?:k\s*)?)[-–—]/gi, ' to ') : text;
  return [...plain.matchAll(NUMBER)].map(([, minus, minusBehind, digits = '', multiple = '']) => {
    const value = numberOf(digits) * (MULTIPLES[multiple.toLowerCase()] ?? 1);
    return minus || minusBehind ? -value : value;
  });
}

/** '2,000' and '2.000' are two thousand, '2,5' and '2.50' two and a half. */
function numberOf(digits: string): number {
  const compact = digits.replaceAll(/[\u00a0\u202f ]/g, '');
  if (/^\d{1,3}(?:\.\d{3})+$/.test(compact)) return Number(compact.replaceAll('.', ''));
  if (/^\d+,\d{1,2}$/.test(compact)) return Number(compact.replace(',', '.'));
  return Number(compact.replaceAll(',', ''));
}
