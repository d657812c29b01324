import { wordsOf } from '../words/word-forms.ts';
import { EVERYDAY_FOODS } from './everyday-foods.ts';

/** Shorter words are one character off too many others: 'bean' and 'bead', 'rice' and 'mice'. */
const CHARACTERS_MIN = 5;

const KNOWN: ReadonlySet<string> = new Set(
  EVERYDAY_FOODS.flatMap(({ names }) => names.flatMap((name) => wordsOf(name))),
);
const LONG = [...KNOWN].filter((word) => word.length >= CHARACTERS_MIN);

/** Words with those that no everyday food has in the spelling of the one that is a character off: 'bananna', 'brocoli'; null where none is, or several are. */
export function respeltWords(words: readonly string[]): string[] | null {
  let isRespelt = false;
  const respelt = words.map((word) => {
    if (KNOWN.has(word) || word.length < CHARACTERS_MIN) return word;
    const near = LONG.filter((known) => isOneCharacterOff(word, known));
    if (near.length === 1) isRespelt = true;
    return near.length === 1 ? (near[0] ?? word) : word;
  });
  return isRespelt ? respelt : null;
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
