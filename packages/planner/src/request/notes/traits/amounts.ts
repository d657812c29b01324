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
  half: 0.5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
};
const UNIT = '(?<unit>kilograms?|kilos?|kg|grams?|gr|g|pounds?|lbs?|ounces?|oz)';
const AMOUNT = new RegExp(
  String.raw`(?:(?<number>\d+(?:[.,]\d+)?)|\b(?<count>${Object.keys(COUNTS).join('|')})(?: an?)?)\s?${UNIT}(?:\sof)?(?:\s(?:the|some|my|our|leftover|frozen|fresh|cooked|minced|dried|tinned|raw|good|nice|lovely))*\s(?<rest>(?:[\p{L}-]+\s){0,2})$`,
  'iu',
);
/** Of an amount per person, meal or day nothing is at hand. */
const OF_EACH = /\b(?:per|each|every|a) (?:person|meal|day|portion|serving|week)\b/i;

/** The grams that stand right before a food in a part of the notes: '300 g of', 'half a kilo of leftover'; undefined for none. */
export function gramsBefore(part: string, at: number): number | undefined {
  const { number, count = '', unit = '', rest = '' } = AMOUNT.exec(part.slice(0, at))?.groups ?? {};
  const each = UNITS[unit.toLowerCase().replace(/s$/, '')];
  if (each === undefined || OF_EACH.test(part) || /\b(?:and|or|with|in|for)\b/i.test(rest)) return undefined;
  const amount = number === undefined ? COUNTS[count.toLowerCase()] : Number(number.replace(',', '.'));
  const grams = Math.round((amount ?? 0) * each);
  return grams > 0 ? grams : undefined;
}
