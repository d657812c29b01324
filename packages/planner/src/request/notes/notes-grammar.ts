import { ALLERGY_WORD } from '@platewise/nutrition/words/allergy-words';

/** Writes patterns as lists, each with the words of one way to say a thing. */
function anyOf(...patterns: readonly string[]): string {
  return `(?:${patterns.join('|')})`;
}

const NOT = anyOf(
  "(?:do|does|did|is|are|ca|can|could|should|would|must|may|might|shall|will|wo)\\s?n(?:'?t|ot)",
  '(?:do|does|did|can|could|should|would|must|may|might|shall|will) not',
  'never',
  'not',
);
const ADVERB = '(?:\\s(?:really|even|ever|want to|like to|able to|supposed to|allowed to))?';
const TAKE = anyOf(
  'eat(?:ing)?',
  'have',
  'like',
  'want',
  'include',
  'use',
  'add',
  '(?:give|serve|feed|offer)(?:\\s(?:me|us|him|her|them|anyone|(?:my|our|the)\\s[a-z]+))?',
  'tolerate',
  'stand',
  'take',
  'consume',
  'drink',
  'contain',
  'put',
  'digest',
  'handle',
);

/** An allergy whose foods stand before or behind it without a 'to': 'nut allergy', 'Allergies: nuts'. */
export const BARE_ALLERGY = new RegExp(`\\b${ALLERGY_WORD}\\b(?!\\s(?:to|of)\\b)`, 'i');

/** What follows is left out, up to the next such word or the end of the clause. */
export const LEAVE_OUT = new RegExp(
  `\\b${anyOf(
    `${ALLERGY_WORD}\\s(?:to|of)`,
    `${NOT}${ADVERB}\\s${TAKE}`,
    'no more(?!\\sthan)',
    'no(?:ne)?(?:\\sto)?',
    'non',
    'zero',
    'without',
    'bina',
    'sin',
    'sans',
    'ohne',
    'senza',
    'sem',
    'zonder',
    'kein(?:e|en|er)?',
    'geen',
    'niente',
    'nada de',
    "pas (?:de|du|des)|pas d(?=')",
    'ne mange(?:ons)? pas(?: de)?',
    'no (?:como|comemos|puedo comer|tolero)',
    'allergisch (?:gegen|auf|voor)',
    'omit(?:s|ting)?',
    'eliminat(?:e|es|ing)',
    '(?:stay|keep|steer) (?:away|clear)(?: from| of)?',
    '(?:allergic|anaphylactic) (?:reaction|reactions) to',
    'avoid(?:s|ing)?',
    'exclud(?:e|es|ing)',
    'skip(?:s|ping)?',
    'minus',
    'hates?',
    'dislikes?',
    'remove',
    'hold the',
    '(?:leave|keep|cut)\\s(?:out|off)',
    '(?:gave|give|giving) up',
    '(?:quit|stopped)(?: eating)?',
    'neither',
    'nor',
    'not (?:a|an)(?: (?:big|huge|great|keen))? (?:fan|lover) of',
    'never (?:ever|any)',
    '(?:gets?|getting|feels?|fall) (?:sick|ill|bloated|unwell|hives) (?:from|with|after|on)',
    'nothing (?:with|containing)',
    '(?:anything|everything|all) (?:except|besides|apart from|other than)',
    'free\\s(?:from|of)',
    'beware of',
    'careful(?: with)?',
  )}(?=\\s)`,
  'i',
);

/** What stands before is left out: 'nuts are not allowed', 'eggs make me sick', 'pyaz nahi'. */
export const LEFT_OUT_BEFORE = new RegExp(
  anyOf(
    '\\s(?:is |are )?(?:not (?:allowed|permitted|ok|okay|tolerated)|forbidden|prohibited|banned|off limits)\\b',
    '\\s(?:must|should|to) be (?:avoided|excluded|left out)\\b',
    '\\s(?:makes?|gives?) (?:me|him|her|us|them)\\b(?!\\s(?:very |so |really |extremely |always |super )*(?:happy|strong|smile|energy|strength|power|joy|life|more|extra|some|lots|feel (?:good|great|better|well)))',
    "\\s(?:is|are)(?: not|n't)(?:\\s(?:fine|good|safe|great|welcome|an option|for (?:me|us)))?\\s*$",
    '\\s(?:is|are) a (?:hard |big |firm |definite )?no(?:\\s(?:from|for) (?:me|us))?\\s*$',
    '\\supsets?\\b',
    '\\s(?:nahin?|mat)\\b',
    '\\sno$',
  ),
  'i',
);

/** 'not allergic', 'no known allergies', 'no need to avoid', 'no longer vegan': nothing is left out. */
export const NOT_MEANT = new RegExp(
  anyOf(
    `\\b${anyOf('not', "(?:is|are)n'?t", 'never', 'no longer')}(?:\\s[\\p{L}-]+){0,2}?\\s(?:allergic|intolerant|sensitive|vegan|vegetarian|coeliac|celiac|jain|halal|kosher|diabetic|pregnant)\\b`,
    `\\b${anyOf('no', 'without', 'not', "don'?t", 'never')}(?:\\s(?:have|has|had|got|an?|any|known|other|food|such|particular|special|real|more)){0,4}\\s(?:allerg|intoleran)`,
    '\\bno (?:need|reason)\\b',
    "\\b(?:do not|don'?t|never) (?:avoid|exclude|skip|remove|forget|mind|worry|hold|leave)\\b",
    // Orders lift no exclusion, and leave nothing out.
    "(?<!(?:not|n't|nt|never)\\s)\\b(?:ignor|disregard|overrid|bypass)\\p{L}*\\s(?:[\\p{L}-]+\\s){0,3}?(?:allerg|intoleran)",
    // A query in SQL: 'select ... where name not like ...' says nothing of a person.
    '\\bselect\\b.+\\bfrom\\b',
    '^nonveg (?:is |also )?(?:ok|okay|fine|allowed)\\b',
  ),
  'iu',
);

/** What stands between the foods of a list. */
export const JOINED = /\s(?:and|or|aur|n|y|e|et|ou|und|oder|en|og|och)\s|\s*[/&+]\s*/i;

/** Words behind a 'no' that are no food. */
export const NO_FOOD_WORDS = String.raw`(?:love|object|use(?! of\b)|room|place|appetite|desire|interest|techniques?|tricky|faff|fiddly|two|strong feelings?|(?:too|so) much (?:salt|sugar|fat|heat|spice)|no|not|more|less|fewer|problem|idea|need|time|limit|restriction|preference|allerg\w*|worr\w*|thank|cook|cooking|particular|special|matter|the same|repeat\w*|breakfast|lunch|dinner|snack|oven|microwave|stove|blender|grill|leftover|known|such|clue|budget|hurry|fuss|rush|equipment|gym|workout|longer|one|soup|salad|sandwich|sandwiches|wrap|bowl|curry|curries|stew|stir[\\s-]?fr\\w+|smoothie|shake|omelett?e|porridge|pancake|burger|pizza|taco|casserole|variety|added (?:salt|sugar)|food processor|stovetop|hob|fancy|complicated|cooking|wait(?:ing)?|(?:too |very |so )?much(?! (?:of|more)\b)|a lot(?! of\b)|newborn)s?\b`;

/** 'no more than 20 minutes', 'no problem', 'no oven' name no food; 'no-go' and 'no way' refuse what stands before. */
export const NO_FOOD = new RegExp(
  `^(?:(?:an?|the|my|another|any)\\s)?(?:${NO_FOOD_WORDS}|(?:go|way|chance|tolerance)\\b)`,
  'i',
);

/** Words before 'free' or 'allergy' that are no food: 'guilt-free', 'severe allergy'. */
export const NO_ALLERGEN =
  /^(?:i|he|she|we|they|dont|don't|do|not|never|please|it|that|this|which|what|nothing|everything|am|is|are|who|and|very|highly|also|no|any|an?|the|my|his|her|have|has|food|foods|severe|serious|bad|mild|known|other|feel|guilt|stress|hassle|worry|fuss)$/i;

/** Where the food ends within its clause: 'no dairy for the kids', 'no nuts because of school'. */
export const FOOD_ENDS =
  /\b(?:please|because|so|and now|since|as|for|in|at|on|due|but|thanks?|thank|whatsoever|whatever|ever|anymore|nowadays|today|these|this|if|when|i|we|my|our|especially)\b/i;

/** 'nothing' and 'anything with' before a food: 'can't eat anything with milk' names milk. */
export const BEFORE_FOOD =
  /^(?:(?:any|some|the|all)\s|(?:anything|something|food|foods|products?|meals?|dishes)\s(?:with|containing|made (?:from|with|of)|that (?:has|have|contains?))\s)+/i;

/** An exception behind a food: 'nut free except coconut'. */
export const EXCEPTION = /\b(?:except(?:ing)?(?: for)?|apart from|other than|but not)\b/i;

/** Clauses of mere courtesy, and bare punctuation. */
export const COURTESY =
  /^(?:[\p{P}\p{S}\s]*|(?:many |ok )?(?:thanks?|thx)(?: you)?(?: (?:so|very) much)?!*|please|hi|hello|ok(?:ay)?|regards)$/iu;

/** Words of other scripts that leave a food out, in words that the patterns above know. */
export const OTHER_SCRIPTS: readonly (readonly [written: RegExp, read: string])[] = [
  [/(?<![\p{L}\p{M}])(?:बिना|இல்லாமல்|ছাড়া)(?![\p{L}\p{M}])/gu, ' without '],
  [/(?<![\p{L}\p{M}])(?:नहीं|नही|मत|வேண்டாம்|இல்லை|না|নয়|নেই)(?![\p{L}\p{M}])/gu, ' nahi '],
  [/(?<![\p{L}\p{M}])(?:एलर्जी|ऐलर्जी|ஒவ்வாமை|অ্যালার্জি|এলার্জি)(?![\p{L}\p{M}])/gu, ' allergy '],
  [/(?<![\p{L}\p{M}])(?:और|तथा|या|மற்றும்|அல்லது|এবং|ও|বা)(?![\p{L}\p{M}])/gu, ' and '],
  [/।/gu, '. '],
];
