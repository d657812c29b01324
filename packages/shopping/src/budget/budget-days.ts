export const DAYS_IN_A_WEEK = 7;
const DAYS_IN_A_MONTH = 365.25 / 12;
const DAYS_IN_A_YEAR = 365.25;
const MEALS_IN_A_DAY = 3;

/** The days of a word, which stands with a count or without one. */
const UNITS: readonly (readonly [words: RegExp, days: number])[] = [
  [/^(?:d|days?|nights?)$/i, 1],
  [/^(?:w|wks?|weeks?)$/i, DAYS_IN_A_WEEK],
  [/^fortnights?$/i, 2 * DAYS_IN_A_WEEK],
  [/^(?:m|mo|mths?|months?)$/i, DAYS_IN_A_MONTH],
  [/^(?:y|yrs?|years?)$/i, DAYS_IN_A_YEAR],
  [/^meals?$/i, 1 / MEALS_IN_A_DAY],
];
/** Words that say of themselves how often. */
const OFTEN: readonly (readonly [words: RegExp, days: number])[] = [
  [/\b(?:bi-?weekly|fortnightly)\b/i, 2 * DAYS_IN_A_WEEK],
  [/\b(?:weekly|p[./]?\s?w)\b/i, DAYS_IN_A_WEEK],
  [/\b(?:monthly|p[./]?\s?m)\b/i, DAYS_IN_A_MONTH],
  [/\b(?:yearly|annual(?:ly)?|p[./]?\s?a)\b/i, DAYS_IN_A_YEAR],
  [/\b(?:daily|p[./]?\s?d)\b/i, 1],
];
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

const COUNT = String.raw`\d+|one|two|three|four`;
const UNIT = 'days?|nights?|weeks?|wks?|fortnights?|months?|mths?|mo|years?|yrs?';
/** 'per week', 'a day', 'every 2 weeks', '/m', 'a 2-week': not 'for a month', which says how long and not how often. */
const RATE = new RegExp(
  String.raw`(?:(?<!\bfor\s+)\b(?:per|an?|each|every)\b|\/)\s*(?:(${COUNT})[\s-]*)?(${UNIT}|meals?|[dwmy])\b`,
  'giu',
);
/** '14 days', '14-day', 'for two weeks', 'a month', 'week'. */
const LENGTH = new RegExp(String.raw`(?:\b(${COUNT})[\s-]*)?\b(${UNIT})\b|\b(\d+)\s*([dw])\b`, 'giu');

/**
 * How many days the amount of a budget is for, a week where it does not say, and the text without what says it, so that a
 * count of days is not read as money: '3000 for 14 days' is for 14 days, '500 a day for 2 weeks' for one.
 */
export function daysOfBudget(text: string): { days: number; rest: string } {
  const rest = text.replaceAll(RATE, ' ').replaceAll(LENGTH, ' ');
  const often = OFTEN.find(([pattern]) => pattern.test(text))?.[1];
  const [rate] = text.matchAll(RATE);
  const [length] = text.matchAll(LENGTH);
  const days = (rate && daysOf(rate)) || often || (length && daysOf(length)) || DAYS_IN_A_WEEK;
  return { days, rest };
}

function daysOf([, count, unit, shortCount, shortUnit]: RegExpExecArray): number {
  const [typed, word] = [count ?? shortCount ?? '1', unit ?? shortUnit ?? ''];
  const days = UNITS.find(([words]) => words.test(word))?.[1] ?? DAYS_IN_A_WEEK;
  return (COUNTS[typed.toLowerCase()] ?? Number(typed)) * days;
}
