/** Grams of each unit; pound and ounce as NIST Handbook 44 (2024), appendix C, has them. */
const UNITS: Readonly<Record<string, number>> = {
  kg: 1000,
  kilo: 1000,
  kilogram: 1000,
  g: 1,
  gr: 1,
  gram: 1,
  lb: 453.59,
  pound: 453.59,
  oz: 28.35,
  ounce: 28.35,
};
const COUNTS: Readonly<Record<string, number>> = {
  'three quarters': 0.75,
  quarter: 0.25,
  half: 0.5,
  couple: 2,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const FRACTIONS: Readonly<Record<string, number>> = {
  '1/4': 0.25,
  '¼': 0.25,
  '1/2': 0.5,
  '½': 0.5,
  '3/4': 0.75,
  '¾': 0.75,
};
const FRACTION = '1[/⁄]4|1[/⁄]2|3[/⁄]4|[¼½¾]';
const UNIT = '(?<unit>kilograms?|kilos?|kg|grams?|gr|g|pounds?|lbs?|ounces?|oz)';
const NUMBER = String.raw`(?<number>\d+(?:[.,]\d+)?)(?![/⁄\d])(?: ?(?<part>${FRACTION}))?`;
const COUNT = String.raw`\b(?<count>${Object.keys(COUNTS).join('|')})(?: (?:of )?an?| of)?`;
/** 'one and a half kilos', 'a pound and a half' */
const AND_A_HALF = (name: string) => String.raw`(?<${name}>\sand a half)?`;
const QUANTITY = String.raw`(?:(?<![\d/⁄.,])(?<fraction>${FRACTION})(?: of)?(?: an?)?|(?<![\d/⁄.,])${NUMBER}|${COUNT})${AND_A_HALF('more')}[\s-]?${UNIT}${AND_A_HALF('andHalf')}`;
/** What the amount comes in: 'a 3 lb bag of apples', 'a 400g tin of chickpeas'. */
const PACK = String.raw`(?:\s(?:bags?|packs?|packets?|boxes|box|tins?|cans?|jars?|tubs?|blocks?|sacks?|punnets?|pieces?|joints?|lumps?|trays?))?`;
const AMOUNT = new RegExp(
  String.raw`${QUANTITY}${PACK}(?:\sof)?(?:\s(?:the|some|my|our|leftover|frozen|fresh|cooked|minced|dried|tinned|raw|good|nice|lovely))*\s(?<rest>(?:[\p{L}-]+\s){0,2})$`,
  'iu',
);
/** 'mushrooms 250g', 'spinach, about 200 g to use up' */
const AMOUNT_BEHIND = new RegExp(
  String.raw`^\s(?:about |around |roughly |approx\w* |ca |~)?${QUANTITY}\b(?=\W*(?:$|(?:left|leftover|over|to|in|that|which|needs?|and|from|at|on|please|pls)\b))`,
  'iu',
);
/** Parts without a unit need no closer look. */
const NAMES_UNIT = /(?:\d|\b)(?:kilos?|kilograms?|kg|gr?|grams?|pounds?|lbs?|ounces?|oz)\b/i;
/** Of an amount per person, meal or day nothing is at hand. */
const OF_EACH = /\b(?:per|each|every|a) (?:person|meal|day|portion|serving|week)\b/i;
/** What is limited or counted by it is no food that lies there: 'carbs under 100 g', 'no more than 3 lbs'. */
const OF_LIMIT = /\b(?:under|below|less than|at most|at least|max\w*|no more than|up to|limit\w*)\s$/i;

/** The grams that stand next to a food in a part of the notes: '300 g of', 'half a kilo of leftover', '250g' behind it; undefined for none. */
export function gramsNextTo(part: string, start: number, end: number): number | undefined {
  if (!NAMES_UNIT.test(part)) return undefined;
  return gramsBefore(part, start) ?? gramsOf(AMOUNT_BEHIND.exec(part.slice(end))?.groups, part);
}

/** The grams that stand right before a place in a part of the notes. */
function gramsBefore(part: string, at: number): number | undefined {
  const match = AMOUNT.exec(part.slice(0, at));
  const rest = match?.groups?.rest ?? '';
  if (!match || /\b(?:and|or|with|in|for)\b/i.test(rest) || OF_LIMIT.test(part.slice(0, match.index))) return undefined;
  return gramsOf(match.groups, part);
}

function gramsOf(groups: Record<string, string | undefined> | undefined, part: string): number | undefined {
  const { number, fraction, part: further, count = '', unit = '', more, andHalf } = groups ?? {};
  const each = UNITS[unit.toLowerCase().replace(/s$/, '')];
  if (each === undefined || OF_EACH.test(part)) return undefined;
  const whole =
    number === undefined
      ? (fractionOf(fraction) ?? COUNTS[count.toLowerCase()] ?? 0)
      : Number(number.replace(',', '.'));
  const amount = whole + (fractionOf(further) ?? 0) + (more === undefined && andHalf === undefined ? 0 : 0.5);
  const grams = Math.round(amount * each);
  return grams > 0 ? grams : undefined;
}

function fractionOf(written: string | undefined): number | undefined {
  return written === undefined ? undefined : FRACTIONS[written.replace('⁄', '/')];
}
