import { texts } from '@platewise/contract/texts';

/** From here on a tenth of a gram matters to no dish. */
const WHOLE_FROM_GRAMS = 20;

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fixedTenths = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

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

/** Grams as a kitchen scale shows them: whole, and to the tenth below 20. */
export function weighedGramsText(grams: number): string {
  return texts.meal.grams({ count: (grams < WHOLE_FROM_GRAMS ? tenths : whole).format(grams) });
}

/** Grams to the tenth, as the table gives them; null is said in words. */
export function nutrientGramsText(grams: number | null): string {
  return grams === null ? texts.meal.notKnown : texts.meal.grams({ count: tenths.format(grams) });
}

export function milligramsText(milligrams: number | null): string {
  return milligrams === null ? texts.meal.notKnown : texts.meal.milligrams({ count: whole.format(milligrams) });
}

export function percentText(percent: number): string {
  return texts.meal.percent({ count: whole.format(percent) });
}
