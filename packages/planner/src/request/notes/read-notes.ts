import {
  type Exclusion,
  type Meant,
  readHealthWords,
  readKnownWords,
  readPlainExclusions,
  withRelatives,
} from '@platewise/nutrition/exclusions/read-exclusions';
import { isAllergen } from '@platewise/nutrition/foods/is-allergen';
import { ALLERGY, ALLERGY_NAMED, withoutDislikeMark } from '@platewise/nutrition/words/allergy-words';
import { keepExclusions, type LeftOut, leaveOutNamed } from '../leave-out-named.ts';
import { isListed, unreadIn } from '../unread-in.ts';
import { isFoodList } from './exclusions-of.ts';
import { leftOutBy, mentionsOf, refusesItsOwn } from './left-out-by.ts';
import { HARM, isAllowedBehind, isRefusal, isWish, namesHarm } from './note-signals.ts';
import { COURTESY, EXCEPTION, JOINED, NOT_MEANT } from './notes-grammar.ts';
import { foodWishesOf, goesOnWithDishes, wishesOf } from './read-wishes.ts';
import { respeltWishes } from './respelt-wishes.ts';
import { settled, withLater, withoutHarmful } from './settled-wishes.ts';
import { clausesOf, sentencesOf } from './split-notes.ts';
import { laterEquipmentWishes } from './traits/equipment-wishes.ts';
import { laterSizeWishes } from './traits/size-wishes.ts';
import { laterTemperatureWishes } from './traits/temperature-wishes.ts';
import { isConditional, wishPartsOf } from './wish-parts.ts';
import { isOverruled, NO_TOPIC, statedOfTopic, type Topic, topicAfter } from './wish-topic.ts';
import type { Wish } from './wish-words.ts';

/** Foods that a part of the notes speaks of without leaving them out: 'lots of cheese', 'I love mushrooms'. */
export type Mention = { clause: string; text: string; foods: ReadonlySet<string> };

/** What free notes ask for: foods to leave out, wishes, foods spoken of, and the parts that nothing could be made of. */
export type Notes = {
  exclusions: Exclusion[];
  wishes: Wish[];
  mentions: Mention[];
  notUsed: string[];
  /** What may be an allergy and cannot be read: the person is asked before anything is planned. */
  unread: string[];
};

// What has been read so far; whether a list of foods may go on ("allergic to nuts, soy"; "love fish, eggs"); whether the sentence
// speaks of harm; and the part last spoken of, for 'they make me ill'.
type Reading = Notes &
  LeftOut & {
    isListGoingOn: boolean;
    isWishGoingOn: boolean;
    isOfHarm: boolean;
    spokenOf: string;
    topic: Topic;
    sentence: string;
    /** The clause that was read last, and what it asks for. */
    lastAsked: { clause: string; wishes: readonly Wish[] };
  };

const NOTHING_ASKED = { clause: '', wishes: [] } as const;

/** 'skip those', 'no ta', 'no more of that' leave out what was named before. */
const NAMES_NOTHING =
  /^(?:(?:of|any|all|the|with|from)\s)*(?:it|that|those|them|these|this|ta|cheers|merci|one|ones|way|ever|both|either)(?:\s(?:one|ones|stuff|thing|things|again|please|in me.*|either|anymore|now))*$/i;
const IS_NOT = /\s(?:is|are|was|were)(?:n['’]?t| not)\W*$/i;
const ABOVE_ALL =
  /^(?:and )?(?:particularly|especially|above all|most of all|notably|in particular) (?:all |the |that |those |any )*/i;
const TAKES_BACK =
  /\b(?:no|not|never|none|nobody|nope|nah|little|less|kills?|hates?|awful|terrible|enough)\b(?! (?:matter|problem|worries|idea|clue|pressure|rush|hurry|offen\w+|judg\w+|only|just|sure|bad|least))/i;
const OF_ALL = /\b(?:they|them|those|these|all|any|both|either|each)\b/i;

/**
 * Reads free notes. "allergic to X", "no X", "X-free", "X allergy", "without X" and their like leave X out; a list that
 * goes on within the sentence with nothing but known foods ("allergic to nuts, soy") goes on leaving out.
 */
export function readNotes(notes: string): Notes {
  const reading: Reading = {
    exclusions: [],
    wishes: [],
    mentions: [],
    notUsed: [],
    unread: [],
    isListGoingOn: false,
    isWishGoingOn: false,
    isOfHarm: false,
    foodsBefore: [],
    spokenOf: '',
    topic: NO_TOPIC,
    sentence: '',
    lastAsked: NOTHING_ASKED,
  };
  for (const sentence of sentencesOf(notes)) {
    reading.isListGoingOn = false;
    reading.isWishGoingOn = false;
    reading.topic = { ...reading.topic, asked: null };
    reading.sentence = sentence;
    const clauses = clausesOf(sentence);
    reading.isOfHarm = clauses.some((clause) => !NOT_MEANT.test(clause) && namesHarm(clause));
    const before = reading.exclusions.length;
    for (const clause of clauses) readClause(clause, reading);
    const later = laterWishesOf(sentence);
    reading.wishes = withLater(reading.wishes, later);
    leaveOutNamed(reading, false);
    keepExclusions(alsoNamed(clauses, reading.exclusions.slice(before)), reading);
    const found = reading.exclusions.splice(before);
    const meant = meantBy(clauses);
    reading.exclusions.push(...found.map((exclusion) => withRelatives(exclusion, meant)));
    if (reading.isOfHarm) reading.wishes = withoutHarmful(reading.wishes, found);
    reading.unread.push(...unreadIn(clauses, { hasFood: found.some(({ foods }) => foods.size > 0) }));
  }
  const { exclusions, mentions, notUsed, unread } = reading;
  return { exclusions, wishes: settled(reading.wishes), mentions, notUsed, unread };
}

/**
 * Foods that a sentence on an allergy names and that no rule of the grammar reached: anyone who lists them cannot eat them, in
 * whatever language the sentence is. What is wished or excepted in it stays.
 */
function alsoNamed(clauses: readonly string[], found: readonly Exclusion[]): Exclusion[] {
  const meant = clauses.filter((clause) => !NOT_MEANT.test(clause));
  if (!meant.some((clause) => ALLERGY_NAMED.test(clause))) return [];
  const excluded = new Set(found.flatMap(({ foods }) => [...foods]));
  return meant
    .filter((clause) => (ALLERGY_NAMED.test(clause) ? !isWish(clause) : isListed(clause)))
    .flatMap((clause) => (clause.split(EXCEPTION)[0] ?? '').split(JOINED))
    .flatMap((part) => readKnownWords(part) ?? [])
    .filter(({ foods }) => [...foods].some((food) => !excluded.has(food)));
}

/** Whether a sentence speaks of an allergy or a harm, or marks what it leaves out as no more than a dislike. */
function meantBy(clauses: readonly string[]): Meant {
  const joined = clauses.join(', ');
  const unmarked = clauses
    .filter((clause) => !NOT_MEANT.test(clause))
    .map(withoutDislikeMark)
    .join(', ');
  if (ALLERGY.test(unmarked) || HARM.test(unmarked)) return 'allergy';
  return withoutDislikeMark(joined) === joined ? 'unsaid' : 'dislike';
}

/** What a later clause of a sentence says of a meal or of equipment that an earlier one names. */
function laterWishesOf(sentence: string): Wish[] {
  return NOT_MEANT.test(sentence)
    ? []
    : [...laterSizeWishes(sentence), ...laterTemperatureWishes(sentence), ...laterEquipmentWishes(sentence)];
}

/** The wishes of a clause; a list of dishes goes on with what the sentence asked of those before. */
function clauseWishes(clause: string, { asked }: Topic): Wish[] {
  // 'so tiresome, particularly the American stuff' is of one mind with what was before it.
  if (ABOVE_ALL.test(clause) && asked !== 'more')
    return asked === 'less' ? wishesOf(`less ${clause.replace(ABOVE_ALL, '')}`) : [];
  if (!goesOnWithDishes(clause)) return wishesOf(clause);
  if (asked === 'neither') return [];
  return wishesOf(asked === 'less' ? `no more ${clause.replace(/^\w+\s/, '')}` : clause);
}

function readClause(clause: string, reading: Reading) {
  const isMeant = !NOT_MEANT.test(clause);
  const isContrast = isContrasted(clause, reading);
  const leftOut = isMeant && !isContrast ? leftOutBy(clause, reading) : [];
  const found = leftOut.filter(({ foods, term }) => foods.size > 0 || !NAMES_NOTHING.test(term));
  const wishes = isMeant ? clauseWishes(clause, reading.topic) : [];
  const implied = isMeant
    ? [...readHealthWords(clause), ...wishes.flatMap(({ leavesOut = [] }) => leavesOut.flatMap(readPlainExclusions))]
    : [];
  const isEmpty = found.length + wishes.length + implied.length === 0;
  const isFood = isFoodList(clause);
  const isAsked = reading.isWishGoingOn || isWish(clause) || (!reading.isOfHarm && asksForFood(clause));
  if (isMeant && isEmpty && isFood && !isAsked) {
    reading.foodsBefore.push(clause);
    reading.spokenOf = clause;
    reading.topic = { ...reading.topic, text: clause };
    return;
  }
  const listed = reading.foodsBefore;
  if (isMeant && !reading.isOfHarm && refusesItsOwn(clause, found)) readBareBefore(clause, reading);
  if (isAllowedBehind(clause)) allowNamed(reading);
  else leaveOutNamed(reading, isRefusal(clause) && !refusesItsOwn(clause, found));
  keepExclusions([...found, ...implied], reading);
  const mentions = isMeant ? mentionsOf(clause, found, implied) : [];
  reading.mentions.push(...mentions);
  // What somebody has may be what harms them: next to harm it has to be asked for.
  const mayWish = !reading.isOfHarm || isWish(clause) || isRefusal(clause);
  const foodWishes = mayWish
    ? foodWishesOf(
        isContrast ? clause.replace(IS_NOT, '') : clause,
        mentions,
        isContrast ? 'more' : reading.topic.asked,
      )
    : [];
  reading.wishes.push(...wishes, ...foodWishes);
  const isOfTopic = isMeant && isEmpty && foodWishes.length === 0 && readOfTopic(clause, reading);
  const isUnread = isEmpty && foodWishes.length === 0 && !isOfTopic;
  const respelt = isUnread && isMeant && !reading.isOfHarm ? respeltWishes(clause) : [];
  reading.wishes.push(...respelt);
  const isRead = !isUnread || respelt.length > 0;
  if (isMeant) readOfList(clause, listed, reading);
  if (!isRead && !COURTESY.test(clause)) {
    if (isMeant && mayTakeBack(clause)) takeBack(reading);
    reading.notUsed.push(clause);
  }
  reading.lastAsked = isRead ? { clause, wishes: [...wishes, ...foodWishes] } : reading.lastAsked;
  reading.topic = topicAfter(clause, { mentions, wishes: [...wishes, ...foodWishes] }, reading.topic);
  // 'chicken as long as it is not fried' refuses no chicken.
  const further = isMeant && !isConditional(clause) ? wishPartsOf(clause).slice(1) : [];
  for (const part of further) if (namesNothing(part)) readOfTopic(part, reading);
  const isOfFood = mentions.length > 0 || found.some(({ foods }) => foods.size > 0);
  if (isOfFood) reading.spokenOf = clause;
  if (leftOut.length > 0 || (isMeant && ALLERGY.test(clause))) reading.isListGoingOn = true;
  else if (!isFood && isOfFood) reading.isListGoingOn = false;
  reading.isWishGoingOn = found.length === 0 && (isWish(clause) || (isFood && reading.isWishGoingOn));
}

/** 'pumpkin everything', 'have carrots': not just named. An allergen has to be asked for in plainer words, and so has all next to harm. */
function asksForFood(clause: string): boolean {
  if (readPlainExclusions(clause).some(isAllergen)) return false;
  return foodWishesOf(clause, mentionsOf(clause, [], [])).length > 0;
}

/** 'soup is boring but rice is not': of what is not so, the other is asked. An allergen, and all next to harm, is left out as before. */
function isContrasted(clause: string, { topic, isOfHarm }: Reading): boolean {
  const named = clause.replace(IS_NOT, '');
  if (isOfHarm || topic.asked !== 'less' || named === clause || !isFoodList(named)) return false;
  return !readPlainExclusions(named).some(isAllergen);
}

/** A refusal of nothing that it names, which nobody here can read: 'my belly votes no' may be of what was asked for before it. */
function mayTakeBack(clause: string): boolean {
  return TAKES_BACK.test(clause) && readKnownWords(clause) === null && wishesOf(clause).length === 0;
}

/** What a refusal may be of is neither asked for nor refused. */
function takeBack(reading: Reading) {
  const { clause, wishes } = reading.lastAsked;
  const named = wishes.filter(
    ({ foods, cuisine, trait, isLess }) =>
      !isLess && (foods ?? cuisine ?? (trait?.kind === 'form' || trait?.kind === 'named')),
  );
  if (named.length === 0) return;
  reading.wishes = reading.wishes.filter((wish) => !named.includes(wish));
  reading.notUsed.push(clause);
  reading.lastAsked = NOTHING_ASKED;
}

const namesNothing = (part: string) => readKnownWords(part) === null && wishesOf(part).length === 0;

/** 'I detest it', 'never again' speak of what was named before, and the last that is stated of it counts. */
function readOfTopic(clause: string, reading: Reading): boolean {
  const { topic } = reading;
  const stated = statedOfTopic(clause, topic);
  if (stated === null) return false;
  const plain = `${stated} ${topic.text}`;
  const wishes = [...wishesOf(plain), ...foodWishesOf(plain, mentionsOf(topic.text, [], []))];
  if (wishes.length === 0) return false;
  reading.wishes = reading.wishes.filter((earlier) => !wishes.some((wish) => isOverruled(earlier, wish)));
  reading.wishes.push(...wishes);
  reading.notUsed = reading.notUsed.filter((one) => one !== topic.text && one !== topic.clause);
  return true;
}

/** 'yam, plantain, okra, any of them would be lovely' speaks of each; an allergen stays as it was read. */
function readOfList(clause: string, listed: readonly string[], reading: Reading) {
  const stated = OF_ALL.test(clause) ? statedOfTopic(clause, reading.topic) : null;
  if (stated === null) return;
  for (const food of listed.filter((one) => !readPlainExclusions(one).some(isAllergen))) {
    const plain = `${stated === 'less' ? 'no more' : 'more'} ${food}`;
    reading.wishes.push(...foodWishesOf(plain, mentionsOf(food, [], [])));
    reading.notUsed = reading.notUsed.filter((one) => one !== food);
  }
}

/** 'chicken and rice but no garlic' asks for the two; what names an allergen stays as it was read. */
function readBareBefore(clause: string, reading: Reading) {
  const asked = reading.foodsBefore.at(-1);
  if (asked === undefined || !reading.sentence.includes(`${asked} but ${clause}`)) return;
  if (readPlainExclusions(asked).some(isAllergen)) return;
  reading.wishes.push(...mentionsOf(asked, [], []).flatMap((one) => foodWishesOf(`more ${one.text}`, [one])));
  reading.foodsBefore = reading.foodsBefore.slice(0, -1);
}

/** 'chicken, fish and eggs are fine': what was listed is spoken of, and stays. */
function allowNamed(reading: Reading) {
  reading.mentions.push(...reading.foodsBefore.flatMap((clause) => mentionsOf(clause, [], [])));
  reading.notUsed.push(...reading.foodsBefore);
  reading.foodsBefore = [];
}
