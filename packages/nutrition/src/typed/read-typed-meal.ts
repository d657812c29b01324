import { searchFoods } from '../foods/search-foods.ts';
import { searchUsdaFoods } from '../usda/search-usda-foods.ts';
import { findUsdaFood } from '../usda/usda-foods.ts';
import { wordsOf } from '../words/word-forms.ts';
import type { EverydayFood } from './everyday-food.ts';
import { everydayFood } from './everyday-foods.ts';
import { respeltWords } from './respelt-words.ts';
import { isMeasured, readAmount, type TypedAmount } from './typed-amount.ts';
import { gramsOf, type TypedBasis, type TypedSize } from './typed-grams.ts';
import { partsOfText, type TypedPart } from './typed-parts.ts';
import { HEADINGS, KITCHEN_WORDS } from './typed-words.ts';

/** A food of one line, with its id as the diary logs it. */
export type TypedFood = { food: string; grams: number };

/**
 * One part of what was typed and what it was read as. Foods are empty where it could not be read; a dish that no table has is
 * what it is usually made of.
 */
export type TypedLine = {
  text: string;
  foods: readonly TypedFood[];
  basis: TypedBasis | 'unread';
  /** What was assumed, in a sentence; empty where nothing was. */
  note: string;
};

/** A food, and how many of a unit that the rules know. */
type NamedAmount = { food: string; count: number; unit: string };

/** Parts of one meal that are read: each may take a search through both tables. */
const PARTS_MAX = 30;

type Read = {
  part: TypedPart;
  everyday: EverydayFood | null;
  amount: TypedAmount;
  words: readonly string[];
  size: TypedSize | null;
};

/**
 * Reads a meal as people type it: '2 rotis, 1 katori dal, tea with milk'. Every food is one of the tables, in grams by the
 * measures of its row or by everyday portions; what it does not know is a line that is not read. No model and no network.
 * @param own foods of the person's own, which are meant before all others that are called so
 */
export function readTypedMeal(text: string, own: readonly EverydayFood[] = []): TypedLine[] {
  const parts = partsOfText(text);
  const reads = withLateAmounts(parts.slice(0, PARTS_MAX).map((part) => readPart(part, own)));
  const lines: TypedLine[] = [];
  for (const [place, read] of reads.entries()) {
    if (read.part.joint === 'without') {
      leaveOut(lines, read);
    } else if (isHeading(read, reads.slice(place + 1)) || isOfKitchen(read)) {
      // What it holds follows, or it only says what was done: 'pear, medium'.
    } else if (!isRestated(lines, read)) {
      lines.push(lineOf(withMilk(read, reads[place - 1]), isAside(reads, place)));
    }
  }
  return [...lines, ...parts.slice(PARTS_MAX).map((part) => unread(part))];
}

/**
 * Reads one food that is named with its amount: '2 slices rye bread'. Its name is not parted, whatever words are in it.
 * @param own as above
 */
export function readNamedFood(named: NamedAmount, own: readonly EverydayFood[] = []): TypedLine {
  return lineOf(readPart({ text: textOf(named), joint: 'own', goesOn: false }, own), false);
}

/** As people type it: '2 slices rye bread', '150 g rice', '1 banana' for a piece of it. */
function textOf({ food, count, unit }: NamedAmount): string {
  const amount = String(Math.round(count * 100) / 100 || count);
  if (unit === 'piece') return `${amount} ${food}`;
  if (unit === 'g' || unit === 'ml' || count <= 1) return `${amount} ${unit} ${food}`;
  return `${amount} ${unit === 'glass' ? 'glasses' : `${unit}s`} ${food}`;
}

function unread({ text }: TypedPart): TypedLine {
  return { text, foods: [], basis: 'unread', note: '' };
}

function readPart(part: TypedPart, own: readonly EverydayFood[]): Read {
  const { amount, words: typed } = readAmount(part.text);
  const words = wordsOf(typed.join(' ')).map((word) => word.replace(/([^aeious])is$/, '$1i'));
  const mine = own.find(({ names }) => names.some((name) => wordsOf(name).join(' ') === words.join(' ')));
  const size = words.includes('small') ? 'small' : words.includes('large') || words.includes('big') ? 'large' : null;
  const everyday = mine ?? knownFood(words);
  // 'Large banana' may be a name of its own.
  const isNamed = everyday?.names.some((name) => name.includes(size ?? ' ')) ?? false;
  return { part, amount, words, everyday, size: isNamed ? null : size };
}

/** 'Bread and butter, 2 slices': an amount alone belongs to the first food before it that has none. */
function withLateAmounts(reads: readonly Read[]): Read[] {
  const foods: Read[] = [];
  for (const read of reads) {
    const place = foods.findIndex(({ amount }) => amount === null);
    const food = foods[place];
    const before = foods.at(-1);
    const isAmountOnly = read.words.every((word) => KITCHEN_WORDS.has(word)) && read.amount !== null;
    if (isAmountOnly && food) foods[place] = { ...food, amount: read.amount };
    // '1 tin sardines, drained (90 g)'
    else if (isAmountOnly && before && isMeasured(read.amount) && !isMeasured(before.amount))
      foods[foods.length - 1] = { ...before, amount: read.amount };
    else foods.push(read);
  }
  return foods;
}

/** An everyday food by its whole name, else without what was done to it. */
function knownFood(words: readonly string[]): EverydayFood | null {
  const plain = words.filter((word) => !KITCHEN_WORDS.has(word));
  return everydayFood(words) ?? everydayFood(plain) ?? null;
}

/** A food that comes with another is so without an amount of its own, and so is what 'and' adds to it. */
function isAside(reads: readonly Read[], place: number): boolean {
  const read = reads[place];
  if (!read || read.amount) return false;
  if (read.part.joint === 'with') return true;
  return read.part.goesOn && isAside(reads, place - 1);
}

const SERVING: TypedAmount = { count: 1, unit: { kind: 'serving' }, unitWord: '' };

/** Milk is a dash in a drink, and half a cup with cereal. */
function withMilk(read: Read, before: Read | undefined): Read {
  const isMilk = read.everyday?.names.some((name) => name.endsWith('milk')) ?? false;
  if (!isMilk || read.amount || read.part.joint !== 'with' || isDrink(before)) return read;
  return { ...read, amount: SERVING };
}

function isDrink(read: Read | undefined): boolean {
  const [first] = read?.everyday?.parts ?? [];
  const row = first?.[0].startsWith('usda-') ? findUsdaFood(Number(first[0].slice('usda-'.length))) : undefined;
  return row !== undefined && (row.category === 'Beverages' || row.name.includes('beverage'));
}

/** 'Smoothie with 1 banana and ...' is what follows it. */
function isHeading({ words, amount }: Read, rest: readonly Read[]): boolean {
  const [next] = rest;
  if (next?.part.joint === 'held') return true;
  if (amount && amount.unit !== null) return false;
  return words.every((word) => HEADINGS.has(word)) && next?.part.joint === 'with' && next.amount !== null;
}

function isOfKitchen({ words, everyday }: Read): boolean {
  return everyday === null && words.length > 0 && words.every((word) => KITCHEN_WORDS.has(word));
}

/** 'Chai with 60 ml milk' is a chai of so much milk: what is measured of a dish takes the place of what is usual. */
function isRestated(lines: TypedLine[], { part, everyday, amount }: Read): boolean {
  const last = lines.at(-1);
  const food = everyday?.parts[0]?.[0] ?? '';
  if (part.joint === 'own' && !part.goesOn) return false;
  if (!last || last.foods.length < 2 || !everyday || !amount?.unit || !last.foods.some((one) => one.food === food))
    return false;
  const weight = gramsOf(everyday, amount, { aside: false });
  if (!weight) return false;
  const foods = last.foods.map((one) => (one.food === food ? { food, grams: rounded(weight.grams) } : one));
  lines[lines.length - 1] = { ...last, foods };
  return true;
}

function leaveOut(lines: TypedLine[], { everyday }: Read): void {
  const last = lines.at(-1);
  const foods = everyday?.parts.map(([food]) => food) ?? [];
  if (!last) return;
  const left = last.foods.filter(({ food }) => !foods.includes(food));
  // What was assumed of the dish named the food as well.
  if (left.length < last.foods.length) lines[lines.length - 1] = { ...last, foods: left, note: '' };
}

function lineOf({ part, everyday, amount, words, size }: Read, aside: boolean): TypedLine {
  const found = everyday ?? searchedFood(words) ?? searchedFood(respeltWords(words) ?? []);
  const weight = found && gramsOf(found, amount, { aside, size });
  if (!found || !weight) return unread(part);
  const { text } = part;
  const foods = found.parts.map(([food, share]) => ({ food, grams: rounded(weight.grams * share) }));
  const isAssumed = foods.length > 1 || weight.basis === 'usual' || found.note.startsWith('taken for');
  return { text, foods, basis: foods.length > 1 ? 'usual' : weight.basis, note: isAssumed ? found.note : '' };
}

/** A food that is no everyday one: by all of its words, without what was done to it, or by its last words. */
function searchedFood(words: readonly string[]): EverydayFood | null {
  const plain = words.filter((word) => !KITCHEN_WORDS.has(word));
  return knownFood(words) ?? searched(words) ?? searched(plain) ?? lastWords(words) ?? lastWords(plain);
}

/** A food that is no everyday one, by the search of the diary: ours where it is called so, else the best row. */
function searched(words: readonly string[]): EverydayFood | null {
  if (words.length === 0) return null;
  const text = words.join(' ');
  const [ours] = searchFoods(text, { limit: 1 });
  if (ours && [ours.name, ...ours.aliases].some((name) => holdsAll(name, words))) return asEveryday(ours.id);
  const row = searchUsdaFoods(text, { limit: 1 }).find(({ name }) => holdsAll(name, words));
  return row ? asEveryday(`usda-${row.fdcId}`) : null;
}

/** What stands under or around the food that matters: an avocado toast is not taken for toast, nor a sushi roll for a roll. */
const CARRIERS = new Set(['toast', 'roll', 'bun', 'bowl', 'plate']);

/** 'Coconut chutney' is taken for the chutney that is known; the line says so. */
function lastWords(words: readonly string[]): EverydayFood | null {
  for (let start = 1; start < words.length; start++) {
    const last = words.slice(start);
    const known = last.length === 1 && CARRIERS.has(last[0] ?? '') ? null : everydayFood(last);
    if (known) return { ...known, note: `taken for ${known.names[0]}` };
  }
  return null;
}

function holdsAll(name: string, words: readonly string[]): boolean {
  const known = wordsOf(name);
  return words.every((word) => known.includes(word));
}

function asEveryday(food: string): EverydayFood {
  return { names: [], parts: [[food, 1]], piece: null, cup: null, serving: null, aside: null, note: '' };
}

function rounded(grams: number): number {
  return grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams);
}
