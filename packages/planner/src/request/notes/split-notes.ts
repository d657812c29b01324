import { plainText } from '@platewise/nutrition/words/word-forms';
import { NOT_MEANT, OTHER_SCRIPTS } from './notes-grammar.ts';
import { withComparisonsPlain } from './sayings/comparisons.ts';
import { COURTESIES } from './sayings/courtesies.ts';
import { DENIALS } from './sayings/denials.ts';
import { IDIOMS } from './sayings/idioms.ts';
import { withSignalsRespelt } from './with-signals-respelt.ts';

const AMOUNT_APART =
  /(?<=\p{L})(?=[\s,(–-]{1,3}(?:\p{L}+ )?\d)(?<!\b(?:proteins?|carbs?|carbohydrates|fats?|fib(?:re|er)|sugars?|salt|sodium))(?<!\b(?:allerg\w*|intoleran\w*|no|not|never|without|avoid\w*)\b[^.!?]{0,80})(?:\s?,|\s?\(|\s[-–])\s?(?<amount>(?:about |around |roughly )?\d+(?:\.\d+)? ?(?:k?g|grams?|kilos?|lbs?|pounds?|oz|ounces))\)?(?=\s*(?:[,.;!?)]|$|(?:to use|left|leftover|that need|in the)\b))/giu;

/** The sentences of notes, in words that the grammar knows: spelling of signals, sayings and negations made plain. */
export function sentencesOf(notes: string): string[] {
  // Most requests have none, and each look at a day of the calendar reads its request.
  if (notes.trim() === '') return [];
  return (
    withIdiomsPlain(withSignalsRespelt(inLatinWords(plainText(notes))))
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll('’', "'")
      // '1,000 g' and '0,5 kg' are one number each.
      .replaceAll(/(?<=\b\d{1,3}),(?=\d{3}\b)/g, '')
      .replaceAll(/(?<=\d),(?=\d{1,2} ?(?:k?g|kilos?|l|lit))/gi, '.')
      // 'chicken thighs, 500g', 'spinach (200 g) to use up': the amount stays with its food.
      .replaceAll(AMOUNT_APART, ' $<amount>')
      // 'Soy alérgico' is Spanish for 'I am allergic'.
      .replaceAll(/\bsoy (?=al[eé]rgic|intolerant|vegan|cel[ií]ac|diab[eé]tic)/gi, '')
      .replaceAll(/\b(\p{L}+n) t\b/giu, "$1't")
      .replaceAll(/[🚫❌⛔]/gu, ' no ')
      .replaceAll(/[☠💀⚠🤮🤢👎🙅💉🚑]/gu, ' avoid ')
      .replaceAll(
        /\?\s*(?=(?:(?:no|nope|nah|never|yes|yeah|yep|sure|ok|okay|fine|please|great|good)(?: thanks| thank you| way| ta| thx| ty| cheers| merci| please| again)?|(?:hard |i['’]ll |we['’]ll )?pass|yuck|ugh|ew+|gross|always|love (?:it|them)|hate (?:it|them)|skip|over my dead body|not on your (?:life|nelly)|not (?:for (?:me|us)|again|this week|my thing|our thing)|absolutely(?: not)?|definitely(?: not)?|count me (?:in|out))\s*(?:[.!,;]|$))/gi,
        ' ',
      )
      .replaceAll(/\bnon[\s-]*veg(?:etarian)?\b/gi, 'nonveg')
      .replaceAll(/\bnon(?=dairy)|\b(?:no|non|without)-(?=\p{L})/giu, (negation) => `${negation.replace('-', '')} `)
      .replaceAll(/\b(anything|everything|all) but\b/gi, '$1 except')
      .replaceAll(/-\s+(?=(?:and|or)\b)/gi, ' ')
      .replaceAll(':', ' ')
      .split(/[.!?](?!\d)/)
      .map((sentence) => sentence.trim())
  );
}

function withIdiomsPlain(notes: string): string {
  return withComparisonsPlain(
    [...COURTESIES, ...DENIALS, ...IDIOMS].reduce((text, [idiom, meant]) => text.replaceAll(idiom, meant), notes),
  );
}

function inLatinWords(notes: string): string {
  return OTHER_SCRIPTS.reduce((text, [written, read]) => text.replaceAll(written, read), notes);
}

/** 'gluten free dairy free', 'gluten-free and dairy-free': the first 'free' ends what it speaks of. */
const FREE_AGAIN = /(?<=\bfree)\s+(?:(?:and|or)\s+|[&+/]\s*)?(?=\p{L}+(?:\s\p{L}+)?[\s-]free\b)/giu;

/** The clauses of a sentence; one that is stated twice in a row is one. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .replaceAll(FREE_AGAIN, ', ')
    .split(
      /[,;\n()]|\s[-–—]\s?|\b(?:but|however|though|although)\b|\band (?=(?:(?:i|we|he|she) )?(?:love|like|enjoy|prefer|want|eat|can)|(?:i|we|he|she|they)(?:['’](?:m|re|s)| am| are| is) (?:not|never|no|tired|sick|bored|fed)\b|my |our |his |her )/i,
    )
    .map((clause) => clause.replaceAll(/\s+/g, ' ').trim())
    .flatMap((clause) => (NOT_MEANT.test(clause) ? clause.split(/\s(?:and|so)\s/i) : [clause]))
    .filter((clause, index, all) => clause !== '' && clause !== all[index - 1]);
}
