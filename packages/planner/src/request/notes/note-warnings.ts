import { texts } from '@platewise/contract/texts';
import type { PlanningTask } from '../read-request.ts';
import { hasOwnSplit } from './wish-conflicts.ts';
import type { Wish } from './wish-words.ts';

/**
 * What became of exclusions and notes: what could not be assessed, what was followed, what lost, what was not used.
 * @param isKept whether the meals are as a wish asks for them; what is not is answered where the meals are known
 */
export function noteWarnings(
  { diet, exclusions, wishes, conflicts, notUsed }: PlanningTask,
  isKept: (wish: Wish) => boolean = ({ foods, isLess }) => !foods || Boolean(isLess),
): string[] {
  const followed = wishes.filter(
    (wish) => !wish.cannotAssess && !(wish.shiftPoints && hasOwnSplit(diet)) && isKept(wish),
  );
  const labels = followed.map(({ label }) => label).join('; ');
  return [
    ...exclusions.flatMap(({ term, unknownWords, caveat }) => caveat ?? (unknownWords ? notAssessed(term) : [])),
    ...wishes.flatMap(untold),
    ...(labels ? [texts.plans.understood({ wishes: labels })] : []),
    ...conflicts,
    ...(notUsed.length > 0 ? [texts.plans.notUsed({ notes: notUsed.join('; ') })] : []),
  ];
}

function notAssessed(term: string): string {
  return texts.plans.notAssessed({ term });
}

function untold({ cannotAssess, caveat }: Wish): string[] {
  return cannotAssess === undefined ? [] : [caveat ?? texts.certificate.cannotKnow({ wish: cannotAssess })];
}
