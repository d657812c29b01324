import { texts } from '@platewise/contract/texts';
import { type Exclusion, readPlainExclusions } from '@platewise/nutrition/exclusions/read-exclusions';
import { isAllergen } from '@platewise/nutrition/foods/is-allergen';

/** What notes leave out, what is reported as not used, and the foods that a sentence has named without saying more. */
export type LeftOut = { exclusions: Exclusion[]; notUsed: string[]; foodsBefore: string[] };

/**
 * 'nuts', 'no. nuts.': an allergen that is just named is better left out than served to someone who cannot eat it, and the
 * certificate says why; another food that is just named ('rice, dal') is reported as not used.
 */
export function leaveOutNamed(reading: LeftOut, isRefused: boolean): void {
  const named = reading.foodsBefore.flatMap(readPlainExclusions);
  const isLeftOut = (one: Exclusion) => isRefused || isAllergen(one);
  keepExclusions(
    named.filter(isLeftOut).map((exclusion) => ({
      ...exclusion,
      understoodAs: texts.certificate.namedInNotes({ meaning: exclusion.understoodAs }),
    })),
    reading,
  );
  reading.notUsed.push(...named.filter((one) => !isLeftOut(one)).map(({ term }) => term));
  reading.foodsBefore = [];
}

/** Words next to a known food are no filter in notes ('no onions on weekdays'); they are informed as not used. */
export function keepExclusions(
  found: readonly Exclusion[],
  { exclusions, notUsed }: Pick<LeftOut, 'exclusions' | 'notUsed'>,
): void {
  const knowsFood = found.some(({ foods }) => foods.size > 0);
  for (const exclusion of found) {
    if (knowsFood && isBareWord(exclusion)) notUsed.push(exclusion.term);
    else exclusions.push(exclusion);
  }
}

function isBareWord({ foods, unknownWords, caveat }: Exclusion): boolean {
  return foods.size === 0 && unknownWords !== null && caveat === undefined;
}
