import { texts } from '@platewise/contract/texts';
import { statedAt } from '../wish-polarity.ts';
import type { Wish } from '../wish-words.ts';

const words = texts.wishes;

const HIGH =
  /\b(?:high(?:er)?|rich|packed|loaded|crammed|heavy|full|\d+ ?(?:g|grams?)|good source|hit\w*|reach\w*|smash\w*|(?<!\b(?:eas(?:e|ing)|let|lay|go|giv(?:e|ing)|slow|cool) )up|boost\w*|raise|double|keep(?:ing)? up)(?:[\s-](?:in|on|with|of|the|my|our))*[\s-]*$/i;
const LOW =
  /\b(?:too|overly|low(?:er)?|lean(?:er)?|light(?:er)?|off|away from|watch(?:es|ing)?|mind(?:ing)?|limited|cutting|easing|wean\w*|detox\w*|addict\w*|down|no added|reduced)(?:[\s-](?:in|on|with|of|the|my|our|his|her|their|from))*[\s-]*$/i;
const HIGH_BEHIND =
  /^(?:\s(?:levels?|intake|content|count|goals?|targets?))?(?:\s(?:is|are|should be|to be|needs? to be|must be|kept|nice and|as|really|very|way|right))*[\s-]*(?:(?:goes|go|comes?|is going) up\b|up\b(?!set)|high(?:er)?\b|rich\b|packed\b|heavy\b|loaded\b|matters\b|first\b|forward\b|goals?\b|targets?\b|boost\b|hit\b|galore\b|key\b|through the roof\b|sky[\s-]high\b|off the charts\b|first and foremost\b|king\b|important\b|priority\b)/i;
const LOW_BEHIND =
  /^(?:\s(?:levels?|intake|content|count|habit|addiction|cravings?))?(?:\s(?:is|are|should be|to be|needs? to be|must be|has to be|kept|nice and|as|really|very|to a|right|way))*[\s-]*(?:down\b|low(?:er)?\b|minimal\b|minimum\b|limited\b|reduced\b|in check\b|under control\b|free\b|out\b|habit\b|addiction\b|less\b|is bad\b|is a problem\b|(?:needs?|has|have|must|should|ought)(?: to)? (?:come|go|be brought|be) down\b|restricted\b|moderate\b|light\b|detox\b)/i;
/** 'under 50 g of fat' */
const LIMITED_TO =
  /\b(?:under|below|less than|at most|max(?:imum)?(?: of)?|up to|(?:no|not) more than|limit\w*(?: to)?) \d+ ?(?:g|grams?)(?: of)?\s$/i;
const SHORT_OF =
  /\b(?:i|we|he|she|they)(?:['’](?:m|re|s)| am| are| is| feel| run)(?: \p{L}+)? (?:low|short|lacking|deficient|behind) (?:on|in|of)(?: (?:my|the))?\s*$/iu;
const TOO_LITTLE = /\b(?:too (?:little|few)|not (?:nearly |quite )?enough|lack(?:s|ed|ing)?(?: of)?)\s+$/i;
const INTAKE = String.raw`^(?:\s(?:levels?|intake|content|count|numbers?))?\s(?:is|are|was|were|has been|looks?|seems?|feels?)\s`;
const TOO_LOW = new RegExp(
  `${INTAKE}(?:way |far |much |a bit |always |still )*(?:too (?:low|little)|lacking|not (?:high )?enough)\\b`,
  'i',
);
const TOO_HIGH = new RegExp(`${INTAKE}(?:way |far |much |a bit |always |still )*(?:too (?:high|much|many))\\b`, 'i');
const IS_LOW = new RegExp(`${INTAKE}(?:quite |very |really |a bit |pretty |rather |always |so )*low\\b`, 'i');
const AT_EVERY_MEAL =
  /^\s(?:(?:at|with|in|for) (?:every|each|all) (?:single )?(?:meals?|plates?|dish(?:es)?|bites?|snacks?|lunch|breakfast|dinner)\b|(?:at|for|with|in) (?:my |the )?(?:breakfasts?|lunch(?:es)?|dinners?|suppers?|snacks?|mornings?)(?= (?:please|pls)|\W*$))/i;
/** 'carb me up' */
const FILL_UP = /^\s(?:me|us|him|her|it) up\b|^[\s-]?load\w*/i;

/** 'no extra protein' asks for neither more nor less. */
const COMPARED = /(?:\b(?:no|not|without|never)|n['’]?t)\b[^,]{0,12}\b(?:more|extra|high\w*|lots|loads)(?: of)?\s*$/i;

const ASKS_FOR = /\b(?:want|crav|lov|lik|fanc|need|more|extra|some|give)\w*\b/i;

type Nutrient = { named: RegExp; more: Wish | null; less: Wish | null };

const shift = (label: string, protein: number, carbs: number, fat: number): Wish => ({
  label,
  shiftPoints: { protein, carbs, fat },
});

const nutrients = (): readonly Nutrient[] => [
  {
    named: /\bprot(?:ei|ie)ns?\b(?! (?:shakes?|bars?|powders?|balls?|pancakes?|smoothies?))/i,
    more: shift('more protein', 0.05, -0.025, -0.025),
    less: shift('less protein', -0.04, 0.03, 0.01),
  },
  {
    named: /\b(?:carbs?|carbohydrates?|starch(?:es|y)?)\b/i,
    more: shift('more carbs', -0.01, 0.06, -0.05),
    less: shift('fewer carbs', 0.03, -0.08, 0.05),
  },
  {
    named: /(?<!\bbig )\b(?:fats?|fatty|greas[ey]\w*|oily)\b(?!\s(?:fish|milk|yog\w+))/i,
    more: shift('more fat', -0.01, -0.05, 0.06),
    less: shift('less fat', 0.02, 0.04, -0.06),
  },
  {
    named: /\b(?:fib(?:re|er)|roughage|bran)\b/i,
    more: { label: words.fibre, trait: { kind: 'fibrous' }, reach: 'all' },
    less: { label: words.lessFibre, trait: { kind: 'fibrous' }, isLess: true },
  },
  {
    named: /\b(?:salt(?:y|ier|iness)?|sodium)\b/i,
    more: null,
    less: { label: words.salt, trait: { kind: 'salty' }, isLess: true },
  },
  {
    named:
      /\b(?:sugars?|sugary|sweets\b|sweetness|sweet (?:things?|stuff|treats?|food|dishes)|sweet tooth|sweet(?:ened)?|desserts?)\b(?!\s?(?:potato|corn|peas?|chill?i|snap))/i,
    more: null,
    less: { label: words.sugar, trait: { kind: 'sweetened' }, isLess: true },
  },
];

/** More or less of a nutrient, where a part of a clause states which: its name alone asks for nothing. */
export function nutrientWishes(part: string): Wish[] {
  return nutrients().flatMap(({ named, more, less }): Wish[] => {
    const match = named.exec(part);
    if (!match) return [];
    const isCalledFor = new RegExp(`\\b${match[0]}\\W+${match[0]}\\b`, 'i').test(part);
    const level = isCalledFor ? 'more' : levelAt(part, match.index, match.index + match[0].length);
    // 'a kitchen that is all about oily dishes' asks for none.
    const isComplaint = /^(?:greas|oily)/i.test(match[0]) && !ASKS_FOR.test(part.slice(0, match.index));
    const wish = level === 'more' && !isComplaint ? more : level === 'less' ? less : null;
    return wish ? [wish] : [];
  });
}

function levelAt(part: string, start: number, end: number): 'more' | 'less' | null {
  const [before, behind] = [part.slice(0, start), part.slice(end)];
  // 'I am low on protein' complains.
  if (SHORT_OF.test(before) || TOO_LITTLE.test(before)) return 'more';
  if (LIMITED_TO.test(before)) return 'less';
  const high = HIGH.exec(before);
  const low = LOW.exec(before);
  const near = high ?? low;
  if (low && /^(?:too|overly)/i.test(low[0])) return 'less';
  // 'my protein is too low' complains; 'protein low please' asks.
  if (TOO_LOW.test(behind) || TOO_HIGH.test(behind)) return TOO_LOW.test(behind) ? 'more' : 'less';
  if (IS_LOW.test(behind)) return /\b(?:my|our|his|her|their)\s$/i.test(before) ? 'more' : null;
  if (AT_EVERY_MEAL.test(behind)) return isNegated(before, start) ? null : 'more';
  // 'no need for high protein' asks for nothing.
  if (near)
    return statedAt(part, near.index, end) === 'less' || isNegated(before, near.index) ? null : high ? 'more' : 'less';
  const isHigh = HIGH_BEHIND.test(behind) || FILL_UP.test(behind);
  if (isHigh || LOW_BEHIND.test(behind)) return isNegated(before, start) ? null : isHigh ? 'more' : 'less';
  const stated = COMPARED.test(before) ? null : statedAt(part, start, end);
  return stated === 'more' || stated === 'less' ? stated : null;
}

function isNegated(before: string, at: number): boolean {
  return /\b(?:not|never|no need (?:for|of)|without|n['’]?t)\b[^,]{0,14}$/i.test(before.slice(0, at));
}
