import type { BodyMeasureKind } from '@platewise/contract/body/body-options';
import { LIMITS } from '@platewise/contract/limits';
import { thousandth } from '../rounding.ts';

/** Exact by definition (the international yard and pound agreement of 1959). */
export const KG_PER_LB = 0.453_592_37;
export const CM_PER_INCH = 2.54;

/** How many of the unit that is stored one of the other is. */
const STORED_AS: Readonly<Record<string, { unit: string; times: number }>> = {
  lb: { unit: 'kg', times: KG_PER_LB },
  in: { unit: 'cm', times: CM_PER_INCH },
};

const BOUNDS = {
  weight: { min: LIMITS.weightMinKg, max: LIMITS.weightMaxKg },
  waist: { min: LIMITS.waistMinCm, max: LIMITS.waistMaxCm },
  own: { min: 0, max: LIMITS.measureMax },
} as const satisfies Record<BodyMeasureKind, { min: number; max: number }>;

type Measured = { measure: BodyMeasureKind; value: number; unit: string };

/**
 * What was measured as it is stored: weight in kg and waist in cm, to the thousandth, a measure of one's own as it is.
 * @returns the least and the most of the unit that it came in, where it is a weight or a waist that nobody has
 */
export function storedMeasure({
  measure,
  value,
  unit,
}: Measured): { value: number; unit: string } | { min: number; max: number } {
  const other = measure === 'own' ? undefined : STORED_AS[unit];
  const times = other?.times ?? 1;
  const { min, max } = BOUNDS[measure];
  const amount = thousandth(value * times);
  if (amount < min || amount > max) return { min: Math.ceil(min / times), max: Math.floor(max / times) };
  return { value: amount, unit: other?.unit ?? unit };
}
