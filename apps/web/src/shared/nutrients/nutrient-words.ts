import { listFormat, numberFormat } from '@platewise/contract/language/formats';
import type { NutrientLine, NutrientReport } from '@platewise/contract/meals/nutrient-report-schema';
import type { Nutrient, NutrientUnit } from '@platewise/contract/meals/nutrients';
import { texts } from '@platewise/contract/texts';
import { nutrientView as words } from '@platewise/contract/texts/meals/nutrient-view';
import { percentText, rangeText } from '../meal/quantities.ts';

/** Three digits are as much as anybody compares. */
const FORMATS = [
  { below: 10, format: numberFormat({ maximumFractionDigits: 2 }) },
  { below: 100, format: numberFormat({ maximumFractionDigits: 1 }) },
  { below: Number.POSITIVE_INFINITY, format: numberFormat({ maximumFractionDigits: 0 }) },
];

function numberText(value: number): string {
  return FORMATS.find(({ below }) => value < below)?.format.format(value) ?? '';
}

/** An amount in its unit: '18 mg'. */
export function amountText(amount: number, unit: NutrientUnit): string {
  return words.units[unit]({ count: numberText(amount) });
}

/** What there is of a nutrient: '12.1–12.6 mg'; where meals are missing, the least that it is. */
export function lineAmountText({ low, high, unit, missing }: Omit<NutrientLine, 'nutrient'>): string {
  if (missing > 0) return words.atLeast({ amount: amountText(low, unit) });
  return rangeAmountText({ low, high }, unit);
}

/** A range in its unit; one number where both ends read the same. */
export function rangeAmountText({ low, high }: { low: number; high: number }, unit: NutrientUnit): string {
  const isOne = numberText(low) === numberText(high);
  return isOne ? amountText(low, unit) : words.units[unit]({ count: rangeText([low, high], numberText) });
}

/** How much of what to reach there is, rounded down, so that 100 % is reached; null without anything to reach. */
export function percentOfTarget({ low, high, missing, target }: Omit<NutrientLine, 'nutrient'>): string | null {
  if (!target) return null;
  const [least, most] = [low, high].map((end) => Math.floor((100 * end) / target.amount + 1e-9)) as [number, number];
  if (missing > 0) return words.atLeast({ amount: percentText(least) });
  return least === most ? percentText(least) : texts.meal.percent({ count: rangeText([least, most], numberText) });
}

const and = listFormat('and');

/** Names of nutrients in a sentence: 'calcium, iron, and vitamin D'. */
export function namesText(nutrients: readonly Nutrient[]): string {
  return and.format(nutrients.map((nutrient) => withinSentence(texts.nutrients.names[nutrient])));
}

/** 'vitamin C', but 'EPA'. */
function withinSentence(name: string): string {
  return /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** What the whole comes to: how many references are reached, what is short, what is above a limit. */
export function summarySentences({ lines }: NutrientReport): string[] {
  const compared = lines.filter(({ target, status }) => target && status);
  if (compared.length === 0) return [];
  const named = (...statuses: string[]) =>
    lines.filter(({ status }) => status && statuses.includes(status)).map(({ nutrient }) => nutrient);
  const [short, above] = [named('short'), named('above')];
  const reached = compared.filter(({ low, target }) => target && low >= target.amount).length;
  return [
    words.summary({ reached, compared: compared.length }),
    ...(short.length > 0 ? [words.namedShort({ names: namesText(short) })] : []),
    ...(above.length > 0 ? [words.namedAbove({ names: namesText(above) })] : []),
  ];
}

/** Whose reference intakes these are. */
export function referencesSentence({ references: { set, person } }: NutrientReport): string {
  const { ageYears, sex, stage } = person;
  const parts = [
    ...(sex ? [words.sexes[sex]] : []),
    ...(ageYears === null ? [] : [words.age({ count: ageYears })]),
    ...(stage ? [words.stages[stage]] : []),
  ];
  return words.comparedWith({
    set: words.sets[set],
    person: parts.length > 0 ? parts.join(', ') : words.anyAdult,
  });
}

/** What is to be known of how the meals were counted. */
export function countedSentences({ days, notCounted, noReferences, isWholeDay }: NutrientReport): string[] {
  return [
    ...(days > 1 ? [words.perDay({ count: days })] : []),
    ...(notCounted.length > 0 ? [words.notCounted({ count: notCounted.length, names: and.format(notCounted) })] : []),
    ...(noReferences ? [noReferences] : []),
    ...(isWholeDay || noReferences ? [] : [words.partOfDay]),
  ];
}
