import { readKnownWords } from '@platewise/nutrition/exclusions/read-exclusions';
import { isWish } from './note-signals.ts';
import { isPlainWord } from './plain-words.ts';
import { STATES } from './polarity-signals.ts';
import type { Mention } from './read-notes.ts';
import { gramsNextTo } from './traits/amounts.ts';
import { applianceWishes } from './traits/appliance-wishes.ts';
import { CHILI_DISH } from './traits/dish-names.ts';
import { equipmentWishes } from './traits/equipment-wishes.ts';
import { FORM_PATTERN, formWishes } from './traits/form-wishes.ts';
import { traitWishesOf } from './traits/trait-wishes.ts';
import { wishPartsOf } from './wish-parts.ts';
import { askedBefore, type Polarity, polarityAt, statedAt } from './wish-polarity.ts';
import { CUISINE_PATTERN, MAY_NAME_CUISINE, WISH_WORDS, type Wish } from './wish-words.ts';

/** What may be eaten and is not asked for. */
const ALLOWED_ONLY =
  /\b(?:fine|ok|okay|allowed|safe|welcome(?=$| (?:here|to)\b)|tolerates?|energy|no problem|not a problem|don['’]?t mind|happy (?:with|to eat)(?!.*\b(?:any|every|each|all)\b))\b/i;
/** Foods of one clause that are asked about: each costs a reading of the whole clause. */
const NAMED_MAX = 40;
const SEASONING = /^(?:salt|namak|sugars?|fats?)$/i;
const ASKED_FOR =
  /\b(?:if possible|preferred|instead of|rather than|for (?:breakfast|lunch|dinner|a snack|snacks)|(?:once|twice|three times) a (?:day|week)|(?:every|each) (?:day|week|morning|evening|meal)|when(?:ever)? (?:possible|you can)|where(?:ver)? (?:possible|you can|it (?:fits|works))|if (?:you can|at all|that['’]?s|it['’]?s|there is|feasible|doable)|for a change|(?:now|here) and (?:then|there|again)|(?:every )?(?:now and (?:then|again)|once in a while|so often)(?=\W*$)|from time to time|(?:for|with) (?:my |our |the )?(?:tea|supper|brunch)|at (?:the )?weekends?|on (?:a )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?|on weekdays|(?:before|after|at|with) (?:bed(?:time)?|training|the gym|(?:my |the )?(?:coffee|workout|run))|or (?:similar|something like (?:it|that)|the like)|of (?:any|all|some|every) (?:kind|sort|type|description)s?|(?:any|all|every|some) (?:kind|sort|type)s? of|style (?:food|dishes|meals?|cooking)|where (?:is|are|['’]s) (?:the|my|our)|do you (?:do|have)|(?:for|at|in) (?:breakfast|lunch|dinner)|in the (?:mornings?|evenings?)|(?:in|on|with|using) (?:the|my|our|an?) (?:oven|grill|barbecue|bbq|wok|microwave)|(?:in|under|within) \d+ ?min(?:ute)?s?)\b/i;
/** Little words around a food that goes on with a list: 'blue cheese too', 'or maybe mussels', 'dumplings for instance'. */
const GOES_ON =
  /\b(?:too|as well|also|and|or|maybe|perhaps|plus|even|especially|particularly|for (?:instance|example)|e\.?g|say|ditto|likewise|same (?:for|with|goes for)|some|any|a|an|the|bit|few|of|half|those|that|sort|things?|included|mainly|like|either|while (?:you|we) ?(?:['’]re|are) at it|\d+|one|two|three|four|five|six)\b/gi;

/** 'it is not that it was too spicy' asks for nothing. */
const DENIES = /\bnot (?:that (?=(?:i|we|he|she|they|it|the|my|there)\b)|because\b|as if\b)/i;

/** What a clause of notes wishes for that is no food: a cuisine, a split, a way of eating. */
export function wishesOf(clause: string): Wish[] {
  const [asked = ''] = clause.split(/\b(?:no|without|avoid|hate)\s/i);
  const ways = WISH_WORDS.flatMap(({ pattern, wish, isNegation }) =>
    isDirected(wish, isNegation) || !pattern.test(asked) ? [] : [wish],
  );
  return [...wishPartsOf(clause).flatMap(partWishes), ...equipmentWishes(clause), ...ways];
}

function isDirected({ cuisine, shiftPoints }: Wish, isNegation = false): boolean {
  return cuisine !== undefined || shiftPoints !== undefined || isNegation;
}

function partWishes(part: string): Wish[] {
  const mayNameCuisine = MAY_NAME_CUISINE.test(part);
  const directed = WISH_WORDS.flatMap(({ pattern, wish, isNegation }) =>
    isDirected(wish, isNegation) && (mayNameCuisine || wish.cuisine === undefined)
      ? directedWish(part, pattern, wish)
      : [],
  );
  if (DENIES.test(part)) return [];
  const read = new Set(directed.flatMap(nutrientOf));
  // 'turn the chilli right down' asks for no heat whatever else is heard in it.
  const isMild = directed.some(({ leavesOut }) => leavesOut?.includes('spicy'));
  const traits = traitWishesOf(part).filter(({ trait }) => !(isMild && trait?.kind === 'hot'));
  return [...directed, ...traits.filter((wish) => !nutrientOf(wish).some((one) => read.has(one)))];
}

/** The nutrient that a wish is about: of two readings of it in one part, the first holds. */
function nutrientOf({ label }: Wish): string[] {
  const [, nutrient] = /^(?:not “)?(?:more|less|fewer) (protein|carbs|fat)”?$/.exec(label) ?? [];
  return nutrient === undefined ? [] : [nutrient];
}

/** 'Thai flavours all week' states of flavours what 'Thai all week' states. */
const OF_CUISINE = /^ (?:flavou?rs?|food|dishes|cooking|cuisine|recipes?|diet)\b/i;

/** What a clause asks for, or asks for less of: 'not Indian' lowers Indian, 'no need for high protein' raises nothing. */
function directedWish(clause: string, pattern: RegExp, wish: Wish): Wish[] {
  const match = pattern.exec(clause);
  if (!match) return [];
  // What is stated behind 'too spicy' takes nothing back.
  const [kind = ''] = wish.cuisine ? (OF_CUISINE.exec(clause.slice(match.index + match[0].length)) ?? []) : [];
  const end = match.index + match[0].length + kind.length;
  const polarity = wish.leavesOut ? askedBefore(clause, match.index) : polarityAt(clause, match.index, end);
  if (polarity === 'more') return [wish];
  const { cuisine, shiftPoints } = wish;
  // 'cut down on my fat intake to get leaner': the words have a direction of their own, and nothing is stated of them.
  if (polarity === 'neither' && shiftPoints && !STATES.test(clause.slice(match.index + match[0].length)))
    return askedBefore(clause, match.index) === 'more' ? [wish] : [];
  if (polarity === 'neither') return [];
  return cuisine ? [{ label: `less ${cuisine} food`, cuisine, isLess: true }] : [{ label: `not “${wish.label}”` }];
}

/**
 * Foods that a clause wishes for, or is tired of; one that is merely allowed is neither.
 * @param before what the sentence asked of the foods before it, which a list goes on with
 */
export function foodWishesOf(clause: string, mentions: readonly Mention[], before: Polarity | null = null): Wish[] {
  const parts = wishPartsOf(clause);
  // What is named again stands, for its reading, where it was named first.
  const named = [...new Map(mentions.map((mention) => [mention.text, mention])).values()].slice(0, NAMED_MAX);
  return named.flatMap(comparedFoods).flatMap(({ text, foods }): Wish[] => {
    const part = parts.find((one) => one.includes(text)) ?? clause;
    const { label, start, end } = placeOf(part, text);
    if (/^(?:.+ )?chill?i(?: carne)?$/i.test(label) && CHILI_DISH.test(part)) return [];
    // 'less sugar' asks it of dishes, and has been read so.
    if (SEASONING.test(label) && isOfTaste(part)) return [];
    const stated = isCalledTwice(label)
      ? 'more'
      : (statedAt(part, start, end) ?? (isListed(part, label) ? goneOn(part, before) : null));
    if (stated === 'less') return [{ label: `less ${label}`, foods, isLess: true }];
    // 'puts salt on everything' wants no more of it.
    if (SEASONING.test(label) && !/\b(?:more|extra|add\w*|plenty|lots|loads)\b/i.test(part)) return [];
    if (stated === 'neither' || (ALLOWED_ONLY.test(part) && !isHopedFor(part) && !isForMeal(part))) return [];
    const grams = gramsNextTo(part, end - label.length, end) ?? gramsNextTo(part, start, end);
    const isOfDish = () => formWishes(part).some(({ isLess }) => !isLess) || applianceWishes(part).length > 0;
    return stated === 'more' || isWish(part) || ASKED_FOR.test(part) || isOfDish()
      ? [{ label, foods, ...(grams !== undefined && { grams }) }]
      : [];
  });
}

/** 'I am sick of tuna, maybe mackerel' asks for the second; 'or maybe mackerel too' goes on. */
function goneOn(part: string, before: Polarity | null): Polarity | null {
  return before === 'less' &&
    /^(?:maybe|perhaps|possibly|try|how about|what about)\b(?!.*\b(?:too|as well|also|either)\b)/i.test(part)
    ? 'more'
    : before;
}

/** 'rice rice baby' */
function isCalledTwice(label: string): boolean {
  return /\b(\p{L}+) \1\b/u.test(label);
}

/** 'would be welcome' asks; 'is welcome' allows. */
function isHopedFor(part: string): boolean {
  return /\b(?:would|might|could) be\b/i.test(part);
}

/** 'oats for breakfast are fine' says where they are to be. */
function isForMeal(part: string): boolean {
  return /\b(?:for|at) (?:my |the )?(?:breakfast|brekkie|lunch|dinner|supper|tea|a snack|snacks)\b.{0,20}\b(?:fine|ok|okay)\W*$/i.test(
    part,
  );
}

function isOfTaste(part: string): boolean {
  return traitWishesOf(part).some(({ trait }) => trait?.kind === 'salty' || trait?.kind === 'sweetened');
}

/** Whether a clause only goes on with a list of dishes or cuisines: 'and the burgers while you are at it', 'or Thai'. */
export function goesOnWithDishes(clause: string): boolean {
  if (!/^(?:and|or|nor|plus|also)\b/i.test(clause)) return false;
  const rest = clause.replace(FORM_PATTERN, ' ').replace(CUISINE_PATTERN, ' ');
  return rest !== clause && rest.replaceAll(GOES_ON, ' ').trim() === '';
}

/** Whether a part has nothing but a food and little words. */
function isListed(part: string, label: string): boolean {
  return part.toLowerCase().replace(label, ' ').replaceAll(GOES_ON, ' ').trim() === '';
}

/** 'salmon instead of chicken' speaks of two, and so does 'I hate tofu so more lentils'. */
function comparedFoods({ clause, text }: Mention): Mention[] {
  return wishPartsOf(text)
    .flatMap((part) =>
      part.split(
        /\s(?=(?:instead of|in place of|rather than|over|not|(?:with|containing|(?:that|which) (?:has|have|contains?|includes?))(?! (?:no|less|not)\b))\s)/i,
      ),
    )
    .flatMap((part) => {
      const foods = foodsNamedIn(part);
      return foods && foods.size > 0 ? [{ clause, text: part.trim(), foods }] : [];
    });
}

/** The foods of a part; of its last word that names one, where the whole of it cannot be read. */
function foodsNamedIn(part: string): ReadonlySet<string> | undefined {
  const { label, isCut } = placeOf(part, part);
  const bare = part.replaceAll(APPLIANCE, ' ');
  if (bare !== part) return readKnownWords(bare)?.foods;
  return (
    (isCut ? null : readKnownWords(part)) ??
    readKnownWords(label) ??
    readKnownWords(label.split(' ').at(-1) ?? '')
  )?.foods;
}

/** 'we want to cut pasta' speaks of no cold cuts. */
function isCutting(text: string, at: number): boolean {
  return /^cut\b/i.test(text.slice(at)) && !/\bcold\W$/i.test(text.slice(0, at));
}

/** 'gram' is a chickpea in India; behind a number it is a weight, and a quarter is one before 'of a kilo'. A meal is ground corn by itself, and no food in 'for an evening meal'. */
function isUnit(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return (
    (/^grams?\b/i.test(text.slice(at)) && /\d\s?$/.test(before)) ||
    isOfAppliance(before, text.slice(at)) ||
    /^(?:three )?quarters? (?:of an? )?(?:kilos?|kg|pounds?|lb)\b/i.test(text.slice(at)) ||
    (/^meals?\b/i.test(text.slice(at)) && before !== '')
  );
}

const APPLIANCE = /\b(?:air|instant|slow|rice|pressure)[\s-]?(?:fryers?|pots?|cookers?)\b/gi;
/** 'an air fryer' is no fryer chicken, 'a rice cooker' no rice. */
function isOfAppliance(before: string, from: string): boolean {
  return (
    (/^(?:fryers?|pots?|cookers?)\b/i.test(from) && /\b(?:air|instant|slow|rice|pressure)[\s-]$/i.test(before)) ||
    /^(?:rice[\s-]cookers?|air[\s-]fryers?|instant[\s-]pots?)\b/i.test(from)
  );
}

/** 'quinoa is overrated bird seed' is about quinoa. */
function isParted(text: string, from: number, to: number): boolean {
  return /\s(?:is|are|was|were|makes?|gives?|tastes?|smells?|reminds?|from|like|becomes?|became|than|over|beats?|trumps?|as|not|instead|that|which|if|isn['’]?t|aren['’]?t)\s/i.test(
    text.slice(from, to),
  );
}

/** 'I love salmon' is about salmon; where the words of it stand in a part. */
export function placeOf(part: string, text: string): { label: string; start: number; end: number; isCut: boolean } {
  const words = [...text.matchAll(/[\p{L}\p{N}'’-]+/gu)].filter(
    ({ 0: word, index }) =>
      !isPlainWord(word) && !isCutting(text, index) && !isUnit(text, index) && readKnownWords(word) !== null,
  );
  const run = words.slice(
    0,
    1 +
      words.findIndex(
        ({ index }, place) => place === words.length - 1 || isParted(text, index, words[place + 1]?.index ?? index),
      ),
  );
  const last = run.at(-1);
  const at = Math.max(0, part.indexOf(text));
  if (!last) return { label: text, start: at + text.length, end: at + text.length, isCut: false };
  return {
    label: run
      .map(([word]) => word)
      .join(' ')
      .toLowerCase(),
    start: at + last.index,
    end: at + last.index + last[0].length,
    isCut: run.length < words.length,
  };
}
