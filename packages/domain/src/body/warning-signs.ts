import { WARNING_SIGNS, type WarningSign } from '@platewise/contract/body/body-options';
import type { DietDay } from './expenditure.ts';
import type { WeightState } from './weight-trend.ts';

/** kg/m² below which an adult is underweight: WHO, Technical Report Series 894 (2000). */
export const LEAST_BMI = 18.5;

/** A share of the weight that a week's change may be; more for three weeks in a row is a sign. */
export const WEEKLY_SHARE_MAX = 0.01;
const FAST_WEEKS = 3;
const LOW_INTAKE_KCAL = 1000;
const LOW_INTAKE_DAYS = 5;

/**
 * The signs in somebody's weight and diary, none where too little is known of them.
 * @param days one after another, the last one today, whose food is not over
 * @param trend the states of the same days, or of the last of them
 * @param heightCm cm
 */
export function warningSigns(
  days: readonly DietDay[],
  trend: readonly WeightState[],
  { heightCm }: { heightCm: number },
): WarningSign[] {
  const has: Record<WarningSign, boolean> = {
    'fast-change': isFast(days, trend),
    'low-weight': bmi(trend.at(-1)?.kg ?? Number.NaN, heightCm) < LEAST_BMI,
    'low-intake':
      days.slice(-8, -1).filter(({ kcal }) => kcal !== null && kcal < LOW_INTAKE_KCAL).length >= LOW_INTAKE_DAYS,
  };
  return WARNING_SIGNS.filter((sign) => has[sign]);
}

/** Body mass index, kg/m². */
export function bmi(kg: number, heightCm: number): number {
  return kg / (heightCm / 100) ** 2;
}

/** The trend rose or fell too fast in each of the last weeks, and somebody weighed themselves in each of them. */
function isFast(days: readonly DietDay[], trend: readonly WeightState[]): boolean {
  return Array.from({ length: FAST_WEEKS }, (_, week) => {
    const [before, after] = [trend.at(-8 - 7 * week), trend.at(-1 - 7 * week)];
    const last = days.length - 7 * week;
    const isWeighed = days.slice(Math.max(0, last - 7), Math.max(0, last)).some(({ kg }) => kg !== null);
    return isWeighed && before && after && Math.abs(after.kg - before.kg) > WEEKLY_SHARE_MAX * before.kg;
  }).every(Boolean);
}
