import { texts } from '@platewise/contract/texts';
import { splitExclusions } from '../planning/read-planner-values.ts';

/** The text of a field of exclusions with one more term; as it was where it holds it already. */
export function withTerm(text: string, term: string): string {
  const terms = splitExclusions(text);
  return terms.some((one) => one.toLowerCase() === term.toLowerCase()) ? text : [...terms, term].join(', ');
}

/** The text with a term marked as no more than a dislike. */
export function markedAsDislike(text: string, term: string): string {
  return splitExclusions(text)
    .map((one) => (one === term ? `${one} (${texts.profiles.dislikeMark})` : one))
    .join(', ');
}
