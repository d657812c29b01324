import { texts } from '@platewise/contract/texts';
import { capitalised } from '@platewise/domain/capitalised';
import { listWords } from '@platewise/domain/list-words';
import { numberWords } from '@platewise/domain/number-words';
import type { Change, Relaxation } from './relaxation.ts';

const { wayOut } = texts.plans;

/** One sentence that names what would make a request possible: 'Allow eggs, or choose 30-60 min as the cooking time.' */
export function explainWayOut(relaxations: readonly Relaxation[]): string {
  const [first, second] = relaxations.map(({ changes }) => listWords(changes.map(phraseOf), 'and'));
  if (first === undefined) return wayOut.none;
  return capitalised(second === undefined ? wayOut.one({ first }) : wayOut.two({ first, second }));
}

function phraseOf(change: Change): string {
  switch (change.kind) {
    case 'terms':
      return wayOut.allow({ foods: listWords(change.foods, 'and') });
    case 'cookingTime':
      return change.cookingTime === 'any'
        ? wayOut.anyTime
        : wayOut.time({ time: texts.options.cookingTime[change.cookingTime] });
    case 'mealCount':
      return wayOut.mealCount({
        count: Math.max(...change.counts),
        counts: listWords(change.counts.map(String), 'or'),
      });
    case 'calorieTarget':
      return wayOut.target[change.bound ?? 'exactly']({ kcal: numberWords(change.kcal) });
    case 'diet':
      return change.instead === 'none'
        ? wayOut.noDiet({ diet: texts.options.diet[change.diet] })
        : wayOut.diet({ diet: texts.options.diet[change.instead] });
  }
}
