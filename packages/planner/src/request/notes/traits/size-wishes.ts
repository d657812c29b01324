import type { MealType } from '@platewise/contract/generation/options';
import { texts } from '@platewise/contract/texts';
import { predicateValence } from '../attitudes/stated-valence.ts';
import { askedBefore, type Polarity } from '../wish-polarity.ts';
import type { Wish } from '../wish-words.ts';
import { namesMeal, SLOT_WORDS, slotIn, slotOf } from './meal-words.ts';

const words = texts.wishes;

const BIG = String.raw`big(?:ger|gest)?|heav(?:y|ier|iest)|large(?:r|st)?|heart(?:y|ier|iest)|huge|massive|enormous|giant|gigantic|substantial|generous|filling|hefty|meaty|proper|decent|satisfying|solid|decent[\s-]sized|good[\s-]sized|king[\s-]sized|full[\s-]sized|main meal|fit for an? \p{L}+|more on (?:my|the|our) plates?|(?:the )?(?:calories|kcal|food|most)(?: of it)? into|most of my (?:calories|kcal|food)|(?:need |want |have )?(?:a lot|more|lots|loads)(?= (?:at|in|for))|bulk(?:y|ier)|beef(?:y|ier)|chunky|mighty|monster|whopping|on the (?:big|large|heavy|generous) side|more (?:filling|substantial|food|generous|calories|kcal|cals|energy)|a feast|(?:the |my )?(?:main|biggest) (?:meal|event)|(?:eat |have )?(?:the )?most(?: food| calories)?(?= (?:at|in|for)\b)|(?:big|larg|heavi)gest meal`;
const LIGHT = String.raw`(?:not|n['’]?t)(?: be| make \p{L}+| want(?: an?| my)?| have(?: an?)?| need(?: an?)?)? (?:too |very |so |that |a |an |the |my |our )*(?:heavy|big|large|much|filling|massive|huge|(?:main|biggest|largest) meal)(?: an?)?|(?<!(?:one|two|three|four|a little|bit) )less(?= (?:at|in|for|food|on)\b)|halk[ai]|just something small|something (?:small|light|tiny)|on the (?:small|light|smaller|lighter) side|light(?:er|est)?|small(?:er|est)?|tiny|teeny|little(?! (?:less|more|bit|of)\b)|modest|mini(?:mal)?|wee|petite|skimp(?:y|ier)|dainty|low[\s-]key|not (?:too|so|very) (?:heavy|big|large|much|filling)|(?:only |just )?(?:a |some )?(?:nibbles?|bites?|morsels?|mouthfuls?|titbits?|pickings)(?= (?:at|for|of|in)\b)|(?:less|fewer) (?:heavy|filling|food|big|calories|kcal|cals)|(?:not|(?:do)?n['’]?t (?:want|need|eat|have|manage|like|(?:give|serve|make|cook|plan) (?:me|us|him|her|them))) (?:too |very |so )?much|(?:barely|hardly|scarcely) any|a bite|nothing (?:too )?(?:heavy|big|large)`;
const SIZE_WORD = `(?:(?<light>${LIGHT})|(?<big>${BIG}))`;
const BETWEEN = String.raw`(?:of|for|at|in|the|a|an|my|our|and|\p{L}+)`;
const VERB =
  "(?:should be|to be|be|is|are|can be|could be|must be|that is|that's|needs? to be|has to be|have to be|wants? to be|(?:is|are) for|on the|make it|make them|keep it|kept|made|as|with|gets?|being|gotta be|has gotta be|has got to be|got to be|ought to be|better be|had better be)";
/** 'shouldn't be heavy': the negation belongs to the size. */
const DENYING = String.raw`(?:should|must|need|is|are|do|does|did|ca|could|would|wo|was)(?:\s(?=not\b)|(?=n['’]?t\b))`;
const SIZE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${SIZE_WORD}\s(?:(?:and|but)\s\p{L}+\s|(?:something|meal|portions?|bit|bite|plate|one|thing)?\s?(?:at|for|in the|of)\s(?:my\s|a\s)?|${BETWEEN}\s(?:(?!and\b|but\b|or\b)[\p{L}-]+\s)?)?${SLOT_WORDS}`,
    'giu',
  ),
  new RegExp(
    String.raw`\b${SLOT_WORDS}\s(?:portions?\s)?(?:(?:at|on|during) \p{L}+\s)?(?:${VERB}\s|${DENYING})*(?:a |an |just |only |really |quite |very |a bit |a little |a tad |much |my |our |his |her |their |the |nice and |somewhat |slightly |extra |super |always |usually )*${SIZE_WORD}(?!\s(?:bit|too|and (?:cold|hot)))\b`,
    'giu',
  ),
];
/** 'breakfast should be bigger than dinner', 'a smaller dinner than lunch' */
const COMPARED = new RegExp(
  String.raw`(?:\b${SLOT_WORDS}\s(?:${VERB}\s)*(?:much |a bit |a little )?|)\b(?:(?<light>smaller|lighter)|(?<big>bigger|larger|heavier|heartier))\s(?:${SLOT_WORDS.replace('slot', 'named')} )?than (?:my |the |at |for )*${SLOT_WORDS.replace('slot', 'other')}`,
  'iu',
);
/** 'a breakfast that sticks to the ribs' */
const FILLS: RegExp = new RegExp(
  String.raw`\b${SLOT_WORDS}\s(?:that|which|to|needs? to|has to|must|should)\s(?:(?:will|would|really|actually|properly)\s)*(?:sticks?|fills?|keeps? (?:me|us|him|her|them) (?:going|full|fuelled|upright)|lasts?|sets? (?:me|us|him|her|them) up|lines?|sustains?|holds?)\b`,
  'giu',
);
/** 'I hardly eat breakfast so keep it tiny' */
const SIZED_LATER = new RegExp(
  String.raw`\b${SLOT_WORDS}[^.]{0,40}\b(?:keep|make|have|want|like) (?:it|them|that|those|mine|this|that one|this one|the portions?) (?:nice and |really |very |extra |quite |good and |a bit |a little )*${SIZE_WORD}(?!\s\p{L})`,
  'iu',
);
/** A meal that was larger, or smaller, than is wanted: 'lunch is always too big', 'snacks were pathetic'. */
const TOO: RegExp = new RegExp(
  String.raw`\b${SLOT_WORDS}\s(?:portions?\s)?(?:(?<=\b(?:finds?|found|thinks?|consider)\b.{0,20})|(?:(?:is|was|were|are|feels?|felt|seems?|seemed|leaves? me|left me|left us|has been|have been|looked|looks|never|does(?:n['’]?t| not)|is(?:n['’]?t| not)|was(?:n['’]?t| not)|are(?:n['’]?t| not)|were(?:n['’]?t| not)|do(?:n['’]?t| not)|did(?:n['’]?t| not))\s)+)(?:\p{L}+\s){0,2}?(?:too |way too |far too |a bit |still |rather |so )*(?<size>too much|overwhelming|too (?:big|large|heavy|filling|copious|plentiful|generous)|pathetic|measly|stingy|tiny|skimpy|meagre|puny|paltry|too (?:small|light|little)|hungry|starving|peckish|filled? (?:me|us)|filling|enough|big enough|fill(?:s)? (?:me|us|him|her|them) up|fills? (?:me|us)|touch(?:es)? the sides)\b`,
  'giu',
);
const TOO_MUCH = /too much|overwhelming|too (?:big|large|heavy|filling|copious|plentiful|generous)/i;
const HUNGER =
  /\b(?:ravenous|starv\w+|feed (?:me|us|him|her) (?:well|up|properly)|famished|hungr(?:y|ier|iest)|peckish|biggest appetite|huge appetite|big appetite|eat a horse|growling|rumbling|bottomless|hollow legs?|(?:to )?(?:go to )?bed (?:full|stuffed)|saves? (?:my|our) appetite)\b/i;
const NO_HUNGER =
  /(?:\b(?:not|cannot|never|barely|hardly|rarely|less|no|dont|cant|doesnt)|n['’]t)\b[^,.]{0,14}\b(?:hungr\w+|appetite|room for (?:much|a lot)|eat (?:much|a lot)|stomach much)\b|\b(?:no|tiny|small|little|poor|bird['’]?s) appetite\b|\bcan['’]?t (?:manage|face|stomach) (?:much|a lot|anything (?:big|heavy))\b|\b(?:only|just) (?:peck|pick|nibble|graze)\b|\bnot an? (?:breakfast|lunch|dinner|morning) (?:person|eater)\b|\b(?:barely|hardly|scarcely) (?:eat|manage|touch)\b/i;
const MORE_OF_IT =
  /\b(?:beef|bulk|bump|pump|fill|size)(?:ing)? (?:it|them|my \p{L}+|the \p{L}+|\p{L}+) (?:up|out)\b|\b(?:beef|bulk|bump|pump) up\b/iu;

const KCAL_WORD = 'k?cal(?:orie)?s?';
const ABOUT = String.raw`(?:of|should|must|will|comes? to|coming to|comes? in (?:at|under)|adds? up to|totals?|totalling|at|under|around|about|near|max(?:imum)?|below|up to|should be|to be|with|is|be|=|,|roughly|approx\w*|say|near|nearer|closer to|not (?:over|above|more than)|no more than|less than|at most|capped at|limited to|kept? (?:to|at|under)|to\b|stay\w* (?:under|around)|needs? to be|has to be|~)`;
const KCAL: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?<kcal>\d{2,4})\s*-?(?:${KCAL_WORD})\s(?:(?:for|at|per|in|on|of|to|a|my|the|our|each|as)\s){0,3}${SLOT_WORDS}`,
    'gi',
  ),
  new RegExp(String.raw`\b${SLOT_WORDS}\s?(?:${ABOUT}\s?){0,3}(?<kcal>\d{2,4})\s*(?:${KCAL_WORD})\b`, 'gi'),
  // '300 cals for breakfast and 700 for dinner'
  new RegExp(String.raw`(?<=\b${KCAL_WORD}\b.*)\b(?<kcal>\d{2,4})\s(?:for|at|in)\s(?:my\s)?${SLOT_WORDS}`, 'gi'),
  // 'lunch 500 kcal, snack around 150'
  new RegExp(String.raw`\b${SLOT_WORDS}\s(?:around|about|roughly)\s(?<kcal>\d{3,4})$`, 'gi'),
];
const ANY_KCAL = new RegExp(
  String.raw`\b(?<kcal>\d{2,4})\s*-?(?:${KCAL_WORD})\b|\b(?:limit|cap|keep|hold|restrict)\w*\b[^,.]{1,20}\b(?:to|at|under|below) (?<bare>\d{3,4})(?=\W*(?:$|please|pls|max))|\b(?<bare2>\d{3,4}) for \p{L}+ (?=k?cal)`,
  'giu',
);
/** Kcal of a whole day are no meal's. */
const OF_DAY =
  /\b(?:a|per|each|every|the whole|all) day\b|\bdaily\b|\bin total\b|\btotal\b|\bburn\w*\b|\bdeficit\b|\bless than (?:yesterday|before)\b/i;
/** 'dinner is a family affair, warm and hearty' */
const ENDS_SIZED = new RegExp(
  String.raw`[,;–-]\s*(?:(?:nice|warm|hot|cold) and |something |make it |nice and |just |really |very )*${SIZE_WORD}(?: and \p{L}+)?(?: (?:please|pls|thanks|one))?\W*$`,
  'iu',
);
const BARE_KCAL = new RegExp(
  String.raw`(?<=[,;–-]\s*(?:about |around |roughly |say |max |under |at most |ca |~)*)\b(?<kcal>\d{2,4})\s*(?:${KCAL_WORD})\b`,
  'i',
);
const GREAT_EATER =
  '(?:king|queen|horse|beast|giant|hobbit|lumberjack|farmer|builder|emperor|lord|wolf|champion|trooper)';
const SMALL_EATER = '(?:pauper|bird|mouse|sparrow|peasant|rabbit)';
/** 'breakfast like a king', 'double portions at dinner', 'shrink my lunch' */
const LIKENED: readonly (readonly [RegExp, boolean])[] = [
  [
    new RegExp(
      String.raw`\b${SLOT_WORDS} like an? ${GREAT_EATER}\b|\beats? like an? ${GREAT_EATER} (?:at|for|in|come) (?:my |the )?${SLOT_WORDS.replace('slot', 'at')}`,
      'giu',
    ),
    true,
  ],
  [
    new RegExp(
      String.raw`\b${SLOT_WORDS} like an? ${SMALL_EATER}\b|\beats? like an? ${SMALL_EATER} (?:at|for|in|come) (?:my |the )?${SLOT_WORDS.replace('slot', 'at')}|\b(?:not|never|don['’]?t) (?:overload|overfill|overdo|overstuff) (?:my |the |our )?${SLOT_WORDS.replace('slot', 'it')}`,
      'giu',
    ),
    false,
  ],
  [
    new RegExp(
      String.raw`\b(?:double|extra|second|larger|bigger|big|huge|giant) (?:portions?|helpings?|servings?|plates?)(?: of \p{L}+)? (?:at|for|of) (?:my |the )?${SLOT_WORDS}`,
      'giu',
    ),
    true,
  ],
  [
    new RegExp(
      String.raw`\b(?:half|halve|smaller?|tiny|child[\s-]sized?|kid[\s-]sized?|modest) (?:the )?(?:portions?|helpings?|servings?|plates?)(?: of \p{L}+)? (?:at|for|of) (?:my |the )?${SLOT_WORDS}`,
      'giu',
    ),
    false,
  ],
  [
    new RegExp(
      String.raw`\b(?:supersize|upsize|beef up|bulk up|bump up|boost|enlarge|double) (?:my |the |our )?${SLOT_WORDS}(?! (?:protein|fibre|carbs))`,
      'giu',
    ),
    true,
  ],
  [
    new RegExp(
      String.raw`\b(?:shrink|downsize|trim|scale (?:down|back)|cut down|halve|reduce|lighten) (?:my |the |our )?${SLOT_WORDS}`,
      'giu',
    ),
    false,
  ],
];
/** What a large meal does to somebody. */
const BAD_AFTER =
  /\b(?:sleep|slept|sleeping) (?:so |really |very )?(?:badly|poorly|terribly)\b|\b(?:can['’]?t|cannot|cant|don['’]?t|never|hard to) sleep\b|\bkeeps? (?:me|us|him|her) (?:up|awake)\b|\b(?:sluggish|lethargic|bloat\w*|heartburn|reflux|acidity|nightmares|indigestion|groggy|drowsy|sleepy|regret\w*|uncomfortable|queasy|stuffed|nauseous)\b|\bweighs? (?:me|us) down\b|\b(?:lies|lie|sits|sit)(?: \p{L}+)? (?:heavy|like a)\b|\bput(?:s)? (?:me|us) to sleep\b|\bknocks? (?:me|us) out\b|\b(?:fall|fell|falling|nod|doze|drop)s? (?:asleep|off)\b|\bupsets?\b/iu;
/** How much larger or smaller a meal becomes that is asked for so. */
const FACTOR = { big: 1.35, light: 0.65 } as const;

/** The meals that a clause wants large, small or of so many kcal. */
export function sizeWishes(clause: string): Wish[] {
  if (!namesMeal(clause)) return [];
  const stated = KCAL.flatMap((pattern) => [...clause.matchAll(pattern)]).map(({ groups }): Wish => {
    const [mealType, kcal] = [slotOf(groups?.slot), Number(groups?.kcal)];
    return { label: words.kcal({ meal: words.slots[mealType], kcal }), size: { mealType, kcal } };
  });
  if (stated.length > 0) return stated;
  const only = onlyKcal(clause);
  if (only) return [only];
  const compared = COMPARED.exec(clause)?.groups;
  if (compared) {
    const isBig = compared.big !== undefined;
    const first = compared.slot ?? compared.named;
    return first ? [sizeWish(slotOf(first), isBig), sizeWish(slotOf(compared.other), !isBig)] : [];
  }
  const missed = [...clause.matchAll(TOO)].map(({ groups }) =>
    sizeWish(slotOf(groups?.slot), !TOO_MUCH.test(groups?.size ?? '')),
  );
  if (missed.length > 0) return missed;
  const likened = LIKENED.flatMap(([pattern, isBig]) =>
    [...clause.matchAll(pattern)].map(({ groups }) =>
      sizeWish(slotOf(groups?.slot ?? groups?.at ?? groups?.it), isBig),
    ),
  );
  if (likened.length > 0) return likened;
  const filling = [...clause.matchAll(FILLS)].map(({ groups }) => sizeWish(slotOf(groups?.slot), true));
  if (filling.length > 0) return filling;
  const sized = SIZE.flatMap((pattern) => [...clause.matchAll(pattern)]).flatMap((match): Wish[] => {
    const { slot, light } = match.groups ?? {};
    const isLight = light !== undefined;
    const isOfHarm = !isLight && BAD_AFTER.test(clause);
    const polarity = isOfHarm ? 'less' : askedFor(clause, match.index, match.index + match[0].length);
    if (polarity === 'neither') return [];
    return [sizeWish(slotOf(slot), isLight !== (polarity === 'more'))];
  });
  return sized.length > 0 ? withoutContradicted(sized) : hungerWishes(clause);
}

/** The one number of kcal of a clause that names one meal, wherever it stands: 'at dinner I want to stay below 600 kcal'. */
function onlyKcal(clause: string): Wish | null {
  const mealType = slotIn(clause);
  const numbers = [...clause.matchAll(ANY_KCAL)].map(({ groups }) =>
    Number(groups?.kcal ?? groups?.bare ?? groups?.bare2),
  );
  const [kcal, ...others] = numbers;
  if (!mealType || kcal === undefined || others.length > 0 || OF_DAY.test(clause)) return null;
  return { label: words.kcal({ meal: words.slots[mealType], kcal }), size: { mealType, kcal } };
}

/** Sizes without those of a meal that would be large and small at once. */
function withoutContradicted(wishes: readonly Wish[]): Wish[] {
  return wishes.filter(({ label, size }) =>
    wishes.every((other) => other.size?.mealType !== size?.mealType || other.label === label),
  );
}

/** What is asked of a size: a heavy lunch that 'makes me sleepy' is not wanted, and one that is merely spoken of is neither. */
function askedFor(clause: string, start: number, end: number): Polarity {
  const asked = askedBefore(clause, start);
  if (asked !== 'more') return asked;
  const stated = predicateValence(clause.slice(end));
  return stated === -1 ? 'less' : 'more';
}

/** A meal whose size is named in a later part of its sentence: 'a big dinner after gym, 900 kcal'. */
export function laterSizeWishes(clause: string): Wish[] {
  const meal = slotIn(clause);
  const stated = BARE_KCAL.exec(clause)?.groups?.kcal;
  if (meal && stated && KCAL.every((pattern) => clause.search(pattern) < 0)) {
    const kcal = Number(stated);
    return [{ label: words.kcal({ meal: words.slots[meal], kcal }), size: { mealType: meal, kcal } }];
  }
  const end = meal && ENDS_SIZED.exec(clause)?.groups;
  if (meal && end) return [sizeWish(meal, end.big !== undefined)];
  const { slot, big } = SIZED_LATER.exec(clause)?.groups ?? {};
  return slot ? [sizeWish(slotOf(slot), big !== undefined)] : [];
}

/** 'starving in the mornings', 'no appetite at breakfast', 'beef up the snacks' */
function hungerWishes(clause: string): Wish[] {
  const slot = slotIn(clause);
  if (!slot) return [];
  if (NO_HUNGER.test(clause)) return [sizeWish(slot, false)];
  return HUNGER.test(clause) || MORE_OF_IT.test(clause) ? [sizeWish(slot, true)] : [];
}

function sizeWish(mealType: MealType, isBig: boolean): Wish {
  const label = (isBig ? words.big : words.light)({ meal: words.slots[mealType] });
  return { label, size: { mealType, factor: isBig ? FACTOR.big : FACTOR.light } };
}
