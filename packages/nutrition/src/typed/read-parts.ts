import { wordsOf } from '../words/word-forms.ts';
import type { EverydayFood } from './everyday-food.ts';
import { CARRIERS, knownFood, searchedFood } from './find-typed-food.ts';
import { heldBy, isMeasured, readAmount, type TypedAmount } from './typed-amount.ts';
import { nameOf, type TypedSize } from './typed-grams.ts';
import type { TypedPart } from './typed-parts.ts';
import { breadByKind } from './typed-sandwich.ts';
import { writtenOut } from './typed-shorthand.ts';
import { KITCHEN_WORDS, SIZE_WORDS, UNITS } from './typed-words.ts';

/** A part of a meal: what it names, and how much of it. */
export type Read = {
  part: TypedPart;
  /** The everyday food of that name; null where it is still to be searched. */
  everyday: EverydayFood | null;
  amount: TypedAmount;
  words: readonly string[];
  size: TypedSize | null;
};

/**
 * The foods that the parts of a meal name: one each, more where a part names what is put on it, none where it only says how much
 * of what was named before.
 */
export function readParts(parts: readonly TypedPart[], own: readonly EverydayFood[]): Read[] {
  const mine = ownFoods(own);
  return withLateAmounts(parts.flatMap(partedByAmount).flatMap((part) => foodsOfPart(readPart(part, mine), mine)));
}

/** 'Nimbu pani 1 glass 2 tsp sugar' are two: each amount with a food of its own begins another part. */
function partedByAmount(part: TypedPart): TypedPart[] {
  const all = part.text.split(BEFORE_AMOUNT);
  const [, first = '', second = ''] = /^(.*?\p{L}.*?)\s+((?:\d|half |one |two |three )[^()]*)$/u.exec(part.text) ?? [];
  // 'Litti 3 chokha': nobody counts chokha.
  const [, count = '', uncounted = ''] = /^(\d+) (\p{L}.*)$/u.exec(second) ?? [];
  const isBehind = count !== '' && isFood(first) && /\D$/.test(first) && knownFood(wordsOf(uncounted))?.piece === null;
  if (isBehind && isFood(uncounted) && readAmount(first).amount === null && knownFood(wordsOf(first))?.piece)
    return [
      { ...part, text: `${count} ${first}` },
      { text: uncounted, joint: 'with', goesOn: false },
    ];
  const texts =
    all.length > 2 && all.every(isFood) ? all : isFood(first) && isFood(second) ? [first, second] : [part.text];
  return texts.map((text, place) => (place === 0 ? { ...part, text } : { text, joint: 'with', goesOn: false }));
}

const BEFORE_AMOUNT = /\s+(?=(?:\d|half |one |two |three )[^()]*\p{L})/u;

function isFood(text: string): boolean {
  const words = wordsOf(countedFood(readAmount(text)).words.join(' '));
  return words.some((word) => !KITCHEN_WORDS.has(word)) && knownFood(words) !== null;
}

/** One part, by the food and the amount that it names. */
export function readPart(part: TypedPart, own: OwnFoods): Read {
  const { amount, words: typed } = countedFood(readAmount(part.text));
  const words = namedBy(typed);
  const mine = own.get(words.join(' '));
  const isSlice = part.joint === 'with' || (amount?.unitWord.startsWith('slice') ?? false);
  // A mug of malt powder is the drink that it makes.
  const drink = /^(?:mug|glass)/.test(amount?.unitWord ?? '') ? knownFood([...words, 'drink']) : null;
  const everyday = mine ?? (isSlice ? breadByKind(words) : null) ?? drink ?? knownFood(words);
  const behind = everyday || amount?.unit ? null : unitBehind(words);
  if (behind)
    return {
      part,
      size: null,
      ...behind,
      amount: { ...behind.amount, count: (amount?.count ?? 1) * heldBy(words, behind.amount.unitWord) },
    };
  const size = sizeOf(words);
  // 'Large banana' may be a name of its own.
  const isNamed =
    everyday?.names.some((name) => words.some((word) => SIZE_WORDS.has(word) && name.includes(word))) ?? false;
  return { part, amount, words, everyday, size: isNamed ? null : size };
}

/** The person's own foods by the words of their names, as these are left of what is typed. */
type OwnFoods = ReadonlyMap<string, EverydayFood>;

/** Foods of the person's own by what is left of their names once they are typed: without makers and short words. */
export function ownFoods(own: readonly EverydayFood[]): OwnFoods {
  return new Map(
    own.flatMap((food) =>
      food.names.map((name) => [namedBy(readAmount(writtenOut(name)).words).join(' '), food] as const),
    ),
  );
}

function namedBy(typed: readonly string[]): string[] {
  return wordsOf(typed.join(' ')).map((word) => word.replace(/([^aeious])is$/, '$1i'));
}

/** '2 rashers' are bacon: a unit that is a food by itself. */
function countedFood({ amount, words }: ReturnType<typeof readAmount>): ReturnType<typeof readAmount> {
  const isFoodItself = words.length === 0 && /^rashers?$/.test(amount?.unitWord ?? '');
  return isFoodItself && amount
    ? { amount: { ...amount, unit: null, unitWord: '' }, words: [amount.unitWord] }
    : { amount, words };
}

/** '2 weetabix semi skimmed milk', 'bacon butty brown sauce': a food, and what is put on it; 'soda bread and butter', where that is no name. */
function foodsOfPart(read: Read, own: OwnFoods): Read[] {
  const { words, everyday, part } = read;
  const [first = '', second = '', ...more] = everyday ? [] : part.text.split(/ (?:and|&) /u);
  if (more.length === 0 && isFood(first) && isFood(second))
    return [readPart({ ...part, text: first }, own), readPart({ text: second, joint: 'own', goesOn: true }, own)];
  for (let end = words.length - 1; everyday === null && end > 0; end--) {
    const [before, behind] = [words.slice(0, end), words.slice(end)];
    const [food, other] = [knownFood(before), knownFood(behind)];
    const isOne =
      (BREADS.test(before.at(-1) ?? '') && BREADS.test(behind.at(-1) ?? '')) ||
      FLAVOURS.test(before.at(-1) ?? '') ||
      (behind.length === 1 && CARRIERS.has(behind[0] ?? '') && !BREADS.test(behind[0] ?? ''));
    if (!food || !other || isOne) continue;
    const [named, added] = [
      { ...read, words: before, everyday: food },
      { ...read, words: behind, everyday: other },
    ];
    if (isPutOn(other)) return [named, withThat(added)];
    if (isPutOn(food) && BREADS.test(behind.at(-1) ?? '')) return [added, withThat(named)];
    if (before.length > 1 || STAPLES.test(before[0] ?? ''))
      return [
        named,
        {
          ...added,
          amount: null,
          part: { ...part, joint: BREADS.test(behind.at(-1) ?? '') ? 'with' : 'own', goesOn: false },
        },
      ];
  }
  return [read];
}

/** A food that comes with another, without an amount of its own. */
function withThat(read: Read): Read {
  return { ...read, amount: null, part: { ...read.part, joint: 'with', goesOn: false } };
}

/** What only says how another food tastes. */
const FLAVOURS =
  /^(?:chocolate|vanilla|strawberry|lemon|orange|mint|caramel|honey|garlic|ginger|coconut|coffee|maple|cinnamon)$/;
/** What something is put on: 'vegemite toast'. */
const BREADS = /^(?:toast|cracker|bagel|crumpet|bread|cake|muffin)$/;
/** What is eaten with another dish, so that the two are named in one breath: 'litti chokha', 'egg toast'. */
const STAPLES =
  /^(?:roti|chapati|phulka|paratha|naan|puri|idli|dosa|vada|poha|upma|litti|toast|egg|omelette|dal|rajma|chole|khichdi|thepla|dhokla|puttu|appam)$/;

/** Milk, a sauce or a spread by how little comes with another food, and rice. */
function isPutOn({ aside, names }: EverydayFood): boolean {
  return (
    names.includes('rice') || names.some((name) => name.endsWith('milk')) || (aside !== null && aside <= SAUCE_MOST)
  );
}

/** What comes with another food of what is put on it, at most. */
const SAUCE_MOST = 20;

function sizeOf(words: readonly string[]): TypedSize | null {
  if (words.some((word) => /^(?:small|sm|mini|little)$/.test(word))) return 'small';
  if (words.some((word) => /^(?:grande|venti)$/.test(word))) return 'grande';
  return words.some((word) => /^(?:large|lrg|lg|xl|big)$/.test(word)) ? 'large' : null;
}

/** 'A diet coke can', 'cucumber cup sliced': the unit stands behind what is known without it. */
function unitBehind(words: readonly string[]) {
  const plain = words.filter((word) => !KITCHEN_WORDS.has(word));
  const unitWord = plain.at(-1) ?? '';
  const unit = UNITS.get(unitWord);
  const everyday = unit && unit.kind !== 'weight' ? searchedFood(plain.slice(0, -1)) : null;
  return unit && everyday ? { everyday, words: plain.slice(0, -1), amount: { unit, unitWord } } : null;
}

/** 'Bread and butter, 2 slices': an amount alone belongs to the first food before it that has none. */
function withLateAmounts(reads: readonly Read[]): Read[] {
  const foods: Read[] = [];
  for (const read of reads) {
    const place = foods.findIndex(({ amount }) => amount === null);
    const food = foods[place];
    const before = foods.at(-1);
    const isAmountOnly = read.words.every((word) => KITCHEN_WORDS.has(word)) && read.amount !== null;
    const again = isAmountOnly ? null : namedAgain(before, read);
    const slices = isAmountOnly && food ? slicesOf(food, read) : null;
    if (slices) foods.push(slices);
    else if (isAmountOnly && food) foods[place] = { ...withState(food, read.words), amount: read.amount };
    else if (again) foods[foods.length - 1] = again;
    // '1 tin sardines, drained (90 g)'
    else if (isAmountOnly && before && isMeasured(read.amount) && !isMeasured(before.amount))
      foods[foods.length - 1] = { ...before, amount: read.amount };
    else foods.push(read);
  }
  return foods;
}

/** 'Beans on toast, half a tin, 2 slices' has two slices of toast. */
function slicesOf({ everyday, part }: Read, { amount }: Read): Read | null {
  const beans = ['baked', 'bean'];
  if (/^(?:tin|can)/.test(amount?.unitWord ?? '') && everyday?.names.includes('bean on toast'))
    return { part: { ...part, joint: 'with' }, amount, words: beans, everyday: knownFood(beans), size: null };
  const isOnBread =
    (everyday?.parts.length ?? 0) > 1 &&
    everyday?.parts.some(([food]) => /\bbread\b/i.test(nameOf(food))) &&
    (amount?.unitWord.startsWith('slice') ?? false);
  const toast = ['toast'];
  return isOnBread
    ? { part: { ...part, joint: 'with' }, amount, words: toast, everyday: knownFood(toast), size: null }
    : null;
}

/** 'Popcorn, 3 cups air popped': what was named, by a longer name and with how much of it. */
function namedAgain(before: Read | undefined, read: Read): Read | null {
  if (!before || before.amount !== null || read.amount === null || read.part.joint !== 'own') return null;
  const named = knownFood([...new Set([...before.words, ...read.words])]);
  const isNew = named !== null && named !== before.everyday && (read.everyday === null || read.everyday === named);
  return isNew ? { ...read, everyday: named } : null;
}

const UNCOOKED: ReadonlySet<string> = new Set(['dry', 'raw', 'uncooked']);

/** 'Oatmeal (½ cup dry)' was weighed before it was cooked. */
function withState(read: Read, behind: readonly string[]): Read {
  const state = behind.find((word) => UNCOOKED.has(word));
  const everyday = state ? knownFood([state, ...read.words]) : null;
  return everyday ? { ...read, everyday } : read;
}
