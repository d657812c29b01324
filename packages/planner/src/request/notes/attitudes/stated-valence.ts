import { valenceOf } from './valence.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const NEGATORS = setOf(
  'not never no nobody none neither nor hardly barely scarcely without nothing cannot noone least',
);
/** Of these a refusal of a refusal is praise: 'nobody here hates soup'; 'I do not hate soup' is neither. */
const ALL_NEGATING = setOf('never nobody none noone neither nothing');
const LINKS = setOf(
  'is are was were be been being am r get gets getting got become becomes became seem seems seemed look looks looked feel feels felt taste tastes tasted sound sounds sounded turn turned tend tends end ends prove proves proved come comes came remain remains stay stays',
);
const DOES = setOf(
  'make makes made making leave leaves left give gives gave giving cause causes caused bring brings brought keep keeps kept put puts send sends sent drive drives drove do does did go goes went has have had will would could can should must may might get gets',
);
const PREPOSITIONS = setOf('of for with about by on to at in from over against toward towards after around under into');
const PEOPLE = setOf(
  `i we you he she they it who me us him her them everyone everybody anyone people folk folks kids kid children child son sons daughter daughters wife husband
  partner boyfriend girlfriend mum mom dad mother father gran grandma granny nan grandad grandpa family household flatmate flatmates housemate roommate boys
  boy girls girl twins toddler teen teens teenager teenagers baby brother sister lot guests friends friend myself ourselves all both`,
);
/** Words that turn nothing: they may stand between what is stated and what it is stated of. */
const LITTLE = setOf(
  `a an the this that these those some any my our your his her their its all more much many most lot lots bit of so very really quite just
  pretty rather too also always still now again absolutely totally completely utterly such as as-well truly simply both each every even ever kind
  kinda sort sorta type one ones thing things stuff food foods dish dishes meal meals recipe recipes cooking cuisine diet please pls thanks here
  day days week weeks month night nights time times today tonight tomorrow yesterday last next lately recently currently recent year years ago
  breakfast lunch dinner supper snack snacks weekend weekends evening evenings morning mornings monday tuesday wednesday thursday friday saturday sunday
  big small whole new good nice proper old little great fresh hot warm cold cooked raw home-made homemade
  to be being been have has had having am is are was were do does did will would could can should may might must
  which what whatever when there and or plus like eat eats eating ate eaten see sees seeing get gets getting cook cooks cooking make makes making serve serves
  served try tries trying tried taste find finds anything something everything idea thought sight smell absolute real total only well enough`,
);
const BOUNDARY =
  /[,;:()–—]|\s-\s|\b(?:but|because|cos|coz|so(?! (?:good|nice|much|many|very|lovely|bad|boring|tired|sick|fond|keen|into))|while|whereas|unless|if|since|although|though|then|however|until|till)\b/iu;

const MAY_LIKE =
  /^(?:i|we|you|he|she|they|who|everyone|everybody|kids|all|both|not|would|do|does|really|also|\p{L}+ly)$/u;

const NT = /\b(ca|wo|sha|do|does|did|is|are|was|were|has|have|had|would|could|should|must|need|ai)(?:n['’]?t)\b/giu;

function tokensOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(/\b(?:can't|cant|cannot)\b/g, 'can not')
      .replaceAll(/\b(?:won't|wont)\b/g, 'will not')
      .replaceAll(NT, '$1 not')
      .replaceAll(/\bno[\s-]one\b/g, 'nobody')
      .replaceAll(/\bat least\b/g, ' ')
      .replaceAll(/'(?:s|re|m|ve|d|ll)\b/g, ' ')
      .match(/[\p{L}]+(?:-\p{L}+)*/gu) ?? []
  );
}

/** Stated by the word that a run of words comes to: 'so boring' -1, 'not a hit' -1, 'my absolute favourite' 1; null for none, or two that differ. */
function valenceIn(words: readonly string[]): 1 | -1 | null {
  let sign: 1 | -1 = 1;
  let found: 1 | -1 | null = null;
  let at = -1;
  let unknown = 0;
  for (const [index, word] of words.entries()) {
    // 'feels like slugs' likes nothing.
    const valence = word === 'like' && !MAY_LIKE.test(words[index - 1] ?? '') ? 0 : valenceOf(word);
    if (NEGATORS.has(word) && valence === 0) {
      // 'is great, no notes'
      if (found === null) sign = sign === 1 ? -1 : 1;
      continue;
    }
    if (valence !== 0) {
      // 'a great disappointment' comes to its noun.
      if (found !== null && found !== valence && index > at + 1) return null;
      found = valence;
      at = index;
      continue;
    }
    if (
      found === null &&
      !LITTLE.has(word) &&
      !PEOPLE.has(word) &&
      !PREPOSITIONS.has(word) &&
      !DOES.has(word) &&
      !word.endsWith('ly')
    ) {
      unknown += 1;
      if (unknown > 2) return null;
    }
  }
  if (found === null) return null;
  return (found * sign) as 1 | -1;
}

/** How far before a name what governs it may stand. */
const REACH_WORDS = 8;

/** What is stated behind a name: 'makes everyone cheerful' 1, 'was disappointing' -1, 'rules' 1, 'which I adore' 1. */
export function predicateValence(behind: string): 1 | -1 | null {
  const [near = ''] = behind.split(BOUNDARY);
  const words = tokensOf(near);
  const verb = words.findIndex(
    (word, index) =>
      LINKS.has(word) || DOES.has(word) || (valenceOf(word) !== 0 && !PREPOSITIONS.has(words[index - 1] ?? '')),
  );
  if (verb < 0 || verb > 7) return null;
  let isPrepositional = false;
  for (const [index, word] of words.slice(0, verb).entries()) {
    // 'the curry you suggested was a letdown'
    if (PEOPLE.has(words[index - 1] ?? '') && index < verb) continue;
    if (PREPOSITIONS.has(word)) isPrepositional = true;
    else if (!(LITTLE.has(word) || PEOPLE.has(word) || isPrepositional)) return null;
  }
  const rest = words.slice(verb).filter((word, index) => index > 0 || valenceOf(word) !== 0 || !LITTLE.has(word));
  return valenceIn(rest);
}

/** What stands before a name and governs it: 'thrilled with' 1, 'my aversion to' -1; null where an unknown word is between. */
export function governorValence(before: string): 1 | -1 | 'neither' | null {
  const words = tokensOf(before.split(BOUNDARY).at(-1) ?? '');
  const at = words.findLastIndex((word, index) => isGovernor(words, index) || !mayStandBetween(word));
  const valence = at >= 0 && isGovernor(words, at) ? valenceOf(words[at] ?? '') : 0;
  if (valence === 0 || words.length - at > REACH_WORDS) return null;
  const [negator, another] = words.slice(0, at).filter((one) => NEGATORS.has(one));
  if (negator === undefined) return valence;
  if (another !== undefined) return 'neither';
  if (valence === 1) return -1;
  return ALL_NEGATING.has(negator) ? 1 : 'neither';
}

/** A verb, or what a preposition ties to the name; 'a lovely soup' states nothing of soups. */
function isGovernor(words: readonly string[], index: number): boolean {
  if (valenceOf(words[index] ?? '') === 0) return false;
  const prior = words[index - 1];
  const isVerb =
    prior === undefined ||
    PEOPLE.has(prior) ||
    NEGATORS.has(prior) ||
    DOES.has(prior) ||
    prior === 'to' ||
    prior.endsWith('ly');
  return isVerb || words.slice(index + 1).some((word) => PREPOSITIONS.has(word));
}

/** The words of a text that this grammar does not know, and that may turn what is stated in it. */
export function unknownWordsOf(text: string): string[] {
  return tokensOf(text).filter(
    (word) =>
      !mayStandBetween(word) &&
      !LINKS.has(word) &&
      !DOES.has(word) &&
      !NEGATORS.has(word) &&
      valenceOf(word) === 0 &&
      !word.endsWith('ly'),
  );
}

function mayStandBetween(word: string): boolean {
  return LITTLE.has(word) || PEOPLE.has(word) || PREPOSITIONS.has(word);
}
