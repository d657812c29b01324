import { texts } from '@platewise/contract/texts';
import { polarityAt } from '../wish-polarity.ts';
import type { Wish } from '../wish-words.ts';
import { ONLY_ALLOWED, SLOT_WORDS, slotIn, slotOf } from './meal-words.ts';

const words = texts.wishes;

const SIZE_BEFORE = String.raw`\b(?<size>big(?:ger)?|large(?:r)?|hearty|heartier|huge|substantial|generous|filling|hefty|decent[\s-]sized|light(?:er)?|small(?:er)?|tiny|little|modest)\s(?:and\s\w+\s|(?:\w+\s)?(?:at|for|in the)\s(?:my\s)?|\w+\s)?`;
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
    String.raw`\b${SLOT_WORDS}\s?(?:of|at|under|around|about|near|max(?:imum)?|below|up to|should be|to be|with|is|=|,)?\s?(?:under|around|about|max(?:imum)?|roughly|at|be)?\s?(?<kcal>\d{2,4})\s*(?:k?cal(?:orie)?s?)\b`,
    'gi',
  ),
  // '300 cals for breakfast and 700 for dinner'
  new RegExp(String.raw`(?<=\bk?cal(?:orie)?s?\b.*)\b(?<kcal>\d{2,4})\s(?:for|at)\s(?:my\s)?${SLOT_WORDS}`, 'gi'),
  // 'lunch 500 kcal, snack around 150'
  new RegExp(String.raw`\b${SLOT_WORDS}\s(?:around|about|roughly)\s(?<kcal>\d{3,4})$`, 'gi'),
];
const BIG = /^(?:big|heft|decent|large|heart|huge|substantial|generous|filling|main)/i;
/** How much larger or smaller a meal becomes that is asked for so. */
const FACTOR = { big: 1.35, light: 0.65 } as const;

const TEMPERATURE = new RegExp(
  String.raw`\b(?<temperature>warm|hot|cooked|cold|chilled)\s(?:\w+\s)?${SLOT_WORDS}`,
  'gi',
);
const SOMETHING_WARM =
  /\b(?:something|anything|it|meals?|be|is|served|prefer)\s(?<temperature>warm|hot|cold|chilled)\b(?!\s(?:sauce|food))/i;

/** The meals that a clause wants warm or cold. */
export function temperatureWishes(clause: string): Wish[] {
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

/** The meals that a clause wants large, small or of so many kcal. */
export function sizeWishes(clause: string): Wish[] {
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
