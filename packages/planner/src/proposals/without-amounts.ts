import { wordsOf } from '@platewise/nutrition/words/word-forms';
import { foodMentions } from './names/food-mentions.ts';
import { COUNTABLE, FIGURE, MEASURE, NUMBER, PACK } from './text/amount-words.ts';

const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const ABOUT = String.raw`(?:(?:about|approximately|around|roughly|approx\.?) )?`;
/** What is measured comes next: 'reduced to 1 cup.' would lose its sense with its amount. */
const OF_SOMETHING = String.raw`\.?(?: each)?(?: of)?\s+(?=(?!(?:and|or|to|in|on|with|until|for|per|then|into|from|by|over|before|is|are|so|as|if|when|while|but|that|which|at|of|each)${END})\p{L})`;

const BRACKETED = new RegExp(String.raw`\s?\(${ABOUT}${NUMBER}[\s-]?(?:${MEASURE}|${PACK})${END}[^()]{0,30}\)`, 'giu');
const MEASURED_WHOLE = new RegExp(
  `${START}${ABOUT}an? ${NUMBER}[\\s-]?${MEASURE}${END}${OF_SOMETHING}(?!${PACK}${END})`,
  'giu',
);
const MEASURED = new RegExp(`${START}${ABOUT}(?:${NUMBER}[\\s-]?|an? )${MEASURE}${END}${OF_SOMETHING}`, 'giu');
const PACKED = new RegExp(`${START}${ABOUT}${NUMBER}[\\s-]?${PACK}${END}${OF_SOMETHING}`, 'giu');
const COUNTED = new RegExp(
  String.raw`${START}${ABOUT}${NUMBER} (?:(?:large|medium|small|whole) )?(?=(\p{L}[^.,;:()]{0,40}))`,
  'giu',
);
/** Besides foods themselves, what single pieces of them are called. */
const PIECE = /^(?:cloves?|slices?|tortillas?|lea(?:f|ves)|sprigs?|stalks?|stems?|fillets?|sticks?)\b/i;

/** How a counted food may be distinguished before it is named: '1 sliced banana'. */
const PREPARED =
  /^(?:(?:thinly|finely|roughly|hard-boiled|boiled|sliced|diced|chopped|minced|crushed|grated|peeled|halved|beaten|cooked|ripe|fresh|dried|frozen) )+/i;

const ANY_COUNTABLE = new RegExp(COUNTABLE, 'giu');
const ANY_FIGURE = new RegExp(FIGURE, 'iu');
const ANY_AMOUNT = new RegExp(`${START}(?:(?:${NUMBER}[\\s-]?|an? )${MEASURE}|${NUMBER}[\\s-]?${PACK})${END}`, 'iu');

/** Whether a text states an amount of something, or any figure but minutes, degrees and how food is cut. */
export function statesAmount(text: string): boolean {
  const rest = text.replaceAll(ANY_COUNTABLE, ' ');
  return ANY_FIGURE.test(rest) || ANY_AMOUNT.test(rest);
}

/**
 * A step without the amounts that a model wrote into it: they would be wrong as soon as the portion is fitted. What cannot
 * be taken out without spoiling the sentence stays, and `statesAmount` reports it.
 */
export function withoutAmounts(step: string): string {
  return step
    .replaceAll(BRACKETED, '')
    .replaceAll(MEASURED_WHOLE, '')
    .replaceAll(MEASURED, '')
    .replaceAll(PACKED, '')
    .replaceAll(COUNTED, (written, next: string) => (isCounted(next) ? '' : written))
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll(/\s+([,.;])/g, '$1')
    .trim();
}

function isCounted(next: string): boolean {
  if (PIECE.test(next)) return true;
  const [first] = foodMentions(wordsOf(next.replace(PREPARED, '')));
  return first !== undefined && first.before.length === 0;
}
