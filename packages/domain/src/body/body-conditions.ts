import { type BodyCondition, CONDITIONS_WITHOUT_TARGET } from '@platewise/contract/body/body-options';

const WITHOUT_TARGET: readonly BodyCondition[] = CONDITIONS_WITHOUT_TARGET;

/** Whether a target may be computed, and days in a row counted: not with a pregnancy, breastfeeding or an eating disorder. */
export function mayHaveTarget(conditions: readonly BodyCondition[]): boolean {
  return !conditions.some((condition) => WITHOUT_TARGET.includes(condition));
}

/** Whether an eating window is offered: with none of the conditions. */
export function mayFast(conditions: readonly BodyCondition[]): boolean {
  return conditions.length === 0;
}
