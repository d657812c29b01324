import { texts } from '@platewise/contract/texts';
import { type PlannerValues, splitExclusions } from './planner-values.ts';

/** The notes take at most this many characters of the line. */
const NOTES_CHARACTERS = 60;

type Advanced = Pick<PlannerValues, 'excludeIngredients' | 'additionalNotes' | 'cookingTime'>;

/** What the closed advanced options hold, in one line; empty where they are as at first. */
export function advancedSummary({ excludeIngredients, additionalNotes, cookingTime }: Advanced): string {
  const terms = splitExclusions(excludeIngredients);
  const notes = additionalNotes.trim().replaceAll(/\s+/g, ' ');
  return [
    ...(terms.length > 0 ? [texts.planner.summaryWithout({ terms: terms.join(', ') })] : []),
    ...(notes ? [texts.planner.summaryNotes({ notes: shortened(notes) })] : []),
    ...(cookingTime === 'any' ? [] : [texts.options.cookingTime[cookingTime]]),
  ].join(' · ');
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= NOTES_CHARACTERS ? text : `${characters.slice(0, NOTES_CHARACTERS).join('').trimEnd()}…`;
}
