import type { EverydayFood } from './everyday-food.ts';
import { searchedFood } from './find-typed-food.ts';
import { meantByCompany } from './meant-by-company.ts';
import { ownFoods, type Read, readPart, readParts } from './read-parts.ts';
import { isIn, isSame, restatedFoods } from './restated-foods.ts';
import type { TypedAmount } from './typed-amount.ts';
import { gramsOf, isDrink, pieceAlone, rounded, type TypedBasis } from './typed-grams.ts';
import { isHeading, isOfKitchen } from './typed-headings.ts';
import { partsOfText, type TypedPart } from './typed-parts.ts';

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

/**
 * Reads a meal as people type it: '2 rotis, 1 katori dal, tea with milk'. Every food is one of the tables, in grams by the
 * measures of its row or by everyday portions; what it does not know is a line that is not read. No model and no network.
 * @param own foods of the person's own, which are meant before all others that are called so
 */
export function readTypedMeal(text: string, own: readonly EverydayFood[] = []): TypedLine[] {
  const parts = partsOfText(
    text,
    own.flatMap(({ names }) => names),
  );
  const reads = meantByCompany(readParts(parts.slice(0, PARTS_MAX), own));
  const lines: TypedLine[] = [];
  const headings = new Set(reads.filter((read, place) => isHeading(read, reads.slice(place + 1))));
  for (const [place, read] of reads.entries()) {
    if (read.part.joint === 'without') {
      leaveOut(lines, read);
    } else if (headings.has(read) || isOfKitchen(read)) {
      // What it holds follows, or it only says what was done: 'pear, medium'.
    } else {
      const last = lines.at(-1);
      const aside = isAside(reads, place, headings);
      const restated = last ? restatedFoods(last, read, aside) : null;
      if (last && restated) lines[lines.length - 1] = { ...last, foods: restated };
      else lines.push(lineOf(withMilk(read, reads[place - 1]), aside));
    }
  }
  return [...lines, ...parts.slice(PARTS_MAX).map((part) => unread(part))];
}

/**
 * Reads one food that is named with its amount: '2 slices rye bread'. Its name is not parted, whatever words are in it.
 * @param own as above
 */
export function readNamedFood(named: NamedAmount, own: readonly EverydayFood[] = []): TypedLine {
  return lineOf(readPart({ text: textOf(named), joint: 'own', goesOn: false }, ownFoods(own)), false);
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

/** A food that comes with another is so without an amount of its own, and so is what is listed after it. */
function isAside(reads: readonly Read[], place: number, headings: ReadonlySet<Read>): boolean {
  const read = reads[place];
  const before = reads[place - 1];
  if (!read || read.amount || !before) return false;
  if (read.part.joint === 'with') return true;
  // What is in a bowl is less than a meal of it.
  if (read.part.joint === 'held') return !headings.has(before) || IN_ONE.test(before.part.text);
  // 'Sandwich with mustard, lettuce, tomato'
  return read.part.joint === 'own' && isAside(reads, place - 1, headings);
}

const IN_ONE = /\b(?:bowl|salad|plate|thali|wrap|box)\b/i;

const SERVING: TypedAmount = { count: 1, unit: { kind: 'serving' }, unitWord: '' };

/** Milk is a dash in a drink, and half a cup with cereal. */
function withMilk(read: Read, before: Read | undefined): Read {
  const isMilk = read.everyday?.names.some((name) => name.endsWith('milk')) ?? false;
  if (!isMilk || read.amount || read.part.joint === 'own' || isDrink(before?.everyday?.parts[0]?.[0] ?? ''))
    return read;
  return { ...read, amount: SERVING };
}

/** Leaves what was refused out of the line before it, or behind a comma out of the last dish that holds it. */
function leaveOut(lines: TypedLine[], read: Read): void {
  const asked = read.part.goesOn ? [...lines.entries()].slice(-1) : [...lines.entries()].toReversed();
  for (const [place, line] of asked) {
    const left = line.foods.filter((one) => !isRefused(one, line, read));
    if (left.length === line.foods.length) continue;
    // What was assumed of the dish named the food as well.
    if (line.foods.length > 1 || place === lines.length - 1) lines[place] = { ...line, foods: left, note: '' };
    return;
  }
}

/** Whether a food is the one that was refused: by its row, or in a dish by what it is called. */
function isRefused({ food }: TypedFood, { foods }: TypedLine, { everyday, words }: Read): boolean {
  const [refused, another] = everyday?.parts ?? [];
  if (refused?.[0] === food) return true;
  if (foods.length < 2) return false;
  return (
    isIn([{ food }], { everyday: null, words }) ||
    (another === undefined && refused !== undefined && isSame(food, refused[0]))
  );
}

function lineOf({ part, everyday, amount, words, size }: Read, aside: boolean): TypedLine {
  const found = everyday ?? searchedFood(words);
  const one = amount === null && !aside && !size && found && !/s\W*$/i.test(part.text) ? pieceAlone(found) : null;
  const weight = one ?? (found && gramsOf(found, amount, { aside, size }));
  if (!found || !weight) return unread(part);
  const { text } = part;
  const foods = found.parts.map(([food, share]) => ({ food, grams: rounded(weight.grams * share) }));
  const isAssumed = foods.length > 1 || weight.basis === 'usual' || found.note.startsWith('taken for');
  return {
    text,
    foods,
    basis: foods.length > 1 && weight.basis !== 'weighed' ? 'usual' : weight.basis,
    note: isAssumed ? found.note : '',
  };
}
