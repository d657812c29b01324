import { readKnownWords } from '@platewise/nutrition/exclusions/read-exclusions';
import { FOUND_BAD, LESS_BEHIND, OUT_BEHIND, STATED_LESS } from './attitudes/dislikes.ts';
import { HAS_TO_SPARE, MORE_BEHIND, PRAISED } from './attitudes/likes.ts';
import { governorValence, predicateValence, unknownWordsOf } from './attitudes/stated-valence.ts';
import { isPlainWord } from './plain-words.ts';
import {
  ASKED_AGAIN,
  ASKS_NOTHING,
  CARRIED_OUT,
  EATEN,
  ENDS_ONLY,
  GOVERNED,
  INDIFFERENT,
  IS_SOMEBODY,
  KEEP_GIVING,
  MAY_BE_EATEN,
  MAY_HAVE,
  MISSED,
  NEGATES,
  NEXT_PART,
  NOBODY,
  OF_EATING,
  OF_TASTE,
  ONLY_NAMED,
  ORDERED_AGAIN,
  PAST,
  RUNNING,
  SIGNALS,
  SO_MUCH,
  STATED_LATER,
  STATES,
  TOO_MUCH,
  UNKNOWN_GOVERNOR,
  WITHOUT,
} from './polarity-signals.ts';
import { gramsNextTo } from './traits/amounts.ts';
import { CUISINE_PATTERN } from './wish-words.ts';

/** Whether a clause asks for what it names, asks for less of it, or does neither: 'not only Indian'. */
export type Polarity = 'more' | 'less' | 'neither';

/** Two statements that differ: no word by itself decides between them. */
const CONTRADICTED = 'contradicted';

/** 'a beef soup if I don't like stew': what is stated in it is of something else. */
const CONDITION = /\bif (?=(?:i|we|he|she|they)(?:['’]m|['’]re| am| are| do|) ?(?:not|n['’]?t|don['’]?t)\b)/i;

const AGAIN = /\bagain\b/i;

/** Between a negation and what it negates. */
const REACH_CHARACTERS = 16;

/**
 * What a clause says of the words that stand at a place in it: the last signal before them decides, then what is stated behind.
 * A negation or a comparison never raises what it names (decisions 9.10).
 */
export function polarityAt(clause: string, start: number, end: number): Polarity {
  const before = clause.slice(0, start);
  return statedAt(clause, start, end) ?? (hasUnknownGovernor(before) || IS_SOMEBODY.test(before) ? 'neither' : 'more');
}

/** 'small on Indian', 'iffy about curry': what is asked stands in a word that nobody here knows. */
function hasUnknownGovernor(before: string): boolean {
  if (UNKNOWN_GOVERNOR.test(before)) return true;
  const { verb, order = verb } = GOVERNED.exec(before)?.groups ?? {};
  return order !== undefined && unknownWordsOf(order).length > 0 && readKnownWords(order) === null;
}

/** The same; null where a clause says nothing of them but their name. */
export function statedAt(clause: string, start: number, end: number): Polarity | null {
  const known = knownAt(clause, start, end);
  // 'nobody could be persuaded to eat aubergine': whom it denies is read, whatever else is stated.
  if (known !== 'less' && NOBODY.test(clause.slice(0, start)))
    return OF_EATING.test(clause.slice(0, start)) ? 'less' : 'neither';
  if (known === 'more' && governorValence(clause.slice(0, start)) === -1) return 'neither';
  if (known === CONTRADICTED) return 'neither';
  if (known === 'more' || known === 'less' || INDIFFERENT.test(clause)) return known;
  return valenceAt(clause, start, end) ?? known ?? (PAST.test(clause.slice(0, start)) ? 'neither' : null);
}

/** The same by the valence of single words, where no construction of the grammar is known. */
function valenceAt(clause: string, start: number, end: number): Polarity | null {
  const governed = governorValence(clause.slice(0, start));
  if (governed === 'neither') return 'neither';
  const stated = governed ?? predicateValence(clause.slice(end));
  return stated === null ? null : stated > 0 ? 'more' : 'less';
}

/** The same by the constructions that the grammar knows. */
function knownAt(clause: string, start: number, end: number): Polarity | typeof CONTRADICTED | null {
  if (INDIFFERENT.test(clause)) return 'neither';
  if (MISSED.before.test(clause.slice(0, start)) && MISSED.behind.test(clause.slice(end))) return 'more';
  const hasMuch = HAS_TO_SPARE.test(clause) || gramsNextTo(clause, start, end) !== undefined;
  const before = signalBefore(clause.slice(0, start).replaceAll(OF_TASTE, ' ').replace(KEEP_GIVING, ' '));
  // 'too many bananas going brown'
  if (
    before === 'less' &&
    hasMuch &&
    (TOO_MUCH.test(clause.slice(0, start)) || /\benough\s*$/i.test(clause.slice(0, start))) &&
    !MAY_HAVE.test(clause) &&
    !EATEN.test(clause)
  )
    return 'more';
  if (before === 'less' && SO_MUCH.test(clause.slice(0, start)) && /^\W*$/.test(clause.slice(end))) return 'neither';
  if (before === 'neither' && ASKS_NOTHING.test(clause.slice(0, start))) return CONTRADICTED;
  if (before === 'less' || before === 'neither') return before;
  const [behind = ''] = clause.slice(end).split(CONDITION);
  const reached = before === 'more' || saysTwoThings(behind) ? (behind.split(NEXT_PART)[0] ?? '') : behind;
  const isAskedAgain =
    AGAIN.test(reached) &&
    ((before === 'more' && ASKED_AGAIN.test(clause.slice(0, start).trim())) ||
      ORDERED_AGAIN.test(clause.slice(0, start)));
  const [near = ''] = (isAskedAgain ? reached.replace(AGAIN, ' ') : reached).replaceAll(OF_TASTE, ' ').split(WITHOUT);
  if (OUT_BEHIND.test(near) && !CARRIED_OUT.test(clause.slice(0, start))) return 'less';
  if (before === null && PRAISED.test(near)) return 'neither';
  // 'carbs are not the enemy'
  if (NEGATES.test(near) && predicateValence(near) === 1) return 'more';
  const stated = predicateValence(near);
  // 'was superb, do that again'; 'the rice in the cupboard is awful': two that differ are neither.
  if (before === null && hasMuch && stated === -1) return CONTRADICTED;
  if (MAY_BE_EATEN.test(near)) return CONTRADICTED;
  if (!hasMuch && stated === 1 && LESS_BEHIND.test(near)) return CONTRADICTED;
  if (before === null && stated === -1 && MORE_BEHIND.test(near) && !LESS_BEHIND.test(near)) return CONTRADICTED;
  // 'loved the soup last week'
  if (before === 'more' && RUNNING.test(near)) return CONTRADICTED;
  if (LESS_BEHIND.test(near) && governorValence(clause.slice(0, start)) === 1) return CONTRADICTED;
  if (!hasMuch && (LESS_BEHIND.test(near) || FOUND_BAD.test(clause) || STATED_LESS.test(clause))) return 'less';
  // 'does not fill me up'
  const praise = MORE_BEHIND.exec(near);
  if (before === null && !hasMuch && praise && NEGATES.test(near.slice(0, praise.index))) return CONTRADICTED;
  // 'stains everything'
  const isOfUnknown = before === null && praise && unknownWordsOf(near.slice(0, praise.index)).length > 0;
  if (isOfUnknown && !hasMuch && ENDS_ONLY.test(praise[0])) return CONTRADICTED;
  if (before === 'more' || hasMuch || praise) return 'more';
  // 'pasta pasta pasta'
  if (isCalledAgain(clause, start, end)) return 'more';
  return STATES.test(behind) || !isOnlyNamed(behind) || STATED_LATER.test(behind.split(NEXT_PART)[0] ?? '')
    ? 'neither'
    : null;
}

function isCalledAgain(clause: string, start: number, end: number): boolean {
  const named = clause.slice(start, end).toLowerCase();
  const [again = ''] = /^\W*[\p{L}-]+/u.exec(clause.slice(end)) ?? [];
  return named !== '' && again.trim().toLowerCase() === named;
}

/** Whether what stands behind a name says nothing of it: where a person bores, needs or leaves it cold, we do not know which. */
function isOnlyNamed(behind: string): boolean {
  return ONLY_NAMED.test(behind);
}

/** What a clause asks of the words before a place in it; what is stated behind counts for nothing. */
export function askedBefore(clause: string, at: number): Polarity {
  return INDIFFERENT.test(clause) ? 'neither' : (signalBefore(clause.slice(0, at).replaceAll(OF_TASTE, ' ')) ?? 'more');
}

/** 'soup is lovely and curry is boring' speaks of each; 'chicken and rice are boring' of both. */
function saysTwoThings(behind: string): boolean {
  return STATES.test(behind.split(NEXT_PART)[0] ?? '');
}

function signalBefore(before: string): Polarity | null {
  const signals = [...before.matchAll(SIGNALS)];
  // A 'please' asks for what was stated before it: 'less rice please'.
  const last = signals.findLast(([signal]) => !/^(?:please|pls|plz|kindly)$/i.test(signal)) ?? signals.at(-1);
  if (!last) return null;
  const { neither, negated } = last.groups ?? {};
  const less = refusalIn(last);
  if (neither !== undefined) return 'neither';
  if (negated !== undefined) return hasUnknownWord(before, last, null) ? 'neither' : 'less';
  const prior = signals[signals.indexOf(last) - 1];
  // 'spare us more Italian'
  if (less === undefined && prior && refusalIn(prior) !== undefined && isBareAmount(before, prior, last)) return 'less';
  const isNegated = prior !== undefined && isNegation(prior) && isNextTo(before, prior, last);
  // 'cannot hide my love for': what hides may turn anything.
  if (isNegated && less === undefined && hasUnknownWord(before, prior, last)) return 'neither';
  // 'I don't hate it' asks for nothing; 'not too much of it' for less.
  const isTooMuch = /^(?:(?:far|way) )?(?:too|so) (?:much|many|often)\b/i.test(last[0]);
  if (less !== undefined) return isNegated && !isNegation(last) && !isTooMuch ? 'neither' : 'less';
  return isNegated ? 'less' : 'more';
}

/** What a negation refuses in plain words: 'can't stomach', 'not another', 'not keen on'. */
const REFUSED =
  /^(?:another|yet|any\w*|keen|feeling|stomach|stand|bear|abide|face|hack|swallow|fond|big|huge|mad|wild|crazy|sold|fussed|struck|look|doing|single|more|cold|hot|spicy|sweet|creamy|fried|heavy|dry|raw|plain|tinned|frozen|grilled|boiled|steamed|smoked|baked|roasted|green|red|white|fan|lover|person|people|type|eater|piece|pieces|slice|bite|plate|bowl|mouthful|ounce|scrap|one|kinda|gonna|wanna|tonight|bothered|up|down|near|right|touch|interested|into|crazy|partial|mood|these|those|go|going|served|given|handed|buy|buying|cook|cooking|order|ordering|drink|mix|put|add|include|serve|give|send|suggest|plan|pick|choose|bring|use|schedule|offer|want|wanting|need|fancy|care|digest|tolerate|handle|cope|manage)$/;
const CUISINE_OR_FORM = new RegExp(
  `${CUISINE_PATTERN.source}|\\b(?:soups?|salads?|curry|curries|stews?|pasta|wraps?|sandwich(?:es)?|smoothies?)\\b`,
  'i',
);

/** Whether a word that nobody here knows stands between two signals, or between the last one and what is named. */
function hasUnknownWord(text: string, from: RegExpExecArray, to: RegExpExecArray | null): boolean {
  const between = text.slice(from.index + from[0].length, to?.index).replace(to ? '' : /[\p{L}-]+\s*$/u, '');
  const [first] = unknownWordsOf(between);
  return (
    first !== undefined &&
    !REFUSED.test(first) &&
    !isPlainWord(first) &&
    readKnownWords(first) === null &&
    !CUISINE_OR_FORM.test(between)
  );
}

function refusalIn({ groups }: RegExpExecArray): string | undefined {
  return groups?.refuses ?? groups?.negation;
}

function isNegation({ 0: signal, groups }: RegExpExecArray): boolean {
  return groups?.negated !== undefined || /^(?:no|not|never|without|nothing|hardly|barely)$/i.test(signal);
}

/** 'more' right behind a refusal is part of it. */
function isBareAmount(text: string, prior: RegExpExecArray, last: RegExpExecArray): boolean {
  const isAmount = /^(?:more|some|extra|lots|loads)/i.test(last[0]);
  return isAmount && text.slice(prior.index + prior[0].length, last.index).trim() === '';
}

function isNextTo(text: string, prior: RegExpExecArray, last: RegExpExecArray): boolean {
  const between = text.slice(prior.index + prior[0].length, last.index);
  return between.length <= REACH_CHARACTERS && !/\b(?:and|but|so|i|we)\b/i.test(between);
}
