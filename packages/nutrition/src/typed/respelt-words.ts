import { wordsOf } from '../words/word-forms.ts';
import { EVERYDAY_FOODS } from './everyday-foods.ts';

/** Shorter words are one character off too many others: 'bean' and 'bead', 'rice' and 'mice'. */
const CHARACTERS_MIN = 5;

/** How many names have a word. */
const KNOWN = new Map<string, number>();
for (const word of EVERYDAY_FOODS.flatMap(({ names }) => names.flatMap((name) => wordsOf(name))))
  KNOWN.set(word, (KNOWN.get(word) ?? 0) + 1);
const LONG = [...KNOWN.keys()].filter((word) => word.length >= CHARACTERS_MIN);
/** Of two words that may be meant, the one of so many times as many names is. */
const MORE_OFTEN = 3;

/** Words with those that no everyday food has in the spelling of the one that is a character off: 'bananna', 'brocoli'; null where none is, or it is not clear which. */
export function respeltWords(words: readonly string[]): string[] | null {
  let isRespelt = false;
  const respelt = words.map((word) => {
    if (KNOWN.has(word) || word.length < CHARACTERS_MIN) return word;
    const meant = oftenest(LONG.filter((known) => known[0] === word[0] && isOneCharacterOff(word, known)));
    if (meant !== null) isRespelt = true;
    return meant ?? word;
  });
  return isRespelt ? respelt : null;
}

/** The word that clearly the most names have; null where none does. */
function oftenest(words: readonly string[]): string | null {
  const [first, second] = words.toSorted((one, other) => (KNOWN.get(other) ?? 0) - (KNOWN.get(one) ?? 0));
  if (first === undefined) return null;
  return second === undefined || (KNOWN.get(first) ?? 0) >= MORE_OFTEN * (KNOWN.get(second) ?? 0) ? first : null;
}

/** One character too many, too few, another one, or two that changed places. */
function isOneCharacterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  const isSwapped = restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0];
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    (isSwapped && restOfOne.slice(2) === restOfOther.slice(2))
  );
}
