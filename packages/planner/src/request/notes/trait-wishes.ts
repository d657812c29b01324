import type { MealType } from '@platewise/contract/generation/options';
import { texts } from '@platewise/contract/texts';
import { DISH_FORMS, type DishForm, type DishTrait, EQUIPMENT, type Equipment } from './dish-trait.ts';
import { polarityAt } from './wish-polarity.ts';
import type { Wish } from './wish-words.ts';

const words = texts.plans.wishes;

/** How people write each form; the plural and the spelling without a hyphen are read too. */
const FORM_WORDS: Readonly<Record<DishForm, string>> = {
  soup: 'soups?|broth|chowder',
  salad: 'salads?',
  sandwich: 'sandwich(?:es)?|sarnies?|sandos?|toasties?|paninis?',
  wrap: 'wraps?|burritos?',
  bowl: 'bowls?|buddha bowls?',
  curry: 'curry|curries',
  stew: 'stews?',
  pasta: 'pastas?|spaghetti',
  'stir-fry': 'stir[\\s-]?(?:fry|fries|fried)(?: dishes)?',
  smoothie: 'smoothies?|shakes?',
  omelette: 'omelett?es?|frittatas?',
  porridge: 'porridge|oatmeal|overnight oats',
  pancake: 'pancakes?|crepes?',
  burger: 'burgers?',
  pizza: 'pizzas?',
  taco: 'tacos?',
  casserole: 'casseroles?|bakes',
};

const EQUIPMENT_WORDS: Readonly<Record<Equipment, string>> = {
  oven: 'ovens?|baking|roasting',
  blender: 'blenders?|blending|food processor',
  grill: 'grills?|grilling|bbq|barbecue',
  stove: 'stoves?|stovetop|hob|cooker',
};

/** The kitchen lacks it: the object of a verb that says so, or of a plain negation. */
const LACKS = String.raw`\b(?:no|without(?: an?| the| my| using)?|(?:do|does|have|has|did)(?:n['’]?t| not)(?: have| own| got| use| want)?(?: to)?(?: use)?(?: an?| the| my| any)?|avoid(?: using)?(?: the)?|skip(?: the)?|(?:my|the|our)(?= \S+ (?:is |['’]s )?(?:broken|broke|out of order|not working|dead)))\s+(?:access to (?:an? )?)?(?:turn(?:ing)? on the\s|switch(?:ing)? on the\s|heat(?:ing)? up the\s)?`;
const BROKEN = String.raw`(?:['’]s| is(?:n['’]?t)?| has)?\s*(?:broken|working(?= though|$)|broke|out of order|not working|dead|bust(?:ed)?|died)\b`;

const NUMBER = String.raw`(\d{1,3})`;
const MINUTES = String.raw`[\s-]*(?:min(?:ute?)?s?\b|mns?\b|m\b|['’])`;
const AT_MOST = String.raw`\b(?:under|less th[ae]n|at most|max(?:imum)?(?: of)?|within|no more th[ae]n|up to|below|(?:not|no) (?:more|longer|over) ?(?:th[ae]n)?|no longer th[ae]n|in|takes?|only have|only|about|around|inside|ready in)\s+(?:about |around )?`;
const BEHIND = String.raw`(?:\s*(?:max(?:imum)?|or (?:less|under|so|fewer|quicker)|tops|at (?:the )?most|is (?:the|my|our) (?:limit|max(?:imum)?|most|absolute)|is all|meals?|dinners?|lunch(?:es)?|breakfasts?|recipes?|dishes|to cook|cooking|of cooking|in the kitchen))`;
const TIMES: readonly RegExp[] = [
  new RegExp(`${AT_MOST}${NUMBER}${MINUTES}`, 'i'),
  new RegExp(`\\b${NUMBER}${MINUTES}${BEHIND}`, 'i'),
];
/** A longer time that is asked against: 'nothing over 30 minutes', 'don't want anything that takes more than 40 mins'. */
const NOT_OVER = new RegExp(
  String.raw`\b(?:no|not|nothing|never|none|(?:do|does|can|must|should|wo)(?:n['’]?t| not))\b.*\b(?:over|more than|longer than|above|beyond|past)\s+${NUMBER}${MINUTES}`,
  'i',
);
const QUARTER_HOUR = /\b(?:a )?quarter of an hour\b/i;
const HALF_AN_HOUR = /\b(?:half (?:an )?hour|30 ?min)\b/i;
const AN_HOUR =
  /\b(?:under|less th[ae]n|within|no more th[ae]n|at most|in)\s(?:an|one|1) hour\b|\b(?:an|one|1) hour (?:tops|max(?:imum)?|at most|or less)\b/i;
/** What is asked in less is no time to cook in. */
const SHORTEST_MINUTES = 5;
/** A dish that the product calls quick takes half an hour (decisions 6). */
const QUICK_MINUTES = 30;

/** Where a wish is about one meal: 'for lunch', 'soup lunches', 'at breakfast'. */
const SLOTS: readonly (readonly [MealType, RegExp])[] = [
  ['breakfast', /\bbreakfasts?\b|\b(?:in the|each|every|most) mornings?\b/i],
  ['lunch', /\blunch(?:es)?\b/i],
  ['dinner', /\b(?:dinners?|suppers?|evening meals?|tea)\b|\b(?:in the|each|every) evenings?\b/i],
  ['snack', /\bsnacks?\b/i],
];

type Rule = {
  pattern: RegExp;
  /** What is wished where the clause asks for it, and where it asks against it; null for nothing. */
  more: WishOf | null;
  less: WishOf | null;
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

const RULES: readonly Rule[] = [
  {
    pattern:
      /\b(?:quick(?:er|ly|est)?|fast(?!ing|ed)|speedy|(?:in a|in such a|always in a) (?:hurry|rush)|(?:short on|pressed for|no|little|not much|don['’]?t have (?:much |a lot of )?) ?time\b|busy (?:week|day|evening|morning|night)s?|weeknight)\b/i,
    more: isLess(words.minutes({ count: QUICK_MINUTES }), { kind: 'longer', minutes: QUICK_MINUTES }),
    less: null,
  },
  {
    pattern:
      /\b(?:eas(?:y|ier|iest)|simple|simpler|basic|no[\s-]?fuss|fuss[\s-]?free|lazy|few ingredients|(?:no more th[ae]n|at most|max(?:imum)?(?: of)?|under|up to|fewer than|less than) (?:\d|four|five|six|seven|eight) ingredients|(?:five|5|six|6|few(?:er)?|minimal)[\s-]ingredients?|beginner\w*|can['’]?t cook|not a (?:good )?cook|low effort|minimal effort|few steps|nothing fancy|nothing complicated|uncomplicated)\b/i,
    more: isLess(words.simple, { kind: 'elaborate' }),
    less: null,
  },
  {
    pattern: /\b(?:complicated|elaborate|fiddly|fancy|too many (?:steps|ingredients)|long ingredient lists?)\b/i,
    more: null,
    less: isLess(words.simple, { kind: 'elaborate' }),
  },
  {
    pattern:
      /\b(?:one[\s-]?(?:pot|pan|tray|sheet)|single[\s-](?:pot|pan)|sheet[\s-]?pan|traybakes?|(?:little|less|minimal|fewer|not much) (?:washing[\s-]?up|clean(?:ing)?[\s-]?up|dishes to (?:wash|clean)|dishwashing|mess)|hate (?:doing the )?(?:dishes|washing[\s-]?up)|(?:few|fewer|less) (?:pots|pans)\S*)\b/i,
    more: ({ slot }) => ({ ...isLess(words.onePot, { kind: 'elaborate' })({ slot }) }),
    less: null,
  },
  {
    pattern:
      /\b(?:no[\s-]?cook\w*|uncooked|without (?:any )?cooking|no cooking|(?:don['’]?t|do not|not) (?:have|need) to cook|raw (?:meals|dishes|food)|don['’]?t (?:want to |wanna |feel like )?cook(?:ing)?|too hot to cook|not cook(?:ing)?)\b/i,
    more: isLess(words.noCook, { kind: 'cooked' }),
    less: isLess(words.noCook, { kind: 'cooked' }),
  },
  {
    pattern:
      /\b(?:high|more|extra|lots of|plenty of|rich in|enough|loads of|good source of)[\s-]*(?:in\s)?fib(?:re|er)\b|\bfib(?:re|er)[\s-]?rich\b|\bhigh[\s-]fib(?:re|er)\b|\bfib(?:re|er)\b/i,
    more: prefers(words.fibre, { kind: 'fibrous' }),
    less: null,
  },
  {
    pattern:
      /\b(?:low(?:er)?|less|reduced?|not (?:too|so|much)|no added|little|go easy on(?: the)?|cut(?:ting)?(?: down| back)?(?: on)?|easy on(?: the)?|watch(?:ing)?(?: my)?|limit(?:ing)?|light on(?: the)?|without (?:much|added|a lot of|too much))[\s-]*(?:in\s|my\s|the\s)?(?:salt\w*|sodium)\b|\b(?:salt|sodium) (?:low|down)\b|\b(?:salt|sodium) (?:should|must|has to|needs to|to) be (?:low\w*|less|reduced|minimal|limited)\b|\b(?:nothing|not|no|less|never)(?: too| so| very)? salty\b|\bblood pressure\b/i,
    more: isLess(words.salt, { kind: 'salty' }),
    less: isLess(words.salt, { kind: 'salty' }),
  },
  {
    pattern:
      /\b(?:low(?:er)?|less|reduced?|not (?:too|so|much)|no added|little|go easy on(?: the)?|cut(?:ting)?(?: down| back| out)?(?: on)?|easy on(?: the)?|watch(?:ing)?(?: my)?|limit(?:ing)?|light on(?: the)?|without (?:much|added|a lot of|too much))[\s-]*(?:in\s|my\s|the\s)?(?:sugar\w*|sweet(?:s|ness|ened)?)\b|\bsugar (?:low|down)\b|\bsugars? (?:should|must|has to|needs to|to) be (?:low\w*|less|reduced|minimal|limited)\b|\b(?:nothing|not|no|less|never)(?: too| so| very)? (?:sweet|sugary)\b(?!\s?(?:potato|corn|pea))/i,
    more: isLess(words.sugar, { kind: 'sweetened' }),
    less: isLess(words.sugar, { kind: 'sweetened' }),
  },
  {
    pattern:
      /\b(?:spic(?:y|ier)|(?:some|more|with|a bit of|bit of|a little|a|a good|good) (?:heat|kick|spice)\b(?! (?:of|mix))|hot (?:food|dishes|curr(?:y|ies)|meals|sauce)|fiery|chilli heat|extra hot|good kick)\b/i,
    more: prefers(words.hot, { kind: 'hot' }),
    // Read as no chillies at all, elsewhere.
    less: null,
  },
  {
    pattern:
      /\b(?:cheap\w*|budget\w*|inexpensive|affordable|on a (?:tight )?budget|low[\s-]cost|save money|saving money|broke|cost[\s-]effective|economical|student budget|thrifty|frugal|(?:not|nothing|too) (?:too )?expensive|expensive|pric[ey]{1,2})\b/i,
    more: cannot(words.cheap, words.cheapWay),
    less: cannot(words.cheap, words.cheapWay),
  },
  {
    pattern:
      /\b(?:guests?|visitors?|(?:friends|family|parents|in[\s-]?laws|people|kids|cousins?|colleagues?|neighbou?rs?) (?:are |is |will be )?(?:coming|visiting|joining|over|staying|eating with)|having (?:\w+ )?(?:friends|people|guests|family) (?:over|round)|cooking for (?:\d+|two|three|four|five|six|seven|eight|ten|a crowd|the family|us)|feed(?:s|ing)? (?:\d+|two|three|four|five|six|a crowd)|for (?:two|three|four|five|six|[2-9]|1\d) (?:people|persons|adults|of us)|(?:two|three|four|five|six|[2-9]) of us|dinner party|(?:is|are|will be) (?:joining|visiting)|joining (?:us|me)|(?:extra|more) (?:mouths?|people|person)|mouths? to feed)\b/i,
    more: cannot(words.guests, words.guestsWay),
    less: null,
  },
  {
    pattern:
      /\b(?:leftovers?(?! (?:rice|chicken|turkey|veg))|batch[\s-]?cook\w*|meal[\s-]?prep\w*|cook once|same (?:breakfast|lunch|dinner|thing|things|meals?|food)s?|(?:don['’]?t mind|fine with|happy (?:to|with)|ok(?:ay)? with|love) (?:repeat\w*|repetition|eating the same)|repeat(?:s|ing|ed)? (?:is |are )?(?:fine|ok|okay|good|breakfast\w*|meals)|eat (?:it )?twice)\b/i,
    more: cannot(words.repeats, words.repeatsWay),
    less: () => ({ label: words.varied }),
    takesAllowed: true,
  },
  {
    pattern:
      /\b(?:variety|varied|vary|mix (?:it|things) up|different (?:each|every|meals?|things?|dishes)|no(?:t)? (?:repeat\w*|repetition|duplicates?)|nothing (?:twice|repeated)|without repeat\w*|never the same|(?:not|n['’]?t) (?:the )?same|(?:get|gets|getting) bored|easily bored)\b/i,
    more: () => ({ label: words.varied }),
    less: () => ({ label: words.varied }),
  },
];

const SIZE_BEFORE = String.raw`\b(?<size>big(?:ger)?|large(?:r)?|hearty|heartier|huge|substantial|generous|filling|hefty|decent[\s-]sized|light(?:er)?|small(?:er)?|tiny|little|modest)\s(?:and\s\w+\s|\w+\s)?`;
const SLOT_WORDS = String.raw`(?<slot>breakfast|lunch|dinner|supper|snack)(?:e?s)?\b`;
const SIZE: readonly RegExp[] = [
  new RegExp(`${SIZE_BEFORE}${SLOT_WORDS}`, 'gi'),
  new RegExp(
    String.raw`\b${SLOT_WORDS}\s(?:should be|to be|is|can be|must be|that is|that's|needs to be|has to be|on the)\s(?:really\s|quite\s|very\s|a bit\s|my\s|the\s)?(?<size>big(?:ger|gest)?|large[rst]*|hearty|substantial|filling|light(?:er)?|small(?:er)?|tiny|main meal)\b`,
    'gi',
  ),
];
/** A meal that was larger, or smaller, than is wanted: 'lunch is always too big'. */
const TOO: RegExp = new RegExp(
  String.raw`\b${SLOT_WORDS}\s(?:is|was|are|were|feels?|seems?)\s(?:always |often |usually )?(?:too |way too |far too )(?<size>big|large|heavy|small|light|little)\b`,
  'gi',
);
const KCAL: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?<kcal>\d{2,4})\s*-?(?:k?cal(?:orie)?s?)\s(?:for\s|at\s|per\s)?(?:a\s|my\s)?${SLOT_WORDS}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${SLOT_WORDS}\s?(?:of|at|under|around|about|max(?:imum)?|below|up to|should be|to be|with|is|=|,)?\s?(?:under|around|about|max(?:imum)?|roughly|at|be)?\s?(?<kcal>\d{2,4})\s*(?:k?cal(?:orie)?s?)\b`,
    'gi',
  ),
  // 'lunch 500 kcal, snack around 150'
  new RegExp(String.raw`\b${SLOT_WORDS}\s(?:around|about|roughly)\s(?<kcal>\d{3,4})$`, 'gi'),
];
const BIG = /^(?:big|heft|decent|large|heart|huge|substantial|generous|filling|main)/i;
/** How much larger or smaller a meal becomes that is asked for so. */
const FACTOR = { big: 1.35, light: 0.65 } as const;

/** What may be eaten and is not asked for: 'fine with spicy', 'spicy is ok'. */
const ONLY_ALLOWED = /\b(?:fine|ok|okay|allowed|no problem|not a problem|doesn['’]?t matter|either way|no need)\b/i;

/** What a clause wishes of dishes: their form, time, equipment, effort, heat, salt, sugar, fibre and size; and what no plan of ours can follow, with the way there is. */
export function traitWishesOf(clause: string): Wish[] {
  return [
    ...formWishes(clause),
    ...equipmentWishes(clause),
    ...timeWishes(clause),
    ...ruleWishes(clause),
    ...temperatureWishes(clause),
    ...sizeWishes(clause),
  ];
}

function slotIn(clause: string): MealType | undefined {
  const named = SLOTS.filter(([, pattern]) => pattern.test(clause));
  return named.length === 1 ? named[0]?.[0] : undefined;
}

function formWishes(clause: string): Wish[] {
  const slot = slotIn(clause);
  return DISH_FORMS.flatMap((form): Wish[] => {
    const match = new RegExp(`\\b(?:${FORM_WORDS[form]})\\b`, 'i').exec(clause);
    if (!match || ONLY_ALLOWED.test(clause)) return [];
    const polarity = polarityAt(clause, match.index, match.index + match[0].length);
    if (polarity === 'neither') return [];
    const trait = { kind: 'form', form } as const;
    const at = slot && { mealType: slot };
    if (polarity === 'less') return [{ label: words.noForm({ form: words.forms[form] }), trait, isLess: true, ...at }];
    return [{ label: words.form({ form: words.forms[form] }), trait, reach: 'one', ...at }];
  });
}

function equipmentWishes(clause: string): Wish[] {
  return EQUIPMENT.flatMap((equipment): Wish[] => {
    const named = EQUIPMENT_WORDS[equipment];
    const lacks = new RegExp(`${LACKS}(?:${named})\\b|\\b(?:${named})\\b${BROKEN}`, 'i');
    if (!lacks.test(clause)) return [];
    const trait = { kind: 'needs', equipment } as const;
    return [{ label: words.without({ equipment: words.equipment[equipment] }), trait, isLess: true }];
  });
}

function timeWishes(clause: string): Wish[] {
  const found = [...TIMES, NOT_OVER].flatMap((pattern) => pattern.exec(clause)?.[1] ?? []).map(Number);
  const stated = [
    ...found,
    ...(QUARTER_HOUR.test(clause) ? [15] : []),
    ...(AN_HOUR.test(clause) ? [60] : []),
    ...(HALF_AN_HOUR.test(clause) ? [30] : []),
  ];
  const minutes = Math.min(...stated);
  if (!Number.isFinite(minutes) || minutes < SHORTEST_MINUTES) return [];
  return [isLess(words.minutes({ count: minutes }), { kind: 'longer', minutes })({ slot: slotIn(clause) })];
}

function ruleWishes(clause: string): Wish[] {
  const slot = slotIn(clause);
  const hasTime = timeWishes(clause).length > 0;
  return RULES.flatMap((rule): Wish[] => {
    const { pattern } = rule;
    const match = pattern.exec(clause);
    if (!match) return [];
    const wish = wanted(clause, match, rule);
    if (!wish) return [];
    const made = wish({ slot });
    // A stated time says more than 'quick'.
    return hasTime && made.trait?.kind === 'longer' ? [] : [made];
  });
}

function wanted(clause: string, match: RegExpExecArray, { more, less, takesAllowed }: Rule): WishOf | null {
  const isOwnNegation = more === less || /^(?:no|not|nothing|without|few|less|low|little)/i.test(match[0]);
  if (isOwnNegation) return more;
  if (ONLY_ALLOWED.test(clause.replace(match[0], ' '))) return takesAllowed ? more : null;
  const end = match.index + match[0].length;
  // 'leftovers all week' is tired of nothing.
  const polarity = polarityAt(takesAllowed ? clause.slice(0, end) : clause, match.index, end);
  if (polarity === 'neither') return null;
  return polarity === 'less' ? less : more;
}

const TEMPERATURE = new RegExp(
  String.raw`\b(?<temperature>warm|hot|cooked|cold|chilled)\s(?:\w+\s)?${SLOT_WORDS}`,
  'gi',
);
const SOMETHING_WARM =
  /\b(?:something|anything|it|meals?|be|is|served|prefer)\s(?<temperature>warm|hot|cold|chilled)\b(?!\s(?:sauce|food))/i;

function temperatureWishes(clause: string): Wish[] {
  if (ONLY_ALLOWED.test(clause)) return [];
  const named = [...clause.matchAll(TEMPERATURE)].map((match) => ({ match, slot: slotOf(match.groups?.slot) }));
  const slot = slotIn(clause);
  const other = slot && named.length === 0 ? SOMETHING_WARM.exec(clause) : null;
  return [...named, ...(slot && other ? [{ match: other, slot }] : [])].flatMap(({ match, slot: mealType }): Wish[] => {
    const temperature = match.groups?.temperature ?? '';
    const at = clause.indexOf(temperature, match.index);
    const polarity = polarityAt(clause, at, at + temperature.length);
    if (polarity === 'neither') return [];
    const isCold = /cold|chilled/i.test(temperature) === (polarity === 'more');
    const meal = words.slots[mealType];
    const trait = { kind: 'cooked' } as const;
    return isCold
      ? [{ label: words.cold({ meal }), trait, isLess: true, mealType }]
      : [{ label: words.warm({ meal }), trait, reach: 'all', mealType }];
  });
}

function sizeWishes(clause: string): Wish[] {
  const stated = KCAL.flatMap((pattern) => [...clause.matchAll(pattern)]).map(({ groups }): Wish => {
    const [mealType, kcal] = [slotOf(groups?.slot), Number(groups?.kcal)];
    return { label: words.kcal({ meal: words.slots[mealType], kcal }), size: { mealType, kcal } };
  });
  if (stated.length > 0) return stated;
  const tooMuch = [...clause.matchAll(TOO)].map(({ groups }) =>
    sizeWish(groups?.slot, !/big|large|heavy/i.test(groups?.size ?? '')),
  );
  if (tooMuch.length > 0) return tooMuch;
  return SIZE.flatMap((pattern) => [...clause.matchAll(pattern)]).flatMap((match): Wish[] => {
    const { slot, size = '' } = match.groups ?? {};
    const polarity = polarityAt(clause, match.index, match.index);
    if (polarity === 'neither') return [];
    return [sizeWish(slot, BIG.test(size) === (polarity === 'more'))];
  });
}

function sizeWish(slot: string | undefined, isBig: boolean): Wish {
  const mealType = slotOf(slot);
  const label = (isBig ? words.big : words.light)({ meal: words.slots[mealType] });
  return { label, size: { mealType, factor: isBig ? FACTOR.big : FACTOR.light } };
}

function slotOf(word = ''): MealType {
  const slot = word.toLowerCase();
  return slot === 'breakfast' || slot === 'lunch' || slot === 'snack' ? slot : 'dinner';
}
