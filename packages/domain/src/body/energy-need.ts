import type { Activity, Sex } from '@platewise/contract/body/body-options';
import type { Goal } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';

/** What the formula asks for: years, cm, kg. */
export type BodyData = { sex: Sex; age: number; height: number; weight: number; activity: Activity };

/**
 * How many times the energy at rest a day takes, for a way of living: the middles of the ranges of FAO/WHO/UNU, Human
 * energy requirements (2004), section 5.3, and for little movement its 1.40.
 */
export const ACTIVITY_FACTORS = { sitting: 1.4, light: 1.55, active: 1.85, vigorous: 2.2 } as const satisfies Record<
  Activity,
  number
>;

/** What the formula was made from: adults. Beyond these bounds it says nothing. */
export const BODY_BOUNDS = {
  age: { min: 18, max: 100 },
  height: { min: 120, max: 230 },
  weight: { min: 35, max: 250 },
} as const;

/**
 * kcal a day more or less for a goal: 500 less to lose weight (the AHA/ACC/TOS guideline of 2013 has 500 to 750), 360 more
 * to build muscle (Slater and others, Frontiers in Nutrition 2019; 6:131, have 360 to 480).
 */
const FOR_GOAL: Partial<Record<Goal, number>> = { weight_loss: -500, muscle_gain: 360 };

/** kcal a day that no target of a woman or of a man goes below without a professional (the AHA/ACC/TOS guideline of 2013). */
const LEAST_KCAL = { female: 1200, male: 1500 } as const satisfies Record<Sex, number>;
/**
 * For about one adult in five the equation is off by more than a tenth (Frankenfield and others, J Am Diet Assoc 2005; 105:
 * 775-789); more digits would pretend otherwise.
 */
const ROUNDED_TO_KCAL = 50;

/** kcal a day at rest: Mifflin, St Jeor and others, Am J Clin Nutr 1990; 51: 241-247. */
export function restingKcal({ sex, age, height, weight }: Omit<BodyData, 'activity'>): number {
  return 10 * weight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161);
}

/** kcal that a body uses in a day with a way of living, as far as an equation knows. */
export function equationKcal(body: BodyData): number {
  return restingKcal(body) * ACTIVITY_FACTORS[body.activity];
}

/** kcal a day that no proposed target goes below: 1,200 or 1,500, and the energy at rest. */
export function leastKcal(body: Omit<BodyData, 'activity'>): number {
  return Math.max(LEAST_KCAL[body.sex], restingKcal(body));
}

/** A calorie target for a body, a way of living and a goal; null where the data lies beyond what the formula is for. */
export function proposedTarget(body: BodyData, goal: Goal | null): number | null {
  if (!isWithinBounds(body)) return null;
  const need = equationKcal(body) + ((goal && FOR_GOAL[goal]) ?? 0);
  const least = Math.ceil(leastKcal(body) / ROUNDED_TO_KCAL) * ROUNDED_TO_KCAL;
  const rounded = Math.round(need / ROUNDED_TO_KCAL) * ROUNDED_TO_KCAL;
  return Math.min(LIMITS.calorieTargetMaxKcal, Math.max(least, rounded));
}

/** Whether the equation was made for such a body: years, cm and kg. */
export function isWithinBounds(body: Pick<BodyData, 'age' | 'height' | 'weight'>): boolean {
  return (['age', 'height', 'weight'] as const).every((part) => {
    const { min, max } = BODY_BOUNDS[part];
    return body[part] >= min && body[part] <= max;
  });
}
