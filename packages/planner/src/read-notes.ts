import { type Exclusion, isKnownTerm, readExclusions, readKnownWords } from '@platewise/nutrition/read-exclusions';
import {
  ALLERGY,
  BARE_ALLERGY,
  FOOD_ENDS,
  LEAVE_OUT,
  LEFT_OUT_BEFORE,
  NO_ALLERGEN,
  NO_FOOD,
  NOT_MEANT,
} from './notes-grammar.ts';
import { WISH_WORDS, type Wish } from './wish-words.ts';

/** What free notes ask for: foods to leave out, wishes, and the parts that nothing could be made of. */
export type Notes = { exclusions: Exclusion[]; wishes: Wish[]; notUsed: string[] };

// What has been left out so far, and whether a list of foods may go on ("allergic to nuts, soy").
type Reading = Notes & { isListGoingOn: boolean; foodsBefore: string[] };

const LIKES = /\b(?:loves?|likes?|enjoys?|prefers?|wants?|can eat|eats?|fine|ok|okay|allowed|only)\b/i;
const ENDS_OF_FOOD = [/[\s-]*\bfree\b(?!\s(?:from|of)\b)/i, /(?<=\p{L})free\b/iu, BARE_ALLERGY, LEFT_OUT_BEFORE];
const JOINED = /\s(?:and|or|aur|n)\s|\s*[/&+]\s*/i;
/** Words before a food that leave it in a list: 'especially peanuts', 'also dairy', 'my son to eggs'. */
const LIST_WORDS =
  /^(?:(?:and|or|nor|also|plus|even|especially|particularly|mainly|including)\s|(?:my|our|his|her)\s\p{L}+\sto\s)+/iu;

/**
 * Reads free notes. "allergic to X", "no X", "X-free", "X allergy", "without X" and their like leave X out; a list that
 * goes on within the sentence with nothing but known foods ("allergic to nuts, soy") goes on leaving out.
 */
export function readNotes(notes: string): Notes {
  const reading: Reading = { exclusions: [], wishes: [], notUsed: [], isListGoingOn: false, foodsBefore: [] };
  for (const sentence of sentencesOf(notes)) {
    reading.isListGoingOn = false;
    reading.foodsBefore = [];
    for (const clause of clausesOf(sentence)) readClause(clause, reading);
  }
  const { exclusions, notUsed } = reading;
  return { exclusions, wishes: [...new Set(reading.wishes)], notUsed };
}

function sentencesOf(notes: string): string[] {
  return notes
    .normalize('NFKC')
    .replaceAll('’', "'")
    .replaceAll(/[🚫❌⛔]/gu, ' no ')
    .replaceAll(/\bnon[\s-]*veg(?:etarian)?\b/gi, 'nonveg')
    .replaceAll(/\bnon(?=dairy)|\b(?:no|non|without)-(?=\p{L})/giu, (negation) => `${negation.replace('-', '')} `)
    .replaceAll(/\b(anything|everything|all) but\b/gi, '$1 except')
    .replaceAll(/-\s+(?=(?:and|or)\b)/gi, ' ')
    .replaceAll(':', ' ')
    .split(/[.!?](?!\d)/)
    .map((sentence) => sentence.trim());
}

function clausesOf(sentence: string): string[] {
  return sentence
    .split(
      /[,;\n()]|\s[-–—]\s?|\b(?:but|however|though|although)\b|\band (?=(?:(?:i|we|he|she) )?(?:love|like|enjoy|prefer|want|eat|can)|my |our |his |her )/i,
    )
    .map((clause) => clause.replaceAll(/\s+/g, ' ').trim())
    .flatMap((clause) => (NOT_MEANT.test(clause) ? clause.split(/\s(?:and|so)\s/i) : [clause]))
    .filter(Boolean);
}

function readClause(clause: string, reading: Reading) {
  const isMeant = !NOT_MEANT.test(clause);
  const found = isMeant ? exclusionsOf(clause, reading) : [];
  const wishes = isMeant ? wishesOf(clause) : [];
  reading.exclusions.push(...found);
  reading.wishes.push(...wishes);
  for (const { leavesOut = [] } of wishes) reading.exclusions.push(...leavesOut.flatMap(readExclusions));
  const isFood = isFoodList(clause);
  if (found.length === 0 && wishes.length === 0) {
    if (isFood) reading.foodsBefore.push(clause);
    reading.notUsed.push(clause);
  }
  if (found.length > 0 || (isMeant && ALLERGY.test(clause))) reading.isListGoingOn = true;
  else if (!isFood && readKnownWords(clause)) reading.isListGoingOn = false;
  if (!isFood) reading.foodsBefore = [];
}

function exclusionsOf(clause: string, reading: Reading): Exclusion[] {
  const bare = clause.replace(LIST_WORDS, '');
  if (reading.isListGoingOn && !LIKES.test(bare) && isFoodList(bare)) return readExclusions(bare);
  return [...namedBefore(clause, reading), ...namedBehind(clause), ...namedByNot(clause)];
}

/** 'nut and egg allergy', 'gluten/dairy-free', 'eggs make me sick'; foods listed before a comma belong to them. */
function namedBefore(clause: string, reading: Reading): Exclusion[] {
  const end = ENDS_OF_FOOD.map((pattern) => clause.search(pattern)).find((index) => index > 0);
  if (end === undefined) return [];
  const parts = clause
    .slice(0, end)
    .split(JOINED)
    .filter((part) => part.trim() !== '');
  const telling = parts.filter((part, index) => index === parts.length - 1 || !LIKES.test(part));
  const found = telling.flatMap(readAllergen);
  if (found.length === 0) return [];
  const listed = isFoodList(parts.join(' and ')) ? reading.foodsBefore : [];
  reading.notUsed = reading.notUsed.filter((part) => !listed.includes(part));
  return [...listed.flatMap(readExclusions), ...found];
}

/** A food before 'free' or 'allergy' has few words; what stands further off belongs to something else. */
function readAllergen(text: string): Exclusion[] {
  const words = text.trim().split(' ').slice(-3);
  while (words.length > 1 && NO_ALLERGEN.test(words[0] ?? '')) words.shift();
  const known = readKnownWords(words.join(' '));
  if (known) return [known];
  const last = words.at(-1) ?? '';
  return NO_ALLERGEN.test(last) ? [] : readExclusions(last);
}

/** 'allergic to nuts', 'no nuts no soy', 'without onion': the foods behind each such word. */
function namedBehind(clause: string): Exclusion[] {
  const [, ...behindAllergy] = clause.split(BARE_ALLERGY);
  const [, ...leftOut] = clause.split(LEAVE_OUT);
  const allergens = behindAllergy.flatMap((text) => readKnownWords(text.split(LEAVE_OUT)[0] ?? '') ?? []);
  return [...allergens, ...leftOut.flatMap(readLeftOut)];
}

function readLeftOut(text: string): Exclusion[] {
  const named = text.trim();
  if (NO_FOOD.test(named)) return [];
  const food = (named.split(FOOD_ENDS)[0] ?? '').trim();
  return food === '' ? [] : readExclusions(food);
}

/** 'not beef', 'eggless', 'dairyfree': only where the rest is nothing but food. */
function namedByNot(clause: string): Exclusion[] {
  const food = /^(?:and |or )?not (.+)$/i.exec(clause)?.[1] ?? '';
  if (isFoodList(food)) return readExclusions(food);
  return clause
    .split(' ')
    .filter((word) => /^(?:egg|meat|dairy)less$/i.test(word))
    .flatMap(readExclusions);
}

function wishesOf(clause: string): Wish[] {
  const [asked = ''] = clause.split(/\b(?:no|without|avoid|hate)\s/i);
  return WISH_WORDS.filter(({ pattern, isNegation }) => pattern.test(isNegation ? clause : asked)).map(
    ({ wish }) => wish,
  );
}

function isFoodList(clause: string): boolean {
  const parts = clause
    .split(JOINED)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 0 && parts.every(isKnownTerm);
}
