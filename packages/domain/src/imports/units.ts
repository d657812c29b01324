import { CM_PER_INCH, KG_PER_LB } from '../body/measure-units.ts';

/** The thermochemical calorie, exact by definition (ISO 80000-5:2007, annex). */
export const KJ_PER_KCAL = 4.184;
/** The stone is 14 pounds. */
const LB_PER_STONE = 14;

const KG_PER: Readonly<Record<string, number>> = {
  kg: 1,
  kgs: 1,
  g: 0.001,
  lb: KG_PER_LB,
  lbs: KG_PER_LB,
  st: LB_PER_STONE * KG_PER_LB,
};
const CM_PER: Readonly<Record<string, number>> = { cm: 1, m: 100, mm: 0.1, in: CM_PER_INCH, inches: CM_PER_INCH };
/** As HealthKit writes them: 'Cal' is the calorie of labels, 'cal' a thousandth of it. */
const KCAL_PER: Readonly<Record<string, number>> = {
  kcal: 1,
  Cal: 1,
  cal: 0.001,
  kJ: 1 / KJ_PER_KCAL,
  J: 0.001 / KJ_PER_KCAL,
};
const GRAMS_PER: Readonly<Record<string, number>> = { g: 1, mg: 0.001, mcg: 0.000_001, kg: 1000, oz: 28.349_523_125 };

/** An amount in kg; null for a unit that is none of weight. */
export function toKg(value: number, unit: string): number | null {
  return times(value, KG_PER[unit.trim().toLowerCase()]);
}

/** An amount in cm; null for a unit that is none of length. */
export function toCm(value: number, unit: string): number | null {
  return times(value, CM_PER[unit.trim().toLowerCase()]);
}

/** An amount in kcal; null for a unit that is none of energy. Capitals count. */
export function toKcal(value: number, unit: string): number | null {
  return times(value, KCAL_PER[unit.trim()]);
}

/** An amount in grams; null for a unit that is none of mass. */
export function toGrams(value: number, unit: string): number | null {
  return times(value, GRAMS_PER[unit.trim().toLowerCase()]);
}

function times(value: number, factor: number | undefined): number | null {
  return factor === undefined ? null : value * factor;
}
