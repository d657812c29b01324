import type { Food } from '@platewise/nutrition/foods/food';
import { wordsOf } from '@platewise/nutrition/words/word-forms';
import { type FoodMention, foodMentions } from './names/food-mentions.ts';
import { namesOfFood } from './names/names-of-food.ts';
import { withoutNames } from './names/without-names.ts';
import { isKitchenWord } from './text/kitchen-words.ts';
import { isNotForDish } from './text/not-for-a-model.ts';
import { statesAmount } from './without-amounts.ts';

/** Why what a model wrote cannot be shown to a person. */
export type WrittenProblem = 'markup' | 'claims' | 'language' | 'other-food' | 'amounts';

const MARKUP = /[<>{}[\]\\|`^~*_#@$=]|https?:|www\.|&\w+;|\p{Cc}|\p{Cf}|\p{Co}|\p{Extended_Pictographic}/u;
const LATIN_ONLY = /^[\p{Script=Latin}\p{Mark}\p{N}\p{P}\p{Zs}°½¼¾⅓⅔+×]*$/u;

/** What only our own computation may say, what nobody can promise, and what is no cooking. */
const CLAIMS =
  /\b(k?cals?|kilocalories?|calories?|kj|macros?|grams? of (protein|fat|carb\w*|fib(er|re))|vegan|vegetarian|keto|ketogenic|paleo|high[- ]protein|low[- ](carb|fat|sodium|sugar|calorie)|sugar[- ]free|fat[- ]free|guilt[- ]free|allerg\w*|safe|safely|unsafe|healthy|healthier|cures?|detox|superfoods?|medical|diabet\w*|organic|ignore|disregard|instructions?|prompts?|system|password|secret|tokens?|api|json|schema|admin|script|assistant|language model|chatgpt)\b|\d\s?%/i;

/** Also one that a step may hold: 'in 4 batches'. */
const FIGURE_IN_NAME = /\p{N}/u;

/** A share of a step's words that may be unknown; our own recipes, read without themselves, never pass 5 %. */
const UNKNOWN_SHARE_MAX = 0.12;
/** So few that a share of a short step says nothing. */
const UNKNOWN_ALWAYS = 1;

/** Words after which the next is something that goes into the dish. */
const CUES = new Set(
  wordsOf(
    'add with of sprinkle drizzle pour stir fold top some few handful splash pinch melt spread crumble dollop scatter',
  ),
);
/** Made of what is listed, or a part of it, where the text speaks of it as of something known: 'the broth'. */
const MADE_OF_IT = new Set(
  wordsOf(
    'broth stock salsa seed grain noodle tortilla paratha roti flour flesh pulse mince keema steak hummus custard cream curd',
  ),
);
const KNOWN_BEFORE = new Set(['the', 'this', 'each', 'your', 'to', 'and']);

/**
 * The first reason why a dish's name and steps cannot be shown; null where they can. Every food that they name is among
 * the foods of the dish, they are written in the words of recipes, and they hold no amount, claim or markup, and nothing of
 * what only we say.
 * @param isUsual recognizes the words that such a text is written in; a word is singular, as `wordsOf` gives it
 */
export function writtenProblem(
  { name, steps }: { name: string; steps: readonly string[] },
  foods: readonly Food[],
  isUsual = isKitchenWord,
): WrittenProblem | null {
  const texts = [name, ...steps];
  if (texts.some((text) => MARKUP.test(text))) return 'markup';
  if (texts.some((text) => CLAIMS.test(text) || isNotForDish(withoutNames(wordsOf(text), foods)))) return 'claims';
  if (FIGURE_IN_NAME.test(name) || texts.some(statesAmount)) return 'amounts';
  if (!texts.every((text) => LATIN_ONLY.test(text)) || !isReadable(name, steps, isUsual)) return 'language';
  return texts.some((text) => namesOtherFood(wordsOf(text), foods, isUsual)) ? 'other-food' : null;
}

function isReadable(name: string, steps: readonly string[], isUsual: typeof isKitchenWord): boolean {
  const unknownIn = (text: string) => wordsOf(text).filter((word) => !isUsual(word)).length;
  const isKnownName = unknownIn(name) <= wordsOf(name).length / 3;
  return isKnownName && steps.every((step) => isReadableStep(wordsOf(step).length, unknownIn(step)));
}

function isReadableStep(length: number, unknown: number): boolean {
  return unknown * 2 < length && unknown <= Math.max(UNKNOWN_ALWAYS, UNKNOWN_SHARE_MAX * length);
}

/** Whether the words name a food that is not among these, or something unknown that goes into the dish. */
function namesOtherFood(words: readonly string[], foods: readonly Food[], isUsual: typeof isKitchenWord): boolean {
  const ids = new Set(foods.map(({ id }) => id));
  const names = foods.flatMap(namesOfFood);
  return (
    foodMentions(words).some((mention) => !isListed(mention, ids, names)) ||
    words.some((word, index) => !isUsual(word) && words.slice(Math.max(0, index - 2), index).some(isCue))
  );
}

function isCue(word: string): boolean {
  return CUES.has(word);
}

function isListed(
  { words, foods, before }: FoodMention,
  ids: ReadonlySet<string>,
  names: readonly (readonly string[])[],
): boolean {
  if ([...foods].some((id) => ids.has(id))) return true;
  if (names.some((name) => words.every((word) => name.includes(word)))) return true;
  const [word = ''] = words;
  if (words.length > 1) return false;
  return MADE_OF_IT.has(word) && before.some((one) => KNOWN_BEFORE.has(one));
}
