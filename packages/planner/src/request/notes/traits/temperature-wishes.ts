import { texts } from '@platewise/contract/texts';
import { askedBefore } from '../wish-polarity.ts';
import type { Wish } from '../wish-words.ts';
import { namesMeal, SLOT_WORDS, slotIn, slotOf } from './meal-words.ts';

const words = texts.wishes;

const WARM = 'warm(?:ing|er|ed)?|hot|cooked|heated|toasty|piping hot|steaming';
const COLD =
  '(?:stone |ice )?cold|chilled|cool(?:ing|er)?|fridge[\\s-]cold|uncooked|unheated|iced|straight from the fridge|out of the fridge';
const TEMPERATURE = new RegExp(
  String.raw`\b(?<temperature>${WARM}|${COLD})\s(?:(?:and|but)\s\w+\s|\w+\s)?${SLOT_WORDS}`,
  'gi',
);
/** Where one meal is named elsewhere in the clause: 'something warm for lunch', 'I prefer that the breakfast is hot'. */
const ELSEWHERE = new RegExp(
  String.raw`\b(?:something|anything|it|them|meals?|be|is|are|served?|prefer|eaten|eat|have|want|need|needs|fine|food|nice and|like|likes|work|works|stay|lovely|really|stuff|that's|thats|must be|lunch|breakfast|dinner)\s(?:it\s|them\s)?(?<temperature>${WARM}|${COLD})\b(?!\s(?:sauce|peppers?|chill?i))`,
  'i',
);
/** 'I like my supper hot', 'a steaming plate of something for lunch' */
const SERVED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:like|want|prefer|need|love|eat|have|serve|keep|make|enjoy|take)s? (?:my |the |our |his |her |their |all )*${SLOT_WORDS} (?:to be |served |nice and |always )*(?<temperature>${WARM}|${COLD})\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?<temperature>${WARM}|${COLD}) (?!(?:sauce|peppers?|chill?i\w*|dogs?|chocolate|cross|cuts)\b)(?:(?!(?:but|not|no|and)\b)[\p{L}-]+ ){0,4}(?:for|at|in|around) (?:my |the |our )?${SLOT_WORDS}`,
    'giu',
  ),
];
/** 'no way to heat lunch up at work' */
const NOT_HEATED =
  /\b(?:no(?: way| means)?|can['’]?t|cannot|cant|nowhere|unable|without|don['’]?t have (?:a way|anything|anywhere)|not possible) (?:to )?(?:re)?(?:heat|warm)\w*\b|\bno(?:thing| need)? (?:that needs? |to )?(?:re)?heating\b/i;
const ANY_TIME =
  /\b(?:fine with|ok(?:ay)? with|doesn['’]?t matter|either way|no problem with|(?:do|does|need)(?:n['’]?t| not) (?:need|have|mind|care|require|be)|no need)\b/i;

/** The meals that a clause wants warm or cold. */
export function temperatureWishes(clause: string): Wish[] {
  if (!namesMeal(clause) || ANY_TIME.test(clause)) return [];
  const slot = slotIn(clause);
  if (slot && NOT_HEATED.test(clause)) return [temperatureWish(slot, true)];
  const named = [TEMPERATURE, ...SERVED]
    .flatMap((pattern) => [...clause.matchAll(pattern)])
    .map((match) => ({ match, mealType: slotOf(match.groups?.slot) }));
  const other = slot && named.length === 0 ? ELSEWHERE.exec(clause) : null;
  return [...named, ...(slot && other ? [{ match: other, mealType: slot }] : [])].flatMap(
    ({ match, mealType }): Wish[] => {
      const temperature = match.groups?.temperature ?? '';
      const at = clause.indexOf(temperature, match.index);
      const polarity = askedBefore(clause, at);
      if (polarity === 'neither') return [];
      return [temperatureWish(mealType, new RegExp(COLD, 'i').test(temperature) === (polarity === 'more'))];
    },
  );
}

/** 'Salads are great for lunch, keep them chilled' */
const LATER = new RegExp(
  String.raw`[,;–-]\s*(?:something |nice and |make it )*(?<ending>${WARM}|${COLD})(?: and \p{L}+)?(?: (?:please|pls|thanks))?\W*$|[,;.]\s*(?:and |but |so |please |pls |just )*(?:(?:keep|serve|have|make|want|like|leave|prefer|eat) (?:it|them|those|that|these|mine)(?: nice and| all| properly)?|(?:it|they|those|that) (?:should|must|has to|have to|can) be|served|eaten) (?<temperature>${WARM}|${COLD})\b`,
  'iu',
);

/** The temperature of the one meal of a sentence, named in a later clause of it. */
export function laterTemperatureWishes(sentence: string): Wish[] {
  const slot = slotIn(sentence);
  const { temperature, ending = temperature } = LATER.exec(sentence)?.groups ?? {};
  return slot && ending !== undefined ? [temperatureWish(slot, new RegExp(COLD, 'i').test(ending))] : [];
}

function temperatureWish(mealType: 'breakfast' | 'lunch' | 'dinner' | 'snack', isCold: boolean): Wish {
  const meal = words.slots[mealType];
  const trait = { kind: 'cooked' } as const;
  return isCold
    ? { label: words.cold({ meal }), trait, isLess: true, mealType }
    : { label: words.warm({ meal }), trait, reach: 'all', mealType };
}
