import { isFoodList } from './exclusions-of.ts';
import type { Mention } from './read-notes.ts';
import { placeOf } from './read-wishes.ts';
import { CHILI_DISH, DISH_PATTERN } from './traits/dish-names.ts';
import { FORM_PATTERN } from './traits/form-wishes.ts';
import { askedBefore, type Polarity, statedAt } from './wish-polarity.ts';
import { CUISINE_PATTERN, type Wish } from './wish-words.ts';

/** What was last spoken of, for a clause that says 'it': its words, their clause, and what the sentence asked of it. */
export type Topic = { text: string; clause: string; asked: Polarity | null };

export const NO_TOPIC: Topic = { text: '', clause: '', asked: null };

const PRONOUN =
  /\b(?:they|them|it|that|these|those|this(?! (?!is\b|was\b|one\b|again\b|please\b|week\b|time\b)\p{L})|some|one(?! (?:can|could|should|must|may|might|has|does|would|gets?)\b)|['’]?em)\b/iu;
/** Clauses that state nothing but an attitude: 'never again', 'just not this week'. */
const BARE =
  /^(?:(?:just|but|so|and|or|oh|honestly|sorry|really|def|definitely) )*(?:never|always|obviously|naturally|of course|goes without saying|nope|nah|hard pass|hard no|big (?:yes|no)|any (?:day|time)|out\b|no+(?=\W*$)|no (?:thanks|thank you|thx|ta|way|more|ty|cheers|merci)|stop\b|basta\b|over my dead body|not on your (?:life|nelly)|absolutely not|forget (?:it|them|that)|(?:god|hell|lord|heavens) no|not (?:this (?:week|time|month|year|again)|now|again|for|my|our|any|today|right|at)|keen|yes|yum\w*|gross|yuck|ew+|ugh|vile|rank|minging|bring|loads|lots|plenty|tons|heaps|enough|twice|daily|regularly|hate|love|can['’]?t (?:stand|bear|abide))\b/i;

/** Bare orders: 'skip', 'don't bother again'; 'more', 'keep them coming'. */
const BARE_LESS =
  /^(?:(?:just|so|please|pls|and|but|maybe) )*(?:(?:i['’]d rather not|(?:fewer|less|no more|none|not so (?:many|much)|not too (?:many|much)) of (?:it|them|those|that|these)|skip|avoid|pass|drop|ditch|bin|scrap|lose|nix|ban|axe|none|no more|enough|less|shudder|gag|puke|vom|retch|yawn|cringe|why bother|steer clear|not (?:now|today|tonight|this (?:week|time|month)|any ?more|right now|at the moment|for (?:now|me|us)|again|every day|all the time)|(?:i|we)(?: just| really)? (?:need|want|deserve) a (?:break|rest|change)(?: from)?|(?:i|we)(?:['’]m|['’]re| am| are) (?:done|over|off|full|finished)(?: now| with)?|enough (?:for now|is enough|already)|give (?:it|them|that) a (?:rest|break|miss)|(?:please |so )?(?:change|stop|drop) (?:it|that|this)|leave (?:it|them|that|those)(?: (?:out|off|alone|be|behind))?|not friends|no friends? of (?:mine|ours))(?: (?:it|them|that|those|this|on (?:it|them|that)))?|(?:don['’]?t|do not|dont) (?:bother|repeat|do (?:it|that) again|make (?:it|them|that)|serve (?:it|them|that))|never repeat)(?: (?:please|pls|thanks|again|for now|this (?:week|time)|from now on|with (?:it|them|that)))*\W*$/iu;
const BARE_MORE =
  /^(?:(?:just|so|please|pls|and|but) )*(?:(?:it['’]?s been (?:too|so|way too|far too) long|(?:it['’]?s )?been (?:ages|a while|forever|too long)|in (?:any|every) (?:shape|form|way|guise)(?: or form)?|more|encore|again|repeat)(?: (?:it|them|that|those|of (?:it|them|that|those|these|the same|that sort of thing)))?|load me up|go for it|go ahead|yes please|why not|have at it|bring it on|knock yourself out|go wild|keep (?:it|them|those) coming|bring (?:it|them|those) (?:on|back)|do (?:it|that|them) again|hit me|gimme|(?:it |they |which )?(?:needs?|wants?) (?:eating|using|cooking|finishing|to be (?:eaten|used|cooked))(?: up)?|(?:use|eat)[\s-]by|best before|to use up|will not keep|won['’]?t keep)(?: (?:today|tonight|tomorrow|by \p{L}+|this week)| (?:please|pls|soon|asap|again))*\W*$/iu;

/** 'less chicken, it is all we ever eat' */
const ALL_THERE_WAS =
  /(?:\bis|\bare|\bwas|\bwere|['’]s) (?:pretty much |basically |literally |nearly )?(?:all|the only thing) (?:i|we|he|she|they)\b/i;
/** 'my flatmate cooks Mexican all the time, so anything else' */
const ANYTHING_ELSE =
  /^(?:(?:so|just|please|pls|and|maybe) )*(?:anything|something) (?:else|different|other)(?: (?:please|pls|thanks))?\W*$/i;

/** 'mushrooms on offer, I went overboard' */
const TOO_MUCH_BOUGHT =
  /^(?:and |so )?(?:i|we|he|she|they|someone|my \p{L}+)(?:['’]ve| have| may have| might have)? (?:went|gone|got|stocked|bought|ordered|picked|harvested|grew|own|couldn['’]?t) (?:a bit |slightly |totally |it |up|myself|too many|too much|loads|lots|extra|dozens|kilos|tons|so many|so much|\d+|ten|twenty|thirty|forty|fifty|a hundred|hundreds)*(?:overboard|mad|crazy|wild|nuts|carried away|resist(?: them| it)?|help myself)?\W*$/iu;

/** What a clause states of what was named before it: of 'it', or in a bare 'never again'; null for nothing that can be read. */
export function statedOfTopic(clause: string, { text, asked }: Topic): 'more' | 'less' | null {
  if (text !== '' && (BARE_LESS.test(clause) || (asked !== 'more' && ANYTHING_ELSE.test(clause)))) return 'less';
  if (text !== '' && (BARE_MORE.test(clause) || TOO_MUCH_BOUGHT.test(clause))) return 'more';
  if (text !== '' && asked === 'less' && ALL_THERE_WAS.test(clause)) return 'less';
  const pronoun = PRONOUN.exec(clause);
  if (text === '' || !(pronoun || BARE.test(clause))) return null;
  const ofPronoun = pronoun && statedAt(clause, pronoun.index, pronoun.index + pronoun[0].length);
  const isClear = ofPronoun === 'more' || ofPronoun === 'less';
  const stated = isClear ? ofPronoun : (statedAt(`${text}, ${clause}`, 0, text.length) ?? ofPronoun);
  return stated === 'neither' ? null : stated;
}

/** What is spoken of behind a clause; what it was where the clause names nothing. */
export function topicAfter(
  clause: string,
  { mentions, wishes }: { mentions: readonly Mention[]; wishes: readonly Wish[] },
  before: Topic,
): Topic {
  const food = mentions.findLast(({ foods, text }) => foods.size > 0 && !/\bspicy\b/i.test(text));
  const ofFood = food && (CHILI_DISH.exec(clause)?.[0] ?? placeOf(clause, food.text).label);
  const named = ofFood ?? (FORM_PATTERN.exec(clause) ?? CUISINE_PATTERN.exec(clause) ?? DISH_PATTERN.exec(clause))?.[0];
  // What goes on with a refusal of something unknown may be refused as well.
  const isUnreadOfFood = food !== undefined && wishes.length === 0 && !isFoodList(clause);
  const isUnreadRefusal = named === undefined && wishes.length === 0 && askedBefore(clause, clause.length) === 'less';
  const asked = wishes.findLast(
    ({ foods, cuisine, trait }) =>
      foods !== undefined || cuisine !== undefined || trait?.kind === 'form' || trait?.kind === 'named',
  );
  return {
    ...(named === undefined ? { text: before.text, clause: before.clause } : { text: named, clause }),
    asked: asked ? (asked.isLess ? 'less' : 'more') : isUnreadRefusal || isUnreadOfFood ? 'neither' : before.asked,
  };
}

/**
 * Whether a wish takes back one that stands before it: 'I do like cauliflower, just not this week'.
 * @param extent whether it has to name some or all of the foods of the other
 */
export function isOverruled(
  earlier: Wish,
  { cuisine, foods, trait, isLess, mealType }: Wish,
  extent: 'part' | 'whole' = 'part',
): boolean {
  const isOfSame =
    (cuisine !== undefined && earlier.cuisine === cuisine) ||
    (foods !== undefined && earlier.foods !== undefined && isShared(earlier.foods, foods, extent)) ||
    (trait?.kind === 'named' && earlier.trait?.kind === 'named' && earlier.trait.dish === trait.dish) ||
    (trait?.kind === 'form' && earlier.trait?.kind === 'form' && earlier.trait.form === trait.form);
  const isOtherMeal = mealType !== undefined && earlier.mealType !== undefined && mealType !== earlier.mealType;
  return isOfSame && !isOtherMeal && Boolean(earlier.isLess) !== Boolean(isLess);
}

function isShared(foods: ReadonlySet<string>, others: ReadonlySet<string>, extent: 'part' | 'whole'): boolean {
  return extent === 'part' ? [...foods].some((food) => others.has(food)) : [...foods].every((food) => others.has(food));
}
