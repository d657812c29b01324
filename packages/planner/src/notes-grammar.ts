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
  'tolerate',
  'stand',
  'take',
  'consume',
  'drink',
  'contain',
  'give(?: me| us)?',
  'serve',
  'put',
  'digest',
  'handle',
);

const ALLERGY_WORD = anyOf(
  'allerg(?:y|ies|ic|en|ens)',
  'intoleran(?:t|ce|ces)',
  'anaphyla\\w+',
  'sensitiv(?:e|ity)',
  'reacts?(?! badly)',
  'reacts? badly',
);

/** An allergy is spoken of. */
export const ALLERGY = new RegExp(`\\b${ALLERGY_WORD}\\b`, 'i');

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
    'not a fan of',
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
    '\\s(?:makes?|gives?) (?:me|him|her|us|them)\\b',
    '\\supsets?\\b',
    '\\s(?:nahin?|mat)\\b',
    '\\sno$',
  ),
  'i',
);

/** 'not allergic', 'no known allergies', 'no need to avoid', 'no longer vegan': nothing is left out. */
export const NOT_MEANT = new RegExp(
  anyOf(
    `\\b${anyOf('not', "(?:is|are)n'?t", 'never', 'no longer')}(?:\\s[\\p{L}-]+){0,2}?\\s(?:allergic|intolerant|sensitive|vegan|vegetarian|coeliac|celiac|jain)\\b`,
    `\\b${anyOf('no', 'without', 'not', "don'?t", 'never')}(?:\\s(?:have|has|had|got|an?|any|known|other|food|such|particular|special|real|more)){0,4}\\s(?:allerg|intoleran)`,
    '\\bno (?:need|reason)\\b',
    "\\b(?:do not|don'?t|never) (?:avoid|exclude|skip|remove|forget|mind|worry|hold|leave)\\b",
    '^nonveg (?:is |also )?(?:ok|okay|fine|allowed)\\b',
  ),
  'iu',
);

/** 'no more than 20 minutes', 'no problem', 'no oven' name no food. */
export const NO_FOOD =
  /^(?:no|not|more|less|fewer|problem|idea|need|time|limit|restriction|preference|allerg\w*|worr\w*|thank|cook|cooking|particular|special|matter|the same|repeat\w*|breakfast|lunch|dinner|snack|oven|microwave|stove|blender|grill|leftover|known|such|clue|budget|hurry|fuss|rush|equipment|gym|workout|longer|one)s?\b/i;

/** Words before 'free' or 'allergy' that are no food: 'guilt-free', 'severe allergy'. */
export const NO_ALLERGEN =
  /^(?:i|he|she|we|they|am|is|are|who|and|very|highly|also|no|any|an?|the|my|his|her|have|has|food|foods|severe|serious|bad|mild|known|other|feel|guilt|stress|hassle|worry|fuss)$/i;

/** Where the food ends within its clause: 'no dairy for the kids', 'no nuts because of school'. */
export const FOOD_ENDS =
  /\b(?:please|because|since|as|for|in|at|on|due|but|except|thanks?|thank|whatsoever|whatever|ever|anymore|today|this|if|when|i|we|my|our|especially)\b/i;
