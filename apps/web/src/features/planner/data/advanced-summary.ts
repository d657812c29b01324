import { texts } from '@platewise/contract/texts';
import type { PlannerValues } from '../../../shared/planning/planner-values.ts';
import { splitExclusions } from '../../../shared/planning/read-planner-values.ts';

/** The notes take at most this many characters of the line. */
const NOTES_CHARACTERS = 60;
const MEALS_NAMED = 5;

type Advanced = Pick<PlannerValues, 'excludeIngredients' | 'additionalNotes' | 'cookingTime'> &
  Partial<Pick<PlannerValues, 'conditions'>>;

/** What the closed advanced options hold, in one line; empty where they are as at first. */
export function advancedSummary(
  { excludeIngredients, additionalNotes, cookingTime, conditions = [] }: Advanced,
  unwanted: readonly string[] = [],
): string {
  const terms = splitExclusions(excludeIngredients);
  const notes = additionalNotes.trim().replaceAll(/\s+/g, ' ');
  return [
    ...(terms.length > 0 ? [texts.planner.summaryWithout({ terms: terms.join(', ') })] : []),
    ...(unwanted.length > 0 ? [unwantedSummary(unwanted)] : []),
    ...(notes ? [texts.planner.summaryNotes({ notes: shortened(notes) })] : []),
    ...(conditions.length > 0 ? [texts.planner.summaryConditions({ count: conditions.length })] : []),
    ...(cookingTime === 'any' ? [] : [texts.options.cookingTime[cookingTime]]),
  ].join(' · ');
}

/** The meals that a profile does not want, the first few by their names. */
export function unwantedSummary(unwanted: readonly string[]): string {
  const meals = unwanted.slice(0, MEALS_NAMED).join(', ');
  const count = unwanted.length - MEALS_NAMED;
  return count > 0 ? texts.planner.summaryUnwantedMore({ meals, count }) : texts.planner.summaryUnwanted({ meals });
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= NOTES_CHARACTERS ? text : `${characters.slice(0, NOTES_CHARACTERS).join('').trimEnd()}…`;
}
