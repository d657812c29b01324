import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { requestedCondition } from '../conditions/condition-values.ts';
import { enteredNumber } from '../forms/entered-number.ts';
import { type ReadForm, readForm } from '../forms/read-form.ts';
import type { PlannerValues } from './planner-values.ts';

/** The names that a refusing sentence shows in place of the wire's names. */
const LABELS = {
  goal: texts.planner.goal,
  dietaryPreferences: texts.planner.diet,
  mealCount: texts.planner.mealCountLabel,
  calorieTarget: texts.planner.calorieTarget,
  additionalNotes: texts.planner.notes,
  excludeIngredients: texts.planner.exclude,
  cookingTime: texts.planner.cookingTime,
  conditions: texts.planner.conditions,
} as const satisfies Record<keyof PlannerValues, string>;

const generationRequestSchema = async () =>
  (await import('@platewise/contract/generation/generation-schema')).generationRequestSchema;

/** Reads the form with the schema that the server uses; refusals speak with the form's labels. */
export function readPlannerValues(values: PlannerValues): Promise<ReadForm<GenerationRequest, keyof PlannerValues>> {
  return readForm(generationRequestSchema, requestedBy(values), LABELS);
}

/** What the form asks for, not yet checked. */
export function requestedBy(values: PlannerValues) {
  return {
    ...values,
    calorieTarget: enteredNumber(values.calorieTarget),
    excludeIngredients: splitExclusions(values.excludeIngredients),
    conditions: values.conditions.length > 0 ? values.conditions.map(requestedCondition) : undefined,
  };
}

/** A field that is left without a number shows the default (core 9). */
export function readCalorieTarget(text: string): number {
  const kcal = enteredNumber(text);
  return Number.isNaN(kcal) ? LIMITS.calorieTargetDefaultKcal : kcal;
}

/** Split on commas, each piece trimmed (core 5). */
export function splitExclusions(text: string): string[] {
  return text
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);
}
