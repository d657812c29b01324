import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { type ReadForm, readForm } from '../forms/read-form.ts';
import type { PlannerCondition, PlannerValues } from './planner-values.ts';

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
    calorieTarget: enteredCalorieTarget(values.calorieTarget),
    excludeIngredients: splitExclusions(values.excludeIngredients),
    conditions: values.conditions.length > 0 ? values.conditions.map(requestedCondition) : undefined,
  };
}

/** A limit that is left empty is none; one that is no number is refused when it is sent. */
function requestedCondition({ limits, pollens, ...condition }: PlannerCondition) {
  const stated = Object.entries(limits).filter(([, text]) => text.trim() !== '');
  return {
    ...condition,
    ...(stated.length > 0 && {
      limits: Object.fromEntries(stated.map(([name, text]) => [name, enteredCalorieTarget(text)])),
    }),
    ...(pollens.length > 0 && { pollens }),
  };
}

/** What was entered; a text that is no number is refused when it is sent, since a default would be sent unseen. */
export function enteredCalorieTarget(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replaceAll(/[\s,]/g, ''));
}

/** A field that is left without a number shows the default (core 9). */
export function readCalorieTarget(text: string): number {
  const kcal = enteredCalorieTarget(text);
  return Number.isNaN(kcal) ? LIMITS.calorieTargetDefaultKcal : kcal;
}

/** Split on commas, each piece trimmed (core 5). */
export function splitExclusions(text: string): string[] {
  return text
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);
}
