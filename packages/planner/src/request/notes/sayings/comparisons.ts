import { readKnownWords } from '@platewise/nutrition/exclusions/read-exclusions';
import { FORM_PATTERN } from '../traits/form-wishes.ts';
import { CUISINE_PATTERN } from '../wish-words.ts';

/** A food or a dish as people name it: 'the sweet potato', 'some grilled fish'. */
const ARTICLE = String.raw`(?:(?:the|some|a|an|my|our|any|more|usual|plain|that|those|these|all)\s)*`;
const NO_NAME = String.raw`(?!(?:than|to|be|the|my|our|do|go|have|eat|cook|make|get|keep|use|see|take|stay|start|avoid|skip|not|or|and|but|it|that|this|is|are|was|for|with|i|we|you|he|she|they|me|us|in|on|at|of|so|if|as|over|instead|rather|out|up|an?|some|more|less)\b)`;
const WORD = String.raw`${NO_NAME}\p{L}[\p{L}-]*`;
const named = (name: string) => `${ARTICLE}(?<${name}>${WORD}(?: ${WORD}){0,2}?)`;
const END = String.raw`(?=\s*(?:[,.;:!?)]|$|\b(?:please|pls|plz|thanks|thank|any|every|this|next|for|with|and|but|because|cos|as|when|if|so|today|tonight|in|on|at|from|lately|now|instead|all|always|anyday|tbh|though|by|hands)\b))`;

const EAT = '(?: (?:have|eat|get|do|see|cook|be having|be eating|be served))?';

/** One thing against another, in whichever order and words: 'rather salmon than beef', 'swap rice for quinoa', 'out with tofu'. */
const COMPARISONS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${named('liked')} (?:is|are|would be|['’]d be|makes?|would make) (?:such )?(?:a |an )?(?:much[\s-]needed |really )?(?:nice|welcome|good|lovely|great|refreshing|pleasant|better|tasty)? ?(?:change|alternative|switch|break|swap|relief|replacement) (?:from|to|for) (?:all )?${named('disliked')}${END}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=^|[.;!?]\s?)${named('liked')} (?:over|>+) ${named('disliked')}(?=\s*(?:[.;!?]|$|\b(?:wherever|whenever|where|when|if|please|pls)\b))`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:much |far |would |i['’]d |we['’]d )?(?:rather|sooner)${EAT} ${named('liked')} than${EAT} ${named('disliked')}${END}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=^|[,.;:!?]\s?|\b(?:and|but|think|reckon|find|me|us|family|i'd say|tbh)\s)${named('liked')} (?:is|are|sounds?|would be|tastes?) (?:so |much |way |far |a lot |miles )*(?:better|nicer|tastier|preferable|superior|more appealing|yummier|lovelier|easier to eat) (?:than|to) ${named('disliked')}${END}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<=^|[,.;:!?]\s?|\b(?:and|but|think|reckon|find)\s)${named('liked')} (?:always )?(?:beats?|trumps?|over|tops|wins over) ${named('disliked')} (?:any ?(?:day|time)|every (?:day|time|single time)|always|hands down|all day long)\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:swap|switch|replace|exchange|trade|ditch|drop|lose|change)(?:ping|ing)?(?: out)? ${named('disliked')} (?:for|with|by) ${named('liked')}${END}`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:substitute|sub)(?: in)? ${named('liked')} (?:for|in place of|instead of) ${named('disliked')}${END}`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:switch(?:ed|ing)?|mov(?:e|ed|ing)|chang(?:e|ed|ing)|com(?:e|ing)) (?:over )?from ${named('disliked')} to ${named('liked')}${END}`,
    'giu',
  ),
  new RegExp(
    String.raw`\b${named('liked')} (?:to replace|replacing|as a replacement for|as a substitute for|standing in for|takes the place of|taking the place of) ${named('disliked')}${END}`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:like|love|enjoy|fancy|want) ${named('liked')} (?:better|more|far more|much more|rather) than ${named('disliked')}${END}`,
    'giu',
  ),
  new RegExp(String.raw`\bout with ${named('disliked')},?(?: and)? in with ${named('liked')}${END}`, 'giu'),
  new RegExp(String.raw`\bless ${named('disliked')} and more ${named('liked')}${END}`, 'giu'),
  new RegExp(
    String.raw`\b(?:choose|pick|take|have|favou?r|eat) ${named('liked')} over ${named('disliked')}${END}`,
    'giu',
  ),
  new RegExp(String.raw`\bnot so much ${named('disliked')} as ${named('liked')}${END}`, 'giu'),
];

/** 'sweet potato, not normal potato': what is left out stays left out. */
const NOT_THE_OTHER = new RegExp(
  String.raw`(?<=^|[.;:!?]\s?)${named('liked')},? (?:and |but )?not (?=${named('disliked')}\s*(?:[.,;!?]|$|please|pls|thanks))`,
  'giu',
);

/** The notes with each comparison of foods, dishes or cuisines in plain words: 'more salmon, less beef'. */
export function withComparisonsPlain(notes: string): string {
  const parted = notes.replaceAll(NOT_THE_OTHER, (whole, liked: string, disliked: string) =>
    isNamed(liked) && isNamed(disliked) ? `more ${liked}, not ` : whole,
  );
  return COMPARISONS.reduce(
    (text, pattern) =>
      text.replaceAll(pattern, (...match) => {
        const { liked = '', disliked = '' } = match.at(-1) as Record<string, string>;
        return isNamed(liked) || isNamed(disliked) ? `more ${liked}, less ${disliked}` : match[0];
      }),
    parted,
  );
}

function isNamed(text: string): boolean {
  return FORM_PATTERN.test(text) || CUISINE_PATTERN.test(text) || readKnownWords(text) !== null;
}
