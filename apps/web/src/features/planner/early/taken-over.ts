import { knownValues, storedForm } from '../../../shared/planning/form-memory.ts';
import { plannerForms } from '../../../shared/planning/planner-forms.ts';
import { INITIAL_PLANNER_VALUES, type PlannerValues } from '../../../shared/planning/planner-values.ts';

/** What was done with the prerendered form before the application's code had come. */
export type TakenOver = {
  values: PlannerValues;
  /** What it was filled with before anything was typed. */
  first: PlannerValues;
  wasAsked: boolean;
};

/**
 * Takes the form over from what answered early (answer-early.ts): reads from the document what it was filled with, and ends
 * that. Null where the form was not prerendered.
 */
export function takenOver(form: HTMLFormElement): TakenOver | null {
  const { early, filledFor, asked } = form.dataset;
  if (early === undefined) return null;
  for (const name of ['early', 'filledFor', 'asked']) delete form.dataset[name];
  const mealCount = Number(form.querySelector('[role="slider"]')?.getAttribute('aria-valuenow'));
  const stored = filledFor === undefined ? null : storedForm({ forms: plannerForms }, filledFor);
  // Conditions have no field in the prerendered form.
  const { conditions } = stored ?? INITIAL_PLANNER_VALUES;
  return {
    values: knownValues({ ...Object.fromEntries(new FormData(form)), mealCount, conditions }),
    first: stored ?? INITIAL_PLANNER_VALUES,
    wasAsked: asked !== undefined,
  };
}
