const ONES = 'one two three four five six seven eight nine'.split(' ');

const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };

/** The source of a pattern for a number as recipes write it: '8', '1.5', '1½', '1 1/2', 'twenty-five'. It captures nothing. */
const NUMBER = [
  String.raw`\d+ \d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)? ?[½¼¾⅓⅔]?|[½¼¾⅓⅔]`,
  `(?:${TENS.join('|')})(?:[- ](?:${ONES.join('|')}))?|${[...TEENS, ...ONES].join('|')}`,
].join('|');

/** The value of a number that NUMBER matches, in lower case; not a number for anything else. */
function numberValue(text: string): number {
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

/** A time that a step names: where it stands in the text, and its seconds; of a range the shorter and the longer. */
export type NamedTime = { start: number; end: number; text: string; seconds: number; longestSeconds: number };

const SECONDS: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };
/** Longer times are for the calendar. */
const LONGEST_SECONDS = 24 * 3600;

const UNIT = String.raw`(?:hours?|hrs?|h|minutes?|mins?|seconds?|secs?)\b`;
/** Without an article: 'a second' is a second pan more often than a time. */
const ONE_UNIT = String.raw`(?:hour|minute)\b`;
const PART = `(?:(?:half|(?:three )?quarters? of)[ -](?:an? )?${ONE_UNIT})`;
const ONE = `(?:(?:an?|another|last)(?: (?:full|whole|good|further|more))? ${ONE_UNIT})`;
const AMOUNT = `(?:${NUMBER})(?: and a half)?`;
const COUNTED = `${AMOUNT}(?:[ -](?:more |further |full )?)?${UNIT}`;
const REST = `(?:(?: and|,)? ${AMOUNT} ?${UNIT}| and (?:a half|a quarter|three quarters)(?! ${ONE_UNIT}))`;
const DURATION = `(?:${PART}|(?:${ONE}|${COUNTED})${REST}?)`;
const BETWEEN = '(?: ?[-–—] ?| to | or )';
const TIME = new RegExp(
  String.raw`(?<![\w.,/½¼¾-])(?:${AMOUNT}${BETWEEN}${COUNTED}|${DURATION}(?:${BETWEEN}(?:${DURATION}|${AMOUNT}(?! \w*(?:gram|cup|spoon))))?)(?!\w)`,
  'gi',
);
/** 'for 4 minutes, then 2 on the other side', '... and let it stand for five.': the unit is that of the time before. */
const UNNAMED = new RegExp(
  String.raw`(?<=\b(?:for|then|and)(?: about| the last| another)* )(?:${NUMBER})\b(?= more)?(?=(?: more)?(?:[,;.]|$)| on (?:the other|each) side)`,
  'gi',
);

/**
 * The times in a step of a recipe, in their order. 'Overnight' and 'a few minutes' are none: nobody could say when to ring.
 */
export function findTimes(step: string): NamedTime[] {
  const named = [...step.matchAll(TIME)].flatMap(({ 0: text, index }) => timeAt(index, text));
  const unnamed = [...step.matchAll(UNNAMED)].flatMap(({ 0: text, index }) => {
    const before = named.findLast(({ end }) => end <= index);
    const isApart = named.every(({ start, end }) => index >= end || index + text.length <= start);
    if (!before || !isApart || /[.!?]\s/.test(step.slice(before.end, index))) return [];
    return timeAt(index, text, SECONDS[unitOf(before.text)] ?? 60);
  });
  return [...named, ...unnamed].toSorted((one, other) => one.start - other.start);
}

function timeAt(start: number, text: string, unitSeconds?: number): NamedTime[] {
  const ends = unitSeconds ? [numberValue(text.toLowerCase()) * unitSeconds] : endsOf(text);
  const [seconds, longestSeconds] = [Math.round(Math.min(...ends)), Math.round(Math.max(...ends))];
  if (!(seconds > 0 && longestSeconds <= LONGEST_SECONDS)) return [];
  return [{ start, end: start + text.length, text, seconds, longestSeconds }];
}

/** Seconds of each end of a range; an end without a unit has that of the other. */
function endsOf(text: string): number[] {
  const plain = inNumbers(text.toLowerCase());
  const ends = plain.split(/ ?[–—] ?| to | or |(?<=\d) ?- ?(?=\d)/);
  return ends.map((end) => {
    const parts = [...end.matchAll(/([\d.]+)[ -]*([a-z]*)/g)];
    return parts.reduce((sum, [, value, unit]) => sum + Number(value) * (SECONDS[unitOf(unit || plain)] ?? 60), 0);
  });
}

/** 'an hour and a half' as '1 hour 0.5 hour', 'twenty-five more minutes' as '25 minutes'. */
function inNumbers(text: string): string {
  const unit = /hour|minute/.exec(text)?.[0] ?? '';
  return text
    .replaceAll(/\b(?:more|further|full|whole|good|last)\b ?/g, '')
    .replaceAll(/three quarters of[ -](?:an? )?/g, '0.75 ')
    .replaceAll(/(?:a )?quarters? of[ -](?:an? )?/g, '0.25 ')
    .replaceAll(/\bhalf[ -](?:an? )?(?=hour|minute)/g, '0.5 ')
    .replaceAll(new RegExp(String.raw`(?<![\d.])(?:${NUMBER})(?![\w])`, 'g'), (found) => `${numberValue(found)} `)
    .replaceAll(/([\d.]+) +and a half(?= ?-? ?[a-z]|$)/g, (_, value: string) => `${Number(value) + 0.5} `)
    .replaceAll(/and a half\b/g, `0.5 ${unit}`)
    .replaceAll(/and a quarter\b/g, `0.25 ${unit}`)
    .replaceAll(/and (?:0\.75|3 +quarters)\b/g, `0.75 ${unit}`)
    .replaceAll(/\b(?:an?|another) ?(?=hour|minute)/g, '1 ')
    .replaceAll(/^(?=hour|minute)/g, '1 ');
}

function unitOf(text: string): string {
  return /(?:^|[\d\s-])([hms])(?:ours?|rs?|in(?:ute)?s?|ec(?:ond)?s?)?\b/i.exec(text)?.[1]?.toLowerCase() ?? 'm';
}
