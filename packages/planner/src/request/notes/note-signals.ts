import { ALLERGY, ALLERGY_NAMED } from '@platewise/nutrition/words/allergy-words';
import { LEAVE_OUT, NO_FOOD_WORDS } from './notes-grammar.ts';

/** Words of harm: anyone who writes one next to a food must not be served it. */
export const HARM = new RegExp(
  [
    String.raw`\b(?:kills?|killed|killing|killer|lethal|fatal|fatally|deadly|deathly|death|dies|died|dying|tödlich|mortel\w*|mortal)\b`,
    String.raw`\b(?:will|would|could|might|may|can|nearly|almost|i|he|she|they|we|to)\sdie\b`,
    String.raw`\bepi[\s-]?pens?\b|\b(?:epinephrine|adrenaline|antihistamines?|benadryl|hospital\w*|ambulance|emergency)\b`,
    String.raw`\b(?:anaphyla|toxic|poison|danger|peligros|pericolos|perigos|gefährlich|gefaehrlich|unsafe|harmful)\w*`,
    String.raw`(?:\bnot|n['’]t|\bnever) (?:\p{L}+ )?safe\b`,
    String.raw`\b(?:severe|severely|life[\s-]threatening|reactions?|reacts?|reacted|intoleran\w*|allerg\w*|sensitiv\w*)\b`,
    String.raw`\b(?:hives|rash(?:es)?|swell\w*|swollen|itch\w*|vomit\w*|puk(?:e|es|ing)|nause\w*|diarrh\w*|bloat\w*|cramps?|wheez\w*|eczema|migraines?|heartburn|stomach\s?(?:ache|pain)s?|chok(?:e|es|ing)|throw(?:s|ing)? up)\b`,
    String.raw`\b(?:sick|ill|unwell)\s(?:from|after|with|of)\b|\b(?:makes?|made|gets?|got|feels?)\s(?:\w+\s)?(?:sick|ill|unwell|worse)\b`,
    String.raw`\b(?:triggers?|risk\w*|warning|caution|alert|beware|traces? of|contaminat\w*|cross[\s-]contact)\b`,
    String.raw`\b(?:cannot|can'?t) (?:breathe|digest|tolerate|process)\b`,
  ].join('|'),
  'iu',
);

/** 'rice-free' and 'free of rice', not 'feel free' or 'free on Sunday'. */
const FREE_OF =
  /\bfree (?:of|from)\b|(?<!\b(?:feel|am|are|is|be|we|i|for))[\s-]free(?=\W*(?:$|(?:please|pls|food|diet|meals?|dishes|only)\b))/iu;

/** Words that refuse what they stand next to. */
export const REFUSAL = new RegExp(
  [
    String.raw`\bno[\s-]?go\b|\bno[\s-]?no\b|\bno (?:way|chance|thank|tolerance)|\b(?:nope|nah|never ever|hell no|hard no|hard pass|pass on|over my dead body)\b`,
    String.raw`\b(?:hat(?:e|es|ed)|dislik\w*|detest\w*|loath\w*|despis\w*|disgust\w*|gross|yuck\w*|yuk|eww*|ugh|awful|horrible|terrible|horrid|nasty|vile|repuls\w*|revolt\w*|abhor\w*)\b`,
    String.raw`\b(?:afraid|scared|fears?|terrified|phobia|phobic|dread)\b`,
    String.raw`\b(?:avoid\w*|refus\w*|reject\w*|banned|ban|bans|banish\w*|forbid\w*|forbidden|prohibit\w*|taboo|verboten|prohibid\w*|interdit\w*|vietat\w*|off[\s-](?:limits|the (?:menu|table|list))|dealbreaker|deal[\s-]breaker|enem(?:y|ies)|kryptonite|nightmare|bad (?:for|with|idea|news))\b`,
    String.raw`(?:\bnot|n'?t) agree\b|\b(?:disagree|wreck|ruin|destroy|hurt|stink|smell|inflame)(?:s|ed)?\b|\b(?:lay off|cut out|give up|swear off|sworn off)\b|\bkeep (?:\S+\s){1,3}?(?:out|away|off)\b`,
    String.raw`\b(?:quit|stopped|eliminat\w*|exclud\w*|remov\w*|ditch\w*|nix|away from|far from|clear of|spare me|keep out|leave out)\b`,
    String.raw`\b(?:is|are|cause|causes|have|has|gets?|give|gives)\s(?:\w+\s)?(?:problems?|trouble|issues?)\b|\s(?:problems?|trouble|issues?)\W*$`,
  ].join('|'),
  'iu',
);

const NEGATION =
  /\b(?:no|not|never|none|cannot|nor|neither|without|zero|minus|nothing|nicht|nie|niemals|jamais|nunca|niente|niet|nooit|nahin?|(?:do|does|did|is|are|was|ca|wo|would|should)nt)\b|n't\b|(?:^|\s)x(?=\s|$)|(?:^|\s)0\s(?!k?g\b|ml\b|k?cal|carb)/iu;
const NEGATION_AT_END = /\b(?:no|not|never|nope|nah|none|nahin?)\W*$/iu;
/** A negation whose object is no food: 'no time to cook fish', 'not too much cheese'. */
const SPENT_NEGATION = new RegExp(
  `${LEAVE_OUT.source}\\s(?:any\\s|much\\s|enough\\s)?${NO_FOOD_WORDS}|\\b(?:is|are|['’]s) not an? (?:soups?|stews?|salads?|curry|sandwich|wrap|smoothie|casserole|pasta dish)\\b|(?:\\b(?:not|never|nothing)|n't)\\s(?:only|just|too|so|that|very|quite|bad|wrong|less|more|fewer|every|always|skip|fried|spicy)\\b`,
  'giu',
);

/** What is wished, ordered or allowed. */
const WISH =
  /\b(?:lov(?:e|es|ed|ing)|lik(?:e|es|ed)|enjoys?|prefer\w*|wants?|wish|crav\w*|ador\w*|fan of|fond of|favou?rites?|more|lots|plenty|heaps|loads|tons|extra|add(?:s|ing)?|includ\w*|us(?:e|ing)|(?<!diagnosed )with(?!\s(?:me|us|him|her|them|my|our)\b)|needs?|gives?|serve|put|cook|eats?|eating|can have|fine|ok|okay|allowed|good|great|safe|welcome|yes|yeah|yep|sure|please|pls|plz|required|must have|always|daily|often|happy|delicious|yum|yummy|tasty|best|mostly|mainly|only|focus|rich in|keep|bring|try|some|tolerates?|spicy|bitte|mit|con|avec|com|quiero|mag|liebe|aime|gusta|chahiye|pasand)\b/iu;
const ALLOWED_BEHIND =
  /(?:\b(?:fine|ok|okay|allowed|good|great|safe|welcome|yes|yeah|sure|please|pls|plz|favou?rites?|best|delicious|tasty|required|needed|bitte|chahiye)\W*$)|^(?:i|we|he|she)?\s?(?:love|like|enjoy|prefer|want|eat)s? (?:them|all|both|these|those|it|everything)\b/iu;

// 'without so much salt' is one part; of a food the part behind 'so' refuses it, as before.
const JOINED_BY = /\s(?:and|so(?! much (?:salt|sodium|sugar)\b)|because|while|whereas|yet|n)\s/i;

/** Parts of a clause that refuse what they name: 'I love fish and nuts kill me' refuses in its second part. */
export function refusedParts(clause: string, isHarmOnly = false): string[] {
  const parts = clause.split(JOINED_BY);
  const signals = parts.map((part) => signalOf(part, isHarmOnly));
  return parts.filter((_, index) => signalNear(signals, index) === 'refused');
}

/** True for a clause with any word of harm, of an allergy, or of what food is to be free of. */
export function namesHarm(clause: string): boolean {
  return [HARM, ALLERGY, ALLERGY_NAMED, FREE_OF].some((pattern) => pattern.test(clause));
}

/** True for a clause that wishes, orders or allows. */
export function isWish(clause: string): boolean {
  return WISH.test(clause);
}

/** True where what was listed before is allowed or wished: 'chicken, fish and eggs are fine'. */
export function isAllowedBehind(clause: string): boolean {
  return ALLOWED_BEHIND.test(clause) && refusedParts(clause).length === 0;
}

type Signal = 'refused' | 'wished' | null;

function signalOf(part: string, isHarmOnly: boolean): Signal {
  if (HARM.test(part) || REFUSAL.test(part)) return 'refused';
  const unspent = part.replaceAll(SPENT_NEGATION, ' ');
  const isWished = isWish(part) || unspent !== part;
  if (isHarmOnly) return isWished ? 'wished' : null;
  if (NEGATION_AT_END.test(unspent) || (NEGATION.test(unspent) && !isWish(part))) return 'refused';
  return isWished ? 'wished' : null;
}

/** 'nuts and shellfish kill me': what says nothing itself belongs to what follows, or to what was stated before. */
function signalNear(signals: readonly Signal[], index: number): Signal {
  const behind = signals.slice(index).find((signal) => signal !== null);
  return signals[index] ?? behind ?? signals.slice(0, index).findLast((signal) => signal !== null) ?? null;
}

/** Whether words that name no food refuse the food named before them: 'pork, never!'. */
export function isRefusal(clause: string): boolean {
  return HARM.test(clause) || REFUSAL.test(clause) || NEGATION.test(clause);
}
