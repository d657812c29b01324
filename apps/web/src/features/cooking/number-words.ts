const ONES = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };

/** The source of a pattern for a number as recipes write it: '8', '1.5', '1½', '1 1/2', 'twenty-five'. It captures nothing. */
export const NUMBER = [
  String.raw`\d+ \d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)? ?[½¼¾⅓⅔]?|[½¼¾⅓⅔]`,
  `(?:${TENS.join('|')})(?:[- ](?:${ONES.join('|')}))?|${[...TEENS, ...ONES].join('|')}`,
].join('|');

/** The value of a number that NUMBER matches, in lower case; not a number for anything else. */
export function numberValue(text: string): number {
  const [first = '', second] = text.trim().split(/[- ]/);
  return second ? simpleValue(first) + simpleValue(second) : simpleValue(first);
}

function simpleValue(word: string): number {
  const place = [...ONES, ...TEENS].indexOf(word);
  if (place >= 0) return place + 1;
  if (TENS.includes(word)) return 10 * (TENS.indexOf(word) + 2);
  const [, digits = '', fraction = ''] = /^([\d.,/]*)([½¼¾⅓⅔]?)$/.exec(word) ?? [];
  if (digits === '' && fraction === '') return Number.NaN;
  const [over, under = '1'] = digits.replace(',', '.').split('/');
  return Number(over) / Number(under) + (FRACTIONS[fraction] ?? 0);
}
