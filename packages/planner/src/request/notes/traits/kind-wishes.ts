import type { MealType } from '@platewise/contract/generation/options';
import { texts } from '@platewise/contract/texts';
import { STATES } from '../polarity-signals.ts';
import { askedBefore, polarityAt } from '../wish-polarity.ts';
import type { Wish } from '../wish-words.ts';
import type { DishTrait } from './dish-trait.ts';
import {
  CHEAP,
  COST_IS_NO_MATTER,
  COSTLY,
  DEMANDING,
  EASY,
  FANCY,
  FEWER_FIBRE,
  GUESTS,
  HOT,
  LIKES_THE_SAME,
  NO_COOK,
  ONE_POT,
  QUICK,
  REPEATS,
  SAME_AGAIN,
  SAME_ONCE_MORE,
  VARIED,
} from './kind-words.ts';
import { ONLY_ALLOWED, slotIn } from './meal-words.ts';
import { timeWishes } from './time-wishes.ts';

const words = texts.wishes;

/** A dish that the product calls quick takes half an hour (decisions 6). */
const QUICK_MINUTES = 30;

const OF_SAME = /same|identical|alike|similar|repe|duplicat/i;
const OF_COSTS =
  /splurg|splash|cheap|budget|boat|treat|spoil|indulg|nicer|fanc|posh|better|premium|quality|pa[iy]|spend|expens|pric|cost|dear|market|high[\s-]end|lux|lavish|extravag|decaden|money|cash|limit/i;
const OF_EFFORT =
  /chall|dumb|water|simplif|play|handl|cope|manag|take|hard|complic|complex|elaborat|ambitio|involv|intric|sophist|advanc|impress|demand|difficult|showstop|fancy|special|interesting|project|skill|techni|method|trick|slow|push|stretch|hours|time|all (?:day|afternoon|morning)|whole|properly|scratch|cooking|chef|pro\b/i;

type Rule = {
  pattern: RegExp;
  /** What is wished where the clause asks for it, and where it asks against it; null for nothing. */
  more: WishOf | null;
  less: WishOf | null;
  /** Words of which the pattern has one, where looking for it takes long. */
  onlyWith?: RegExp;
  /** What is merely allowed is wished as well. */
  takesAllowed?: true;
};
type WishOf = (at: { slot: MealType | undefined }) => Wish;

const isLess =
  (label: string, trait: DishTrait): WishOf =>
  ({ slot }) => ({
    label,
    trait,
    isLess: true,
    ...(slot && { mealType: slot }),
  });
const prefers =
  (label: string, trait: DishTrait): WishOf =>
  ({ slot }) => ({
    label,
    trait,
    reach: 'all',
    ...(slot && { mealType: slot }),
  });
const cannot =
  (label: string, caveat: string): WishOf =>
  () => ({ label, cannotAssess: label, caveat });

/** Made when they are asked for: their labels are in the language of the request. */
const rules = (): readonly Rule[] => [
  {
    pattern: QUICK,
    more: isLess(words.minutes({ count: QUICK_MINUTES }), { kind: 'longer', minutes: QUICK_MINUTES }),
    less: null,
  },
  {
    pattern: EASY,
    more: isLess(words.simple, { kind: 'elaborate' }),
    less: null,
  },
  {
    pattern: DEMANDING,
    onlyWith: OF_EFFORT,
    more: prefers(words.demanding, { kind: 'elaborate' }),
    // 'not a project'
    less: isLess(words.simple, { kind: 'elaborate' }),
    takesAllowed: true,
  },
  {
    pattern: FANCY,
    more: null,
    less: isLess(words.simple, { kind: 'elaborate' }),
  },
  {
    pattern: ONE_POT,
    more: ({ slot }) => ({ ...isLess(words.onePot, { kind: 'elaborate' })({ slot }) }),
    less: null,
  },
  {
    pattern: NO_COOK,
    more: isLess(words.noCook, { kind: 'cooked' }),
    less: isLess(words.noCook, { kind: 'cooked' }),
  },
  {
    pattern:
      /\b(?:high|more|extra|lots of|plenty of|rich in|enough|loads of|good source of)[\s-]*(?:in\s)?fib(?:re|er)\b|^\W*roughage\W*$|\bfib(?:re|er)[\s-]?rich\b|\bhigh[\s-]fib(?:re|er)\b|\bfib(?:re|er)\b|\b(?:bunged|backed|blocked) up\b|\bconstipat\w+|\bkeep (?:me|us|him|her|them|things|everything) (?:regular|moving)\b|\b(?:stay|be|more|keeps?) regular\b|\b(?:good|great|better|kind|helps?) (?:for|to|with) (?:my |the |our )?(?:digestion|gut|bowels?|guts)\b|(?<!\b(?:no|without|avoid) )\bwhole[\s-]?grains?\b|\b(?:more|extra|plenty of|lots of|loads of) (?:whole[\s-]?grains?|roughage|bran|whole[\s-]?wheat)\b/i,
    more: prefers(words.fibre, { kind: 'fibrous' }),
    less: null,
  },
  {
    pattern: FEWER_FIBRE,
    more: isLess(words.lessFibre, { kind: 'fibrous' }),
    less: null,
  },
  {
    pattern:
      /\b(?:low(?:er)?|less|reduced?|not (?:too|so|much)|no added|little|go easy on(?: the)?|cut(?:ting)?(?: down| back)?(?: on)?|easy on(?: the)?|watch(?:es|ing)?(?: (?:my|his|her|our|their))?|limit(?:ing)?|light on(?: the)?|without (?:much|added|a lot of|(?:too|so|that) much))[\s-]*(?:in\s|my\s|the\s)?(?:salt\w*|sodium|namak)\b|\b(?:salt|sodium|namak) (?:low|down|kam)\b|\bkam namak\b|\b(?:salt|sodium) (?:should|must|has to|needs to|to) be (?:low\w*|less|reduced|minimal|limited)\b|\b(?:nothing|not|no|less|never)(?: too| so| very)? salty\b|\bunsalted\b|\blightly salted\b|\b(?:less than|under|below|beneath|max(?:imum)?(?: of)?|at most|no more than|up to|within) \d+ ?(?:m?g|grams?|milligrams?)(?: of)? (?:salt|sodium)\b|\b(?:salt|sodium)(?: intake)? (?:beneath|below|under|to|at|within) \d+|\b(?:taste[sd]?|was|were|is|are|came out) (?:\w+ )?(?:far |way )?(?:too )?salty\b|\bsalty (?:food|meals?|dishes|stuff|things?) (?:makes?|made|gives?|upsets?|hurts?|(?:is|are) (?:bad|too|not)|does(?:n['’]?t| not)|do(?:n['’]?t| not))\b|\b(?:salt|sodium)[\s-]sensitive\b|\b(?:get|eat|have|eating|getting) (?:far |way )?too much (?:salt|sodium)\b|\bsalt only (?:where|if|when)\b|\b(?:don['’]?t|do not|never) (?:overdo|go overboard (?:with|on)|go mad (?:with|on)|be heavy[\s-]handed with) (?:the |it (?:with|on) the )?salt\b|\bblood pressure\b/i,
    more: isLess(words.salt, { kind: 'salty' }),
    less: isLess(words.salt, { kind: 'salty' }),
  },
  {
    pattern:
      /\b(?:low(?:er)?|less|reduced?|not (?:too|so|much)|no added|little|go easy on(?: the)?|cut(?:ting)?(?: down| back| out)?(?: on)?|easy on(?: the)?|watch(?:es|ing)?(?: (?:my|his|her|our|their))?|limit(?:ing)?|light on(?: the)?|without (?:much|added|a lot of|(?:too|so|that) much))[\s-]*(?:in\s|my\s|the\s)?(?:sugar\w*|sweet(?:s|ness|ened)?)\b|\bsugar (?:low|down)\b|\bsugars? (?:should|must|has to|needs to|to) be (?:low\w*|less|reduced|minimal|limited)\b|\b(?:nothing|not|no|less|never)(?: too| so| very)? (?:sweet|sugary)\b(?!\s?(?:potato|corn|pea))|\bunsweetened\b|\b(?:little|hardly any|barely any|almost no|minimal) (?:added )?sugars?\b|\b(?:crash|slump|shaky|jittery|spots?|headaches?|ill|sick)\b.{0,14}\b(?:sugary|sweet|sugar)\b|\b(?:don['’]?t|do not|never) (?:overdo|go overboard (?:with|on)) (?:the )?(?:sugar|sweetness)\b/i,
    more: isLess(words.sugar, { kind: 'sweetened' }),
    less: isLess(words.sugar, { kind: 'sweetened' }),
  },
  {
    pattern: HOT,
    more: prefers(words.hot, { kind: 'hot' }),
    // Read as no chillies at all, elsewhere.
    less: null,
  },
  {
    pattern: COSTLY,
    onlyWith: OF_COSTS,
    more: cannot(words.costly, words.cheapWay),
    // 'we can't splash out'
    less: cannot(words.cheap, words.cheapWay),
    takesAllowed: true,
  },
  {
    pattern: CHEAP,
    more: cannot(words.cheap, words.cheapWay),
    less: cannot(words.cheap, words.cheapWay),
  },
  {
    pattern: GUESTS,
    more: cannot(words.guests, words.guestsWay),
    less: null,
  },
  {
    pattern: REPEATS,
    more: cannot(words.repeats, words.repeatsWay),
    less: () => ({ label: words.varied }),
    takesAllowed: true,
  },
  {
    pattern: SAME_AGAIN,
    onlyWith: OF_SAME,
    more: () => ({ label: words.varied }),
    less: () => ({ label: words.varied }),
  },
  {
    pattern: VARIED,
    more: () => ({ label: words.varied }),
    less: () => ({ label: words.varied }),
  },
];

/** What a clause wishes all dishes to be, or not to be, and what no plan of ours can follow, with the way there is. */
export function kindWishes(clause: string): Wish[] {
  const slot = slotIn(clause);
  const hasTime = timeWishes(clause).length > 0;
  const isOfSame = OF_SAME.test(clause) && SAME_AGAIN.test(clause) && !LIKES_THE_SAME.test(clause);
  const wishes = rules().flatMap((rule): Wish[] => {
    const { pattern, onlyWith } = rule;
    const match = onlyWith?.test(clause) === false ? null : pattern.exec(clause);
    if (!match) return [];
    // 'the same dinners again and again' complains, 'the budget is no issue' asks for nothing cheap.
    if (pattern === REPEATS && SAME_ONCE_MORE.test(clause)) return [];
    if (isOfSame ? pattern === REPEATS : pattern === SAME_AGAIN) return [];
    if (pattern === CHEAP && [COSTLY, COST_IS_NO_MATTER].some((one) => isWithin(match, one.exec(clause)))) return [];
    const wish = wanted(clause, match, rule);
    if (!wish) return [];
    const made = wish({ slot });
    // A stated time says more than 'quick'.
    return hasTime && made.trait?.kind === 'longer' ? [] : [made];
  });
  // 'low fibre' names fibre and asks for less of it.
  const less = wishes.filter(({ isLess }) => isLess).map(({ trait }) => trait?.kind);
  return wishes.filter(({ trait, isLess: isLeft }) => isLeft || trait === undefined || !less.includes(trait.kind));
}

/** Whether two patterns were found in the same words. */
function isWithin(one: RegExpExecArray, other: RegExpExecArray | null): boolean {
  return other !== null && one.index < other.index + other[0].length && other.index < one.index + one[0].length;
}

/** 'no need to splash out' */
const NO_NEED = /\b(?:no (?:need|reason|point)|(?:not|n['’]?t) (?:have|need) to|(?:not|n['’]?t) worth)\b[^,.]{0,16}$/i;
/** 'I don't need it to be different each day' */
const NOT_NEEDED = /(?:\bnot|n['’]?t|\bnever) (?:really )?(?:need|have to|require|care|mind|expect)\b[^,.]{0,20}$/i;
/** 'we can't afford to treat ourselves' */
const NOT_AFFORDED =
  /(?:\bnot|n['’]?t|\bcannot|\bcant|\bnever) (?:really |possibly |\p{L}+ able to )*(?:afford|justify|manage)\b[^,.]{0,12}$/iu;
/** 'leftovers are a no go' */
const REFUSED_BEHIND =
  /^\W*(?:is|are|was|were|['’]s)(?: \p{L}+)? (?:a )?(?:(?:hard |big |definite )?no\b|no[\s-]go|not? (?:ok|okay|welcome|for|on|my|our|good)|out\b|banned|off|boring|depressing|gross|horrible|awful)/iu;
/** 'I come home late and don't want to cook for long' */
const NEXT_STATEMENT = /\b(?:and (?=(?:i|we|he|she|they|do|dont|don['’]t)\b)|because|cos|since)\b/i;
/** 'do not want cheap food', 'she only likes expensive fruit' */
const LIKES_IT =
  /(?<!(?:\bnot|n['’]t|\bnever) )\b(?:lik|lov|want|prefer|fanc|enjoy|crav|ador)\w+ (?:the |more |really |only )*$/i;
const NO_CHEAP =
  /(?:\b(?:not|never)|n['’]?t) (?:(?:want|like|need|eat|fancy|taste|look|feel|seem)(?: any| your| the)?|the|just) $/i;

function wanted(clause: string, match: RegExpExecArray, { pattern, more, less, takesAllowed }: Rule): WishOf | null {
  const isCheap = pattern === CHEAP && /^(?:cheap|budget|inexpensive|affordab|frugal)/i.test(match[0]);
  if (isCheap && NO_CHEAP.test(clause.slice(0, match.index))) return null;
  const isDear = pattern === CHEAP && /^(?:expensive|pric|costly)/i.test(match[0]);
  if (isDear && LIKES_IT.test(clause.slice(0, match.index))) return null;
  if (takesAllowed && more !== less && NO_NEED.test(clause.slice(0, match.index))) return null;
  if (pattern === VARIED && NOT_NEEDED.test(clause.slice(0, match.index))) return null;
  if (pattern === COSTLY && NOT_AFFORDED.test(clause.slice(0, match.index))) return less;
  const isOwnNegation = more === less || /^(?:no|not|nothing|without|few|less|low|little)/i.test(match[0]);
  if (isOwnNegation) return more;
  if (ONLY_ALLOWED.test(clause.replace(match[0], ' '))) return takesAllowed ? more : null;
  const end = match.index + match[0].length;
  // 'leftovers all week' is tired of nothing.
  const [near = ''] = takesAllowed ? [''] : clause.slice(end).split(NEXT_STATEMENT);
  const stated = polarityAt(clause.slice(0, end) + near, match.index, end);
  // 'spicy food lies like a stone': what nobody here can read of it may refuse it.
  if (pattern === HOT && stated === 'neither' && STATES.test(near)) return null;
  // 'quick dinners are what I need': what is stated of such a word takes nothing back.
  const polarity =
    takesAllowed && REFUSED_BEHIND.test(clause.slice(end))
      ? 'less'
      : stated === 'neither'
        ? askedBefore(clause, match.index)
        : stated;
  if (polarity === 'neither') return takesAllowed ? more : null;
  return polarity === 'less' ? less : more;
}
