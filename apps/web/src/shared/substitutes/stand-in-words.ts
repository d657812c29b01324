import type { Allergen } from '@platewise/contract/meals/allergens';
import type { StandIn } from '@platewise/contract/plans/substitution-schema';
import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';

const words = texts.substitutes;

/** What a cook has to know of something that stands in: what changes for whom may not eat everything first, then how to use it. */
export function standInWords({ brings, leavesOut, uses, note }: StandIn): string[] {
  const isForAll = uses.includes('any');
  const goodFor = listWords(
    uses.map((use) => words.uses[use]),
    'and',
  );
  return [
    ...(brings.length > 0 ? [words.brings({ allergens: allergenWords(brings) })] : []),
    ...(leavesOut.length > 0 ? [words.leavesOut({ allergens: allergenWords(leavesOut) })] : []),
    ...(isForAll ? [] : [words.goodFor({ uses: goodFor })]),
    ...(note === '' ? [] : [note]),
  ];
}

function allergenWords(allergens: readonly Allergen[]): string {
  return listWords(
    allergens.map((one) => words.allergens[one]),
    'and',
  );
}
