import type { ListCost } from '@platewise/contract/shopping/shopping-list-schema';
import { DAYS_IN_A_WEEK, daysOfBudget } from './budget-days.ts';
import { MONEY_WORDS, plainBudget } from './plain-budget.ts';

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

const DOLLARS = new RegExp(String.raw`\$|\b(?:${MONEY_WORDS.dollars})\b`, 'iu');
const RUPEES = new RegExp(String.raw`₹|रु|\b(?:${MONEY_WORDS.rupees})\b`, 'iu');
const OTHER_DOLLARS = /\b(?:a|c|ca|au|nz|s|hk)\$/i;
const OTHER_MONEY = new RegExp(String.raw`[€£¥₩₽₺₦₱฿]|\b(?:${MONEY_WORDS.others})\b`, 'iu');

/** Digits with separators of thousands (2,000; 1,50,000; 2 000; 2.000) and at most two decimals, and a word that multiplies. */
const NUMBER =
  /(?<![\d.,\p{L}])(-\s*)?(?:₹|\$|rs\.?|inr|usd|us\$)?\s*(-\s*)?(\d{1,3}(?:[,\u00a0\u202f ]\d{2,3})+(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?)(?![\d.]*\d)(?!\s*%)\s*(k|thousand|hundred|lakhs?|lacs?|crores?|cr|million|mn)?(?![\p{L}\d])/giu;
const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [/^hundred$/i, 100],
  [/^(?:k|thousand)$/i, 1000],
  [/^la(?:kh|c)s?$/i, 100_000],
  [/^m/i, 1_000_000],
  [/^cr/i, 10_000_000],
];

const PER_PERSON = /\b(?:(?:per|a|for each|each)\s(?:person|head|adult|member)|pp|per capita|each)\b/i;
const RANGE = /\d\s*(?:k\s*)?(?:-|–|—|to|and)\s*(?:₹|\$|rs\.?\s?|inr\s?|usd\s?)?\s*\d/i;
const UNLIMITED =
  /^\W*(?:none|nil|n\/?a|no|nothing|any|(?:no|without)\s(?:\w+\s)?(?:budget|limit)|unlimited|(?:not|isn.?t)\s(?:important|limited|an issue)|(?:does\s?n.?o?t|no)\smatter|whatever|open|flexible|high|generous|premium|luxury|expensive)\W*$/i;

/**
 * Reads a budget as people write it: '₹2000', '2,000 per week', 'usd50', '8k a month', '500 each', '3000 for 14 days'. Rupees
 * unless dollars are written; for a week unless something else is; of a range the higher amount. Counts of days, meals and
 * people are no money. Nothing is converted between currencies.
 */
export function readBudget(text: string, { people }: { people: number }): Budget {
  if (text.trim() === '') return { kind: 'none' };
  const plain = plainBudget(text);
  if (OTHER_MONEY.test(plain) || OTHER_DOLLARS.test(plain)) return { kind: 'otherCurrency' };
  const { days, rest } = daysOfBudget(plain);
  const amounts = amountsIn(rest);
  if (amounts.length === 0) return { kind: UNLIMITED.test(text) ? 'unlimited' : 'words' };
  const isPerPerson = PER_PERSON.test(rest);
  const highest = Math.max(...amounts);
  if (highest <= 0) return { kind: 'notAboveZero' };
  return {
    kind: 'amount',
    currency: DOLLARS.test(plain) && !RUPEES.test(plain) ? 'usd' : 'inr',
    perWeek: (highest * (isPerPerson ? people : 1) * DAYS_IN_A_WEEK) / days,
    isRange: amounts.length > 1,
    isConverted: isPerPerson || days !== DAYS_IN_A_WEEK,
  };
}

function amountsIn(text: string): number[] {
  // The stroke of a range is no minus.
  const plain = RANGE.test(text) ? text.replaceAll(/(?<=\d\s*(?:k\s*)?)[-–—]/gi, ' to ') : text;
  return [...plain.matchAll(NUMBER)].map(([, minus, minusBehind, digits = '', multiple = '']) => {
    const times = MULTIPLES.find(([word]) => word.test(multiple))?.[1] ?? 1;
    const value = numberOf(digits) * times;
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
