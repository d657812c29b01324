import { readKnownWords } from '@platewise/nutrition/exclusions/read-exclusions';
import { FOUND_BAD, LESS_BEFORE, LESS_BEHIND, OUT_BEHIND, STATED_LESS } from './attitudes/dislikes.ts';
import { HAS_TO_SPARE, MORE_BEFORE, MORE_BEHIND, PRAISED } from './attitudes/likes.ts';
import { governorValence, predicateValence, unknownWordsOf } from './attitudes/stated-valence.ts';
import { isPlainWord } from './plain-words.ts';
import { CUISINE_PATTERN } from './wish-words.ts';

/** Whether a clause asks for what it names, asks for less of it, or does neither: 'not only Indian'. */
export type Polarity = 'more' | 'less' | 'neither';

// Each as long as can be: "don't want more" is one refusal and no 'more'.
const NEGATED_VERB = String.raw`(?:\bcannot\b|\b(?:do|does|did|would|could|ca|can|wo|is|are|am|was|were|have|has|had|should|must|need)(?:n['’]?t|\s?not)|\b(?:never|not|dont|cant|wont|didnt|doesnt|isnt|arent)\b)(?:\s(?:really|particularly|especially|exactly|want|need|like|love|care|eat|have|get|go|be|a|an|any|anything|more|so|too|very|much|many|often|for|to|fan|big|of|make|give|cook|me|us|feel|in|the|mood|that|keen|into|on|fond|huge|massive|great)\b)*`;
const NEITHER = String.raw`\b(?:any|some|every)(?:one|body) who\b|\b(?:people|those|folks?) who\b|(?<!\b(?:not|cannot|can['’]?t|won['’]?t|never) )\bpretend\w* to\b|\b(?:who(?:ever)?|the (?:person|idiot|genius)(?: who| that)?) (?:suggested|invented|thought of|came up with|decided on|recommended|put|chose|picked)\b|\b(?:is|are|was|were|it['’]s) (?:always|constantly|forever|again)\s*$|\brun(?:ning)? (?:low|short) (?:on|of)\b|\b(?:running|run|almost|nearly) out of\b(?! (?:my|our)\b)|\b(?:thanks|thank you|thx|cheers|ta|(?<!would be )grateful)(?: (?:so|very|ever so) much| a lot| a million| again)? for(?: the| that| your| all)*\b|\b(?:associat\w+|reminds? (?:me|us) of|(?:read|heard|talk\w*|wrote|joked?) about)\b|\bnot (?:only|just|always|necessarily|because|as if|that (?=(?:i|we|he|she|they|it|the|my|there)\b))|\b(?:i|we) (?:ate|had|made|cooked|tried|ordered) (?:an?|some|the)\b(?! lot| load| ton| bit too)|^had an? (?!lot|load|ton|glut|bit)|\b(?:i|we|he|she|they|kids|children|twins|son|daughter|mum|mom|dad|wife|husband|friend|neighbou?r|grann?y|grandma)(?: once| just| recently| also)? (?:made|baked|burn(?:ed|t)|dropped|spilt|spilled|cooked|ruined)(?: an?| some| the| us| me)?\b(?! (?:too|so|lot|load|ton))|\b(?:neighbou?rs?|friends?|wife|husband|partner|family|mother|mum|father|dad|boyfriend|girlfriend|colleagues?|in[\s-]laws) (?:is|are|was|were) (?:half |part |all )?$|\b(?:learn\w*|study\w*|speak\w*|practi[sc]ing)\s*$|\bnever (?:tried|had|eaten|cooked|made|tasted)\b|\bno (?:complaints?|objections?|opinions?|strong (?:feelings?|views?|opinions?)|issues?|problems?)(?: (?:about|with|to|on))?`;
/** It is not to be lost, or not to be left out. */
const RESCUE = String.raw`\b(?:shame|pity|sin|crime|sad|waste|hate|criminal|(?:do|would|did)(?:n['’]?t| not) (?:want|like)|rather than|instead of|before (?:i|we)(?: have to)?|without)(?: (?:for it|for them))?(?: to| having to)?(?: let)? (?:bin|throw(?:ing)?(?: out| away)?|chuck(?:ing)?(?: out| away)?|wast(?:e|ing)|binning|toss(?:ing)?(?: out)?|dump(?:ing)?|los(?:e|ing))\b|(?:\b(?:do )?(?:not|never)|\bdon['’]?t) (?:you )?(?:dare )?(?:mess with|forget(?: about)?|skimp on|leave out|scrimp on)\b`;
const SIGNALS = new RegExp(
  `(?<rescue>${RESCUE})|(?<neither>${NEITHER})|(?<negated>${NEGATED_VERB})|(?<less>${LESS_BEFORE})|(?<more>${MORE_BEFORE})`,
  'giu',
);
/** What is stated of a taste, or of cooking, says nothing of what stands behind it: 'less spicy Indian food', 'no-cook breakfasts with oats'. */
const OF_TASTE =
  /\b(?:less|not(?: too| so| very| as)|nothing(?: too)?) (?:spicy|oily|salty|heavy|sweet|fried|rich|greasy|hot|creamy|fancy|fiddly|complicated|stodgy)\b|\bno (?:spicy|oily|salty|heavy|sweet|fried|rich|greasy|hot|creamy|fancy|fiddly|complicated|stodgy)(?: (?:food|stuff|things|dishes|meals|cooking|flavou?rs|bits))\b|\bno[\s-]?(?:cook|bake|fuss|faff|frills|nonsense)\b/giu;
/** 'have not had curry for a while' */
const MISSED = {
  before: /\b(?:have|has)(?:n['’]?t| not) had (?:an? |any |some )?$/iu,
  behind: /^\W*(?:for|in) (?:a (?:long |good )?while|ages|yonks|forever|so long|a long time)\b/iu,
} as const;
const UNKNOWN_GOVERNOR =
  /(?:^|\b(?:i|we|he|she|they|kids|am|are|is|['’]m|['’]re|feel|and|a bit|very|really|so|rather)\s)(?!(?:something|anything|things?|stuff|food|dishes|meals?|maybe|perhaps|mostly|mainly|lots?|plenty|focus|dinners?|lunch(?:es)?|breakfasts?|snacks?|recipes|some|more|all|one|plan|based|flavou?rs?|ideas|style|think|go|back|here|home|out|up|cooking|living|working|in|on)\b)\p{L}{3,}\s(?:on|about|of|towards?|regarding)\s(?:any |the |all |that |most )*$/iu;
/** It is all the same to the person. */
const INDIFFERENT =
  /\b(?:take or leave|take it or leave it|neither here nor there|indifferent|either way|(?:not|n['’]?t) (?:fussed|bothered|mind|matter)|no (?:strong )?(?:preference|feelings|opinion|views)s?|(?:is|are)(?:n['’]?t| not) (?:an? |the |my |our )?(?:priority|important|necessary|needed|essential|required)|whatever(?= you (?:like|want|think|fancy|prefer|choose|pick|decide)\b|\W*$)|(?:is|are|was|were) (?:alright|all right|fine|ok|okay|so[\s-]so)(?! with)|ordering|takeaway|take[\s-]?out|deliveroo|anything goes)\b/iu;
/** A statement on what was named; where no word of it is known, it may mean either. */
const STATES =
  /^\W*(?:(?!i\b|we\b|you\b|that\b|which\b|to\b|for\b|in\b|with\b)\p{L}+\s){0,2}?(?:is|are|was|were|isn['’]?t|aren['’]?t|makes?|made|tastes?|smells?|looks?|feels?|gets?|getting|has|gives?|gave|reminds?|can|could|does|did|do|puts?|brings?|keeps?|went|goes|needs? to)\b/iu;
/** What is named, and what may follow without a statement: 'Thai dishes for dinner', 'soup with bread', 'curry this week'. */
const ONLY_NAMED =
  /^(?:(?:\s(?!(?:is|are|makes?|leaves?|can|does|has)\b)\p{L}+){0,3}\s(?:food|dish(?:es)?|cooking|cuisine|flavou?rs?|style|type|curr(?:y|ies)|meals?|grub|classics?|eating|vibes?)\b)?(?:[\s-]*\b(?:food|dish(?:es)?|meals?|recipes?|cooking|cuisine|stuff|things?|style|type|kind|grub|fare|flavou?rs?|ingredients?|options?|night|nights|week|days?|lunch(?:es)?|dinners?|breakfasts?|suppers?|snacks?|bits|ones?|ideas?|inspired|based|influenced|theme|salads?|soups?|stews?|curr(?:y|ies)|bowls?|wraps?|pasta|sandwich(?:es)?|noodles?|fusion|mezze|tapas|takeaway[\s-]style|classics?|home|street|vegetarian|veggie|vegan))*(?:\W*$|[^\p{L}\s]|\s*\b(?:and|or|with|without|for|at|on|in|of|from|to|this|next|every|each|once|twice|three|that|which|i|we|you|when|if|where|wherever|whenever|as|but|instead|too|also|some|any|please|pls|plz|ideally|preferably|hopefully|definitely|obviously|maybe|perhaps|now|often|more|most|mostly|especially|only|thanks|but|not|no|than|like|today|tonight|tomorrow|all|because|so|weather|\p{L}+day|though|rather|after|before|during|by|again|always|sometimes|a|an|the|my|our|both|while|dont|don['’]?t)\b)/iu;
/** Up to where a statement on one thing reaches, once something was asked of it. */
const NEXT_PART =
  /\b(?:and|but|so(?= (?:i|we|he|she|they|please|pls|let|lets|use|more|less|no|can|could|just|skip|give|that|the|my|it|you|some|put|cook|make|avoid|leave|keep)\b)|because|cos|since|while|whereas|avoid|without|not too|no(?= \p{L})(?! (?:from|for|thanks?|ta)\b))\b|[,;]/iu;
const TOO_MUCH = /\b(?:too|so) (?:much|many)\b/i;
/** 'one can have too much of it' */
const MAY_HAVE = /\bcan (?:\p{L}+ )?have too\b/iu;
const NEGATES = /\b(?:not|never|no|nothing)\b|n['’]t\b/i;
/** 'the soups you sent were something': a statement that nobody here can read. */
const STATED_LATER = /\b(?:you|we|i|they|he|she)\b.+\b(?:is|are|was|were)\b/i;
/** 'we have had far too many of them' */
const EATEN = /\b(?:had|ate|eaten|having|eating)\b[^,.]{0,16}\btoo (?:much|many)\b/i;
/** 'the neighbours keep leaving eggs on our doorstep' */
const KEEP_GIVING = /\bkeeps? (?:on )?(?:dumping|leaving|dropping)\b/i;
/** 'clear it out', 'try it out' */
const CARRIED_OUT = /\b(?:clear|us|eat|try|get|run|help|sort|hand)\w* (?:\p{L}+ )?$/iu;
/** What is asked for again is not what came again: 'I would like that again'. */
const ASKED_AGAIN =
  /\b(?:like|love|want|have|see|eat|try|do|get|bring|enjoy|fancy|crave|miss|welcome|cook|make)\b(?: [\p{L}'’]+){0,4}$/iu;
/** 'So many pumpkins': too little to know whether they are to be eaten or are too many already. */
const SO_MUCH = /^\W*so (?:much|many)\s*$/i;
/** Between a negation and what it negates. */
const REACH_CHARACTERS = 16;

/**
 * What a clause says of the words that stand at a place in it: the last signal before them decides, then what is stated behind.
 * A negation or a comparison never raises what it names (decisions 9.10).
 */
export function polarityAt(clause: string, start: number, end: number): Polarity {
  return statedAt(clause, start, end) ?? (hasUnknownGovernor(clause.slice(0, start)) ? 'neither' : 'more');
}

/** 'small on Indian', 'iffy about curry': what is asked stands in a word that nobody here knows. */
function hasUnknownGovernor(before: string): boolean {
  return UNKNOWN_GOVERNOR.test(before);
}

/** The same; null where a clause says nothing of them but their name. */
export function statedAt(clause: string, start: number, end: number): Polarity | null {
  const known = knownAt(clause, start, end);
  if (known === 'more' || known === 'less' || INDIFFERENT.test(clause)) return known;
  return valenceAt(clause, start, end) ?? known;
}

/** The same by the valence of single words, where no construction of the grammar is known. */
function valenceAt(clause: string, start: number, end: number): Polarity | null {
  const governed = governorValence(clause.slice(0, start));
  if (governed === 'neither') return 'neither';
  const stated = governed ?? predicateValence(clause.slice(end));
  return stated === null ? null : stated > 0 ? 'more' : 'less';
}

/** The same by the constructions that the grammar knows. */
function knownAt(clause: string, start: number, end: number): Polarity | null {
  if (INDIFFERENT.test(clause)) return 'neither';
  if (MISSED.before.test(clause.slice(0, start)) && MISSED.behind.test(clause.slice(end))) return 'more';
  const hasMuch = HAS_TO_SPARE.test(clause);
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
  if (before === 'less' || before === 'neither') return before;
  const behind = clause.slice(end);
  const reached = before === 'more' || saysTwoThings(behind) ? (behind.split(NEXT_PART)[0] ?? '') : behind;
  const isAskedAgain = before === 'more' && ASKED_AGAIN.test(clause.slice(0, start).trim());
  const near = isAskedAgain ? reached.replace(/\bagain\b/i, ' ') : reached;
  if (OUT_BEHIND.test(near) && !CARRIED_OUT.test(clause.slice(0, start))) return 'less';
  if (before === null && PRAISED.test(near)) return 'neither';
  // 'carbs are not the enemy'
  if (NEGATES.test(near) && predicateValence(near) === 1) return 'more';
  const stated = predicateValence(near);
  // 'was superb, do that again'; 'the rice in the cupboard is awful': two that differ are neither.
  if (before === null && hasMuch && stated === -1) return 'neither';
  if (!hasMuch && stated === 1 && LESS_BEHIND.test(near)) return 'neither';
  if (before === null && stated === -1 && MORE_BEHIND.test(near) && !LESS_BEHIND.test(near)) return 'neither';
  if (!hasMuch && (LESS_BEHIND.test(near) || FOUND_BAD.test(clause) || STATED_LESS.test(clause))) return 'less';
  if (before === 'more' || hasMuch || MORE_BEHIND.test(near)) return 'more';
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
  const { neither, negated, less } = last.groups ?? {};
  if (neither !== undefined) return 'neither';
  if (negated !== undefined) return hasUnknownWord(before, last, null) ? 'neither' : 'less';
  const prior = signals[signals.indexOf(last) - 1];
  // 'spare us more Italian'
  if (less === undefined && prior?.groups?.less !== undefined && isBareAmount(before, prior, last)) return 'less';
  const isNegated = prior !== undefined && isNegation(prior) && isNextTo(before, prior, last);
  // 'cannot hide my love for': what hides may turn anything.
  if (isNegated && less === undefined && hasUnknownWord(before, prior, last)) return 'neither';
  // 'I don't hate it' asks for nothing; 'don't fancy it' asks for less.
  if (less !== undefined) return isNegated && !isNegation(last) ? 'neither' : 'less';
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
