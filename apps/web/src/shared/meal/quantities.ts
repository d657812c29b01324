import { numberFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';

/** From here on a tenth of a gram matters to no dish. */
const WHOLE_FROM_GRAMS = 20;

/** Below this a person takes spices with two fingers (decisions 9.2). */
const PINCH_BELOW_GRAMS = 0.5;

const hundredths = numberFormat({ maximumFractionDigits: 2 });
const whole = numberFormat({ maximumFractionDigits: 0 });
const fixedTenths = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const tenths = numberFormat({ maximumFractionDigits: 1 });

/** A whole number with its thousands parted: 1,802. */
export function wholeNumberText(value: number): string {
  return whole.format(value);
}

/** A number to the tenth for columns that are compared: 12.5, 5.0. */
export function fixedTenthsText(value: number): string {
  return fixedTenths.format(value);
}

export function kcalText(kcal: number): string {
  return texts.meal.kcal({ count: whole.format(kcal) });
}

/** Whole grams, as a person weighs them. */
export function gramsText(grams: number): string {
  return texts.meal.grams({ count: whole.format(grams) });
}

/** Grams as a kitchen scale shows them: whole, to the tenth below 20, and a pinch where no scale shows anything. */
export function weighedGramsText(grams: number): string {
  if (grams > 0 && grams < PINCH_BELOW_GRAMS) return texts.meal.pinch({ count: hundredths.format(grams) });
  return texts.meal.grams({ count: (grams < WHOLE_FROM_GRAMS ? tenths : whole).format(grams) });
}

/** Grams to the tenth, as the table gives them; null is stated in words. */
export function nutrientGramsText(grams: number | null): string {
  return grams === null ? texts.meal.notKnown : texts.meal.grams({ count: tenths.format(grams) });
}

type Range = readonly [low: number, high: number];

/** Grams of a figure that has a range: '7.9–8.0 g'. */
export function nutrientRangeText(grams: number | null, range: Range | undefined): string {
  if (!range || range[0] === range[1]) return nutrientGramsText(range ? range[0] : grams);
  return texts.meal.grams({ count: rangeText(range, fixedTenthsText) });
}

/** Milligrams of a figure that has a range. */
export function milligramsRangeText(milligrams: number | null, range: Range | undefined): string {
  if (!range || range[0] === range[1]) return milligramsText(range ? range[0] : milligrams);
  return texts.meal.milligrams({ count: rangeText(range, wholeNumberText) });
}

/** The two ends of a range, without a unit. */
export function rangeText([low, high]: Range, numberText: (value: number) => string): string {
  return texts.meal.range({ low: numberText(low), high: numberText(high) });
}

export function milligramsText(milligrams: number | null): string {
  return milligrams === null ? texts.meal.notKnown : texts.meal.milligrams({ count: whole.format(milligrams) });
}

export function percentText(percent: number): string {
  return texts.meal.percent({ count: whole.format(percent) });
}
