import type { Diet } from '@platewise/contract/generation/options';
import { LIMITS } from '@platewise/contract/limits';
import { readKnownWords } from '@platewise/nutrition/exclusions/read-exclusions';
import { readNotes } from '@platewise/planner/request/notes/read-notes';

/** A text about what is eaten, as a plan is asked for, and what of it cannot be planned. */
export type DietText = {
  diet: Diet;
  notes: string;
  /** Words that are left out although no table knows them. */
  excludeIngredients: string[];
  /** Names of diets whose rules we do not know. */
  otherDiets: string[];
};

/** Words for what is no diet, and for a text that says nothing. */
const NO_DIET =
  /\b(?:non[\s-]*veg(?:g?ie|etarian|an)?|omnivor(?:e|ous)|no\s(?:particular\s|special\s)?diet(?:ary\s(?:preferences?|restrictions?))?|no\s(?:preferences?|restrictions?)|normal|regular|standard|balanced|(?:(?:we|i)\s)?(?:can\s)?(?:eat\s)?(?:everything|anything)(?!\s(?:but|except))|none|nil|n\/a)\b/giu;
const PLURALS = /\b(vegan|vegetarian|eggetarian|pescatarian)s\b/gi;

const STRICT = String.raw`(?:(?:strict(?:ly)?|fully?|completely|100\s?%)\s)?`;
const DIET = String.raw`(?:[\s-]*diet)?\b`;

/** The diets with shares of macros come first: what else a text says, vegetarian among it, stays in the notes and counts. */
const DIET_WORDS: readonly (readonly [diet: Diet, pattern: RegExp])[] = [
  ['keto', dietWord('keto(?:genic)?')],
  ['low_carb', dietWord(String.raw`(?:low|less)[\s_-]*carb(?:s|ohydrates?)?`)],
  ['high_protein', dietWord(String.raw`(?:high|more|extra|lots of)[\s_-]*protein`)],
  ['paleo', dietWord('pala?eo(?:lithic)?')],
  ['mediterranean', dietWord('mediterr?anean')],
  ['vegan', dietWord(String.raw`vegan|plant[\s-]based`)],
  ['vegetarian', dietWord(String.raw`(?:lacto[\s-]*ovo|ovo[\s-]*lacto)[\s-]*vegetarian`)],
  ['vegetarian', /(?<!(?:lacto|ovo|pesc[oa]|pure|only|strictly)[\s-]?)\b(?:vegetarian|veggie|veg)\b(?:[\s-]*diet\b)?/i],
];
/** Other diets by name; nobody here knows their rules. */
const OTHER_DIET =
  /\b(?:dash|mind|atkins|zone|south beach|macrobiotic|raw(?:\sfood)?|carnivore|flexitarian|whole\s?30|aip|gaps|volumetrics|intermittent fasting)\b(?:[\s-]diet\b)?/giu;
/** 'not vegan', 'no keto', 'never paleo' name what is not wanted. */
const REFUSED = /\b(?:not|no|never|isn.?t|without|avoid|except|hates?)\s(?:\w+\s)?$/i;
/** Words of a part that nobody understood, beyond which it is a sentence rather than the name of something. */
const NAME_WORDS_MAX = 3;

/**
 * Reads what people write into a field of dietary preferences: 'vegetarian, no nuts'. A diet that the planner has becomes
 * the diet, all else goes the way of notes. A short part that no table knows is left out as a word, as an excluded
 * ingredient would be, so that it is filtered and stated; a longer one is stated.
 */
export function readDietText(text: string): DietText {
  const typed = text.replaceAll(NO_DIET, ' ').replaceAll(PLURALS, '$1');
  const found = DIET_WORDS.flatMap(([diet, pattern]) => {
    const match = pattern.exec(typed);
    return match && !REFUSED.test(typed.slice(0, match.index)) ? [{ diet, word: match[0] }] : [];
  });
  const [first] = found;
  const rest = withoutWords(typed, [
    ...(first ? [first.word] : []),
    // What is vegan is vegetarian.
    ...(first?.diet === 'vegan' ? found.filter(({ diet }) => diet === 'vegetarian').map(({ word }) => word) : []),
  ]);
  const otherDiets = [...rest.matchAll(OTHER_DIET)].map(([name]) => name);
  const notes = tidied(withoutWords(rest, otherDiets));
  const excludeIngredients = unknownNames(notes);
  return {
    diet: first?.diet ?? 'none',
    notes: withoutNames(notes, excludeIngredients),
    excludeIngredients,
    otherDiets,
  };
}

function dietWord(pattern: string): RegExp {
  return new RegExp(`\\b${STRICT}(?:${pattern})${DIET}`, 'i');
}

function withoutWords(text: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replace(word, ' '), text);
}

/** The parts that are left out as words; stated once, as such. */
function withoutNames(notes: string, names: readonly string[]): string {
  return tidied(withoutWords(notes, names));
}

/** The short parts of which nothing was made, where no known food, well or badly spelt, is in them. */
function unknownNames(notes: string): string[] {
  const names = readNotes(notes).notUsed.map((clause) => clause.trim());
  return names
    .filter(
      (name) => name.split(/\s+/).length <= NAME_WORDS_MAX && Array.from(name).length <= LIMITS.excludeMaxCharacters,
    )
    .filter((name) => readKnownWords(name) === null && notes.includes(name))
    .slice(0, LIMITS.excludeMaxItems);
}

/** Without the blanks and commas that a removed word leaves. */
function tidied(text: string): string {
  return text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/\s+(?=[,;.])/g, '')
    .replaceAll(/(?:[,;]\s*){2,}/g, ', ')
    .replaceAll(/^[\s,;.&+]+|[\s,;&+]+$/g, '')
    .replaceAll(/^(?:and|but|with|or)(?:\s|$)|\s(?:and|but|with|or)$/gi, '')
    .trim();
}
