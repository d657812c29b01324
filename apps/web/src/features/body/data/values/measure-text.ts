import type { LENGTH_UNITS, WEIGHT_UNITS } from '@platewise/contract/body/body-options';
import type { BodyMeasure } from '@platewise/contract/body/body-schema';
import { numberFormat } from '@platewise/contract/language/formats';
import { bodyScreen } from '@platewise/contract/texts/diary/body-screen';
import { CM_PER_INCH, KG_PER_LB } from '@platewise/domain/body/measure-units';

/** What a person weighs and measures in; what is stored stays in kg and cm. */
export type BodyUnits = { weight: (typeof WEIGHT_UNITS)[number]; length: (typeof LENGTH_UNITS)[number] };

type Named = Pick<BodyMeasure, 'measure' | 'name'>;
type Shown = { value: number; unit: string };

const INCHES_PER_FOOT = 12;
const words = bodyScreen.units;
const tenths = numberFormat({ maximumFractionDigits: 1 });
const fixedTenths = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const signedTenths = numberFormat({ maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const thousandths = numberFormat({ maximumFractionDigits: 3 });

/** 'Weight', 'Waist', or the name that the person gave. */
export function measureName({ measure, name }: Named): string {
  if (measure === 'own') return name;
  return measure === 'weight' ? bodyScreen.record.weight : bodyScreen.other.waist;
}

/** A stored value as the person reads it: in their units, to the tenth where it is a weight or a waist. */
export function shownMeasure({ measure, value, unit }: Pick<BodyMeasure, 'measure'> & Shown, units: BodyUnits): Shown {
  if (measure === 'weight') return { value: tenth(inWeightUnit(value, units)), unit: units.weight };
  if (measure === 'waist')
    return { value: tenth(units.length === 'in' ? value / CM_PER_INCH : value), unit: units.length };
  return { value, unit };
}

/** '72.4 kg' */
export function measureText(measure: Pick<BodyMeasure, 'measure'> & Shown, units: BodyUnits): string {
  const { value, unit } = shownMeasure(measure, units);
  const text = measure.measure === 'own' ? thousandths.format(value) : fixedTenths.format(value);
  return unit === '' ? text : words.withUnit({ value: text, unit });
}

/** kg as the person weighs. */
export function inWeightUnit(kg: number, { weight }: Pick<BodyUnits, 'weight'>): number {
  return weight === 'lb' ? kg / KG_PER_LB : kg;
}

/** '72.4 kg' of a trend. */
export function weightText(kg: number, units: BodyUnits): string {
  return words.withUnit({ value: fixedTenths.format(inWeightUnit(kg, units)), unit: units.weight });
}

/** '0.4 kg', how exact something is: never less than a tenth. */
export function spreadText(kg: number, units: BodyUnits): string {
  return words.withUnit({ value: tenths.format(Math.max(0.1, inWeightUnit(kg, units))), unit: units.weight });
}

/** '−0.3 kg' */
export function weightChangeText(kg: number, units: BodyUnits): string {
  const value = signedTenths.format(inWeightUnit(kg, units)).replace('-', '−');
  return words.withUnit({ value, unit: units.weight });
}

/** '168 cm', or '5 ft 6 in'. */
export function heightText(cm: number, { length }: Pick<BodyUnits, 'length'>): string {
  if (length === 'cm') return words.withUnit({ value: tenths.format(cm), unit: words.cm });
  return words.feetAndInches(feetAndInches(cm));
}

/** Whole feet, and inches to the nearest. */
export function feetAndInches(cm: number): { feet: number; inches: number } {
  const inches = Math.round(cm / CM_PER_INCH);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}

/** cm of feet and inches. */
export function cmOf({ feet, inches }: { feet: number; inches: number }): number {
  return tenth((feet * INCHES_PER_FOOT + inches) * CM_PER_INCH);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
