import type { MealType } from '@platewise/contract/generation/options';
import type { MealSize } from '../meal-slots.ts';
import type { DishTrait } from './traits/dish-trait.ts';

/** The nutrients of which notes can name a most. */
export const LIMITED = ['sodium', 'fiber'] as const;
export type Limited = (typeof LIMITED)[number];

/** Something the notes ask for that shapes a plan without forbidding a food. */
export type Wish = {
  /** What the person is informed was understood. */
  label: string;
  /** Prefer dishes of this cuisine, or with `isLess` leave them out while others remain. */
  cuisine?: string;
  /** Serve one of these foods, or with `isLess` leave them out while others remain. */
  foods?: ReadonlySet<string>;
  /** Grams of these foods that are at hand, where the notes name them. */
  grams?: number;
  isLess?: boolean;
  /** Move energy towards these macros, in percentage points. */
  shiftPoints?: { protein: number; carbs: number; fat: number };
  /**
   * Something that dishes are or are not: with `isLess` left out while others remain; else asked of one meal, or preferred for
   * all of them.
   */
  trait?: DishTrait;
  reach?: 'one' | 'all';
  /** The meal that it is about; all of them where it is absent. */
  mealType?: MealType;
  /** A meal that is to be so many times its usual size, or of so many kcal. */
  size?: MealSize;
  /** The most of a nutrient a day: mg of sodium, grams of fiber. */
  limit?: { nutrient: Limited; most: number };
  /** Terms that the wish leaves out besides. */
  leavesOut?: readonly string[];
  /** What a wish asks that no food table can know, and the sentence that says so where there is one of its own. */
  cannotAssess?: string;
  caveat?: string;
};

/** The cuisines that notes can ask for. */
export const CUISINES = [
  'Indian',
  'Italian',
  'Mexican',
  'Thai',
  'Japanese',
  'Chinese',
  'Korean',
  'Greek',
  'Mediterranean',
  'Moroccan',
  'Middle Eastern',
  'French',
  'Spanish',
  'American',
  'Vietnamese',
  'British',
  'Turkish',
  'Lebanese',
  'Ethiopian',
  'Caribbean',
  'Nordic',
  'Swiss',
  'German',
  'Indonesian',
  'Portuguese',
  'Peruvian',
  'Nigerian',
  'Polish',
  'Senegalese',
  'Brazilian',
  'South African',
  'Sri Lankan',
  'Filipino',
  'Georgian',
  'Austrian',
  'Malaysian',
  'Persian',
  'Hungarian',
  'Irish',
  'Nepalese',
  'Argentinian',
  'Cuban',
  'Cypriot',
];

/** Other words for a cuisine. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  Mexican: '|tex[\\s-]?mex',
  Indian:
    '|desi|punjabi|bengali|gujarati|kerala|keralan|tamil|goan|mughlai|rajasthani|hyderabadi|kashmiri|maharashtrian|udupi|andhra',
  Chinese: '|sichuan|szechuan|cantonese|hunanese',
  Italian: '|tuscan|sicilian|neapolitan',
  Spanish: '|catalan|basque|andalusian',
  Caribbean: '|jamaican|trinidadian',
  'Middle Eastern': '|levantine|syrian|palestinian|arabic',
  American: '|cajun|creole',
  Nigerian: '|west[\\s-]african|ghanaian',
  Ethiopian: '|eritrean|east[\\s-]african',
  Moroccan: '|tunisian|algerian|north[\\s-]african',
  British: '|scottish|welsh',
  Nordic: '|scandinavian|swedish|danish|norwegian|finnish',
};
const COUNTRIES: Readonly<Record<string, string>> = {
  Indian: 'india',
  Italian: 'italy',
  Mexican: 'mexico',
  Thai: 'thailand',
  Japanese: 'japan',
  Chinese: 'china',
  Korean: 'korea',
  Greek: 'greece',
  Moroccan: 'morocco',
  'Middle Eastern': 'the middle east',
  French: 'france',
  Spanish: 'spain',
  Vietnamese: 'vietnam',
  Turkish: 'turkey',
  Lebanese: 'lebanon',
  Ethiopian: 'ethiopia',
};
/** 'flavours of Morocco'; a country alone may be where somebody has been. */
const FROM = String.raw`(?<=\b(?:(?:take|transport|fly|whisk|bring|send) (?:me|us)(?: back)? to|an? (?:\p{L}+ )?(?:trip|journey|holiday|evening|night) (?:to|in)) |\b(?:flavou?rs|tastes?|food|dishes|cooking|cuisine|something|stuff|recipes?|meals?|classics) (?:of|from) )`;
/** 'Greek yoghurt' and 'polish off' speak of no cuisine. */
const NAMES_A_FOOD = String.raw`\s(?:off\b|pepper\w*\b|yog\w+|beans?\b|fries\b|cabbage|chard|cheese|mustard|parsley|onions?\b|cucumbers?\b|seasoning|baccalaureate|exams?\b|lessons?\b|class(?:es)?\b|teachers?\b|homework\b|neighbou?rs?\b|friends?\b|girlfriends?\b|boyfriends?\b|wife\b|husband\b|colleagues?\b|flatmates?\b|roomm?ates?\b|guests?\b|students?\b|tourists?\b|films?\b|movies?\b|football\b|restaurants?\b|place (?:downstairs|nearby|next door)\b|passport\b|visa\b)`;

/** Any cuisine by its name. */
export const CUISINE_PATTERN: RegExp = new RegExp(
  `\\b(?:${CUISINES.map((cuisine) => `${cuisine}${ALSO_CALLED[cuisine] ?? ''}`).join('|')})\\b(?!${NAMES_A_FOOD})`,
  'i',
);

/** Parts without it name no cuisine, nor a country that may stand for one, and need no closer look. */
export const MAY_NAME_CUISINE: RegExp = new RegExp(
  CUISINES.map(
    (cuisine) => `${cuisine.replace(' ', '[\\s-]')}${ALSO_CALLED[cuisine] ?? ''}|${COUNTRIES[cuisine] ?? cuisine}`,
  ).join('|'),
  'iu',
);

/** What people ask of food that no table of foods can know. */
const UNTOLD = [
  'organic',
  'free range',
  'grass fed',
  'fair trade',
  'locally grown',
  'seasonal',
  'sustainable',
  'low GI',
  'low glycaemic',
  'low glycemic',
  'anti inflammatory',
  'alkaline',
  'detox',
  'ayurvedic',
  'non GMO',
];

function fromItsCountry(cuisine: string): string {
  const country = COUNTRIES[cuisine];
  return country === undefined ? '' : `|${FROM}${country}`;
}

type WishWord = {
  pattern: RegExp;
  wish: Wish;
  /** The pattern holds its own 'not'; others count only outside what is left out. */
  isNegation?: boolean;
};

const MORE_OF = String.raw`(?:high|more|extra|lots of|plenty of|heaps of|loads of|up(?:ping)? the|boost\w*(?: the)?|load\w*(?: me| us)?(?: up)? (?:on|with)|rich in)`;
const LESS_OF = String.raw`(?:low(?:er)?|less|fewer|reduc\w+|eas(?:e|ing) off(?: on)?|cut(?:ting)?(?: down| back)?(?: on)?|limit\w*)`;

/** Little heat, by the taste, by what is turned down, and by who cannot have it. */
const NOT_HOT = new RegExp(
  [
    String.raw`\b(?:mild(?:er|ly)?(?!\s(?:\S+\s)?(?:allerg|intoleran|lactose))|(?:not|less|nothing|no|n['’]?t (?:like|want|make|do)(?: it| anything| things)?)\s(?:as\s|too\s|very\s|so\s|that\s|anything\s)?(?:spicy(?! enough)|mirchi|teekha|tikha|chill?i-?ish|peppery|piquant|hot(?! (?:breakfast|lunch|dinner|supper|brunch|snack)\w*)|fiery)(?! (?:food|dishes|meals) (?:is|are) (?:a )?(?:problem|bother)))\b`,
    String.raw`\b(?!good\b)(?:dial|tone|turn|bring|keep|hold|cut|ease|rein|go|scale|back|lay|take)\w*(?: it| things)? (?:down|back|off|easy|low|light|out|gently|slow)?(?: on)? ?(?:with )?(?:the |all the |all that |that )?(?:heat|fire|spice|spices|spiciness|chill?i\w*|burn|kick)\b(?! (?:it|up|on)\b)(?<!\b(?:bring|turn|take|keep)\w* (?:on )?(?:the )?(?:heat|spice|fire))`,
    String.raw`\b(?:less|no|little|minimal|low|without(?: (?:much|the|too much))?|not (?:much|too much|a lot of)|hardly any|barely any|(?:can['’]?t|don['’]?t|doesn['’]?t|won['’]?t|cannot|can not|do not|does not) (?:do|handle|take|like|cope with|stand|tolerate|manage|have|want)(?: (?:too much|much|any|the))?|cant (?:do|handle|take)) (?:chill?i )?(?:heat|burn|fire|spice|(?<!\b(?:no|without) )spices|spiciness|masalas?|mirch\w*|kick|chill?i(?:e?s)?)\b(?! (?:rub|mix|rack|up|sauce|chai|tea|dosa|con carne|sin carne))`,
    String.raw`\b(?:spice|heat|chill?i) (?:tolerance|level|threshold)s?(?: is| of|,)? (?:zero|nil|none|low|minimal|non[\s-]?existent|rock bottom|0|1)\b|\b(?:turn|dial|bring|take|keep|tone|hold|knock|pull|have)(?: (?:the |all the |all |my |our )?(?:heat|spice|spices|chill?i\w*|burn|fire|spiciness)) (?:right |way |well |very |nice and )?(?:down|back|low|off|out|away|minimal|mild|gentle|to a minimum)\b|\b(?:skip|hold|lose|ditch|drop|zero|leave out|leave off|cut out) (?:the |all |all the |any )?(?:heat|spice|chill?i(?:e?s)?(?! (?:con|sin|sauce))|burn)\b|\b(?:avoid|hate|hates|dislike|dislikes|skip|stay off|off) (?:anything |all |any |very |too |hot )*(?:spicy|fiery|hot (?:spices|food|stuff|dishes|curries))\b|\bsensitive to (?:spicy|spices?|chill?i\w*|heat|hot)\b|\b(?:gentle|kind|careful|sparing|timid|shy) with (?:the )?(?:chill?i\w*|spices?|heat)\b|\b(?:cry|cries|crying|complain|complains|suffer|suffers|sweat|moan|moans|scream|screams)\b.{0,25}\b(?:spicy|hot|heat|chill?i\w*)\b|\b(?:only |just )(?:a )?(?:hint|touch|pinch|whisper|tiny bit|little bit|little) of (?:chill?i|spice|heat)\b|\b(?:mouth|tongue|lips?|throat)(?:['’]s| is| are| was) (?:still )?(?:burn\w*|on fire|scorched|numb)\b|\b(?:heat|chill?i(?:e?s)?) no\b|\bscreams? at anything (?:hot|spicy)\b|\b(?:keep|leave) the chill?i\w* in\b|\b(?:spice|chill?i)[\s-]free\b|\b(?:can['’]?t|cannot|cant|not able to) (?:deal|cope) with (?:anything |any |hot |very )*(?:spic\w+|heat|chill?i\w*|hot)\b|\b(?:kid|child|toddler|baby)[\s-]friendly (?:heat|spice|chill?i|seasoning)\b|\bspicy (?:food|things|stuff|dishes|meals)? ?(?:always |really |just )?(?:gives?|upsets?|hurts?|makes?|burns?|disagrees?|doesn['’]?t|does not|isn['’]?t|is not|is too|kills?|wrecks?|ruins?)\b|(?:n['’]?t|not) (?:cope with|handle|take|do|eat|stand|tolerate|manage|stomach|like|want|enjoy|love) (?:anything |things |food |stuff )?(?:too |very |remotely |even slightly )?(?:spicy|fiery|hot(?= (?:food|things|stuff|dishes)|\W*$))|\bfinds? (?:\p{L}+ )?(?:much )?(?:too|so) (?:hot|spicy)\b|\b(?:spicy|hot|fiery)(?: (?:food|things|stuff|dishes|meals))? (?:is |are |gets )?(?:very |too |so |really |quite )?(?:hard|tough|rough|harsh|heavy|murder|brutal) (?:on|for)\b|\bnothing (?:that |which )(?:burns?|bites?|stings?|makes? (?:me|us|him|her|them) (?:sweat|cry))\b|\b(?:too|so) (?:spicy|hot (?:for|on)(?! (?:an? |any )?(?:soups?|stews?|cook\w*|curr(?:y|ies)|casseroles?|porridge|bak\w+|roast\w*|(?:the )?oven|anything (?:warm|hot|heavy))\b)|fiery)\b|\b(?:easy|gentle|kind) on (?:the|my|our) (?:tongue|stomach|tum(?:my)?|mouth|palate|spice|heat|chill?i\w*)\b|\b(?:wimp|wuss|softie|lightweight|baby|coward)(?:e?s)?(?: \w+){0,3} (?:spice|heat|chill?i\w*|spicy)\b|\bspice wimps?\b|\bbland\b(?= (?:please|food|only|is (?:good|best|safest)))`,
  ].join('|'),
  'i',
);

/** The wishes that notes are searched for. */
export const WISH_WORDS: readonly WishWord[] = [
  {
    pattern: /\b(?:post|after)[\s-]*(?:workout|training|exercise|gym)/i,
    wish: {
      label: 'post-workout: more protein and carbs, less fat',
      shiftPoints: { protein: 0.04, carbs: 0.02, fat: -0.06 },
    },
  },
  {
    pattern: /\b(?:pre|before)[\s-]*(?:workout|training|exercise|gym)/i,
    wish: { label: 'pre-workout: more carbs, less fat', shiftPoints: { protein: 0, carbs: 0.05, fat: -0.05 } },
  },
  {
    pattern: new RegExp(
      `\\b${MORE_OF}[\\s-]*protein\\b|\\bbulking\\b|\\bmuscles? (?:gain|growth|building|mass)\\b|\\b(?:build|gain|put on|pack on|add)(?:ing)? (?:some |more )?muscles?\\b`,
      'i',
    ),
    wish: { label: 'more protein', shiftPoints: { protein: 0.05, carbs: -0.025, fat: -0.025 } },
  },
  {
    pattern: new RegExp(`\\b${LESS_OF}[\\s-]*protein\\b`, 'i'),
    wish: { label: 'less protein', shiftPoints: { protein: -0.04, carbs: 0.03, fat: 0.01 } },
  },
  {
    pattern: new RegExp(`\\b(?:${MORE_OF}|bring back(?: the)?)[\\s-]*carbs?\\b|\\bcarb[\\s-]?(?:load\\w*|up)\\b`, 'i'),
    wish: { label: 'more carbs', shiftPoints: { protein: -0.01, carbs: 0.06, fat: -0.05 } },
  },
  {
    pattern: new RegExp(`\\b${LESS_OF}[\\s-]*(?:the |my )?carbs?\\b`, 'i'),
    wish: { label: 'fewer carbs', shiftPoints: { protein: 0.03, carbs: -0.08, fat: 0.05 } },
  },
  {
    pattern:
      /\b(?:low(?:er)?|less|reduc\w+|cut(?:ting)?(?: down| back)?(?: on)?)[\s-]*(?:the |my )?fat\b|\b(?:less|not(?: too| so)?|nothing(?: too)?) (?:oily|greasy|fatty)\b|\b(?:less|little|light on(?: the)?|easy on(?: the)?|minimal|not (?:too|so) much|cut(?:ting)?(?: down| back)?(?: on)?(?: the)?|reduce(?: the)?) (?:cooking )?oil\b|\blean(?:er)? (?:meals?|food|dishes|dinners?|cooking|eating)\b/i,
    wish: { label: 'less fat', shiftPoints: { protein: 0.02, carbs: 0.04, fat: -0.06 } },
  },
  {
    pattern: new RegExp(`\\b(?:${MORE_OF}[\\s-]*fat|(?:healthy|good) fats?)\\b`, 'i'),
    wish: { label: 'more fat', shiftPoints: { protein: -0.01, carbs: -0.05, fat: 0.06 } },
  },
  {
    pattern: NOT_HOT,
    isNegation: true,
    wish: { label: 'no chillies or hot sauces', leavesOut: ['spicy'] },
  },
  { pattern: /\b(?:vegan|plant[\s-]based)\b/i, wish: { label: 'vegan', leavesOut: ['vegan'] } },
  {
    pattern: /(?<!pesc[oa][\s-]?)\b(?:vegetarian|veggie|eggetarian)\b/i,
    wish: { label: 'vegetarian', leavesOut: ['vegetarian'] },
  },
  {
    pattern:
      /\b(?:(?:pure|strictly)\sveg(?:etarian)?|(?<!\b(?:the|one|my|his|her|their|our) )only\sveg(?:etarian)?(?! (?:that |which )?(?:i|we|he|she|they|you|it|my|our|his|her|the|kids)\b)|veg\s(?:only|food|meals?)|lacto[\s-]*vegetarian)\b/i,
    wish: { label: 'pure vegetarian, without eggs', leavesOut: ['pure veg'] },
  },
  {
    pattern: /\bpesc[aeo](?:tarian|[\s-]*vegetarian)\b/i,
    wish: { label: 'pescatarian', leavesOut: ['meat', 'rennet'] },
  },
  { pattern: /\bhalaa?l\b/i, wish: { label: 'halal', leavesOut: ['halal'] } },
  { pattern: /\bkosher\b/i, wish: { label: 'kosher', leavesOut: ['kosher'] } },
  { pattern: /\bjain\b/i, wish: { label: 'Jain', leavesOut: ['jain'] } },
  {
    pattern: /\bsatt?vi[ck]\b/i,
    wish: { label: 'sattvic: no meat, fish, egg, onion, garlic, mushrooms or alcohol', leavesOut: ['satvik'] },
  },
  ...UNTOLD.map((word) => ({
    pattern: new RegExp(`\\b${word.replace(' ', '[\\s-]*')}\\b`, 'i'),
    wish: { label: word, cannotAssess: word },
  })),
  ...CUISINES.map((cuisine) => ({
    pattern: new RegExp(
      `\\b(?:${cuisine.replace(' ', '[\\s-]')}${ALSO_CALLED[cuisine] ?? ''}${fromItsCountry(cuisine)})\\b(?!${NAMES_A_FOOD})`,
      'iu',
    ),
    wish: { label: `${cuisine} dishes where they fit`, cuisine },
  })),
];
