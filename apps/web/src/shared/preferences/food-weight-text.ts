import type { UNITS } from '@platewise/contract/account/preference-options';
import { numberFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { weighedGramsText } from '../meal/quantities.ts';

export type Units = (typeof UNITS)[number];

/** The avoirdupois ounce (NIST Handbook 44, appendix C). */
const GRAMS_PER_OUNCE = 28.349_523_125;
const OUNCES_PER_POUND = 16;
/** Below half an ounce a scale in ounces shows nothing that one could cook by. */
const FROM_OUNCES = 0.5;

const tenths = numberFormat({ maximumFractionDigits: 1 });

/**
 * The weight of a food as a person weighs it: in grams, or in pounds and ounces with the grams behind them, which stay what
 * figures are computed from. What is lighter than half an ounce is in grams for everyone.
 */
export function foodWeightText(grams: number, units: Units): string {
  const exact = weighedGramsText(grams);
  const weight = units === 'us' ? customaryText(grams) : null;
  return weight === null ? exact : texts.preferences.withGrams({ weight, grams: exact });
}

/** The same of what is only about so heavy, in pounds and ounces alone. */
export function aboutWeightText(grams: number, units: Units): string {
  return (units === 'us' ? customaryText(grams) : null) ?? weighedGramsText(grams);
}

function customaryText(grams: number): string | null {
  const ounces = grams / GRAMS_PER_OUNCE;
  if (ounces < FROM_OUNCES) return null;

  const { ounces: inOunces, pounds: inPounds, poundsAndOunces } = texts.preferences;
  // Rounded before it is distinguished, so that 15.97 oz are one pound and not 16 oz.
  const rounded = Math.round(ounces * 10) / 10;
  if (rounded < OUNCES_PER_POUND) return inOunces({ ounces: tenths.format(rounded) });
  const whole = Math.round(ounces);
  const [pounds, left] = [Math.floor(whole / OUNCES_PER_POUND), whole % OUNCES_PER_POUND];
  return left === 0 ? inPounds({ pounds }) : poundsAndOunces({ pounds, ounces: left });
}
