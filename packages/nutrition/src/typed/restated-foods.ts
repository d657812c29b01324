import { wordsOf } from '../words/word-forms.ts';
import type { EverydayFood } from './everyday-food.ts';
import { everydayFood } from './everyday-foods.ts';
import type { TypedAmount } from './typed-amount.ts';
import { gramsOf, nameOf, rounded } from './typed-grams.ts';
import type { TypedPart } from './typed-parts.ts';
import { breadByKind, rebreaded } from './typed-sandwich.ts';

/** A line that was read: what was typed, and its foods. */
type Dish = { text: string; foods: readonly Food[] };
type Food = { food: string; grams: number };
type Follower = { part: TypedPart; everyday: EverydayFood | null; amount: TypedAmount; words: readonly string[] };

/** What says that it comes on top of what is usual. */
const ON_TOP = /\b(?:extra|another|more|additional)\b/i;

/**
 * The foods of a dish, where a part that follows only says more of it: 'chai with 60 ml milk' is a chai of so much milk, 'turkey
 * sandwich on rye' has another bread, 'bibimbap with beef and egg' has them already; null where the part is a food of its own.
 */
export function restatedFoods({ foods, text }: Dish, follower: Follower, isAside: boolean): readonly Food[] | null {
  const { part, amount, words } = follower;
  if (ON_TOP.test(part.text)) return null;
  // A sub of the table is on the bread that it is on.
  if (
    foods.length === 1 &&
    part.joint === 'with' &&
    !amount &&
    /\b(?:sub|sandwich|burger)\b/i.test(text) &&
    breadByKind(words)
  )
    return foods;
  if (amount && isPartOfName(text, follower) && (foods.length > 1 || wordsOf(text).at(-1) === follower.words[0]))
    return remeasured(foods, follower) ?? foods;
  if (foods.length < 2)
    return amount && (part.joint === 'with' || /omelet/i.test(text)) ? recooked(foods, follower) : null;
  if (amount) return remeasured(foods, follower);
  const milked = withMilkOf(foods, words);
  if (milked) return milked;
  if (part.joint === 'own' && !part.goesOn && !isAside) return null;
  return (
    rebreaded(foods, words) ??
    withMeatOf(foods, text, follower) ??
    (foods.length > 2 && isIn(foods, follower) ? foods : null)
  );
}

/** What is measured of a dish takes the place of what is usual. */
function remeasured(foods: readonly Food[], { everyday, amount }: Follower): Food[] | null {
  const [part, another] = everyday?.parts ?? [];
  const place = part && !another ? foods.findIndex(({ food }) => isSame(food, part[0])) : -1;
  // 'Egg curry with 2 eggs' has two.
  const weight = everyday && place >= 0 ? gramsOf(everyday, amount, { aside: false }) : null;
  if (!part || !weight || (amount?.unit === null && weight.basis === 'usual')) return null;
  return foods.map((one, at) => (at === place ? { food: part[0], grams: rounded(weight.grams) } : one));
}

/** 'Egg bhurji (2 eggs)' is scrambled egg of two. */
function recooked([only]: readonly Food[], { everyday, amount }: Follower): Food[] | null {
  const [part] = everyday?.parts ?? [];
  const isAlike = only && part && only.food !== part[0] && isSame(only.food, part[0]);
  const weight = isAlike ? gramsOf(everyday as EverydayFood, amount, { aside: false }) : null;
  return only && weight ? [{ food: only.food, grams: rounded(weight.grams) }] : null;
}

/** One food, two breads, or eggs that were cooked in two ways. */
export function isSame(one: string, other: string): boolean {
  return one === other || ALIKE.some((kind) => kind.test(nameOf(one)) && kind.test(nameOf(other)));
}

const ALIKE = [/\bbread\b/i, /^(?:pork )?sausage|sausage, link/i, /^eggs?\b(?!.*\b(?:white|yolk))/i];
const MILK = /^milk, (?!chocolate|dry|canned)|\bmilk$/i;

/** 'Latte, oat milk', 'flat white, skim': the drink with another milk. */
function withMilkOf(foods: readonly Food[], words: readonly string[]): Food[] | null {
  const kind = words.filter((word) => word !== 'milk');
  const milk = kind.length > 0 ? everydayFood([...kind, 'milk']) : undefined;
  const at = milk?.names.some((name) => name.endsWith('milk'))
    ? foods.findIndex(({ food }) => MILK.test(nameOf(food)))
    : -1;
  if (at < 0 || !milk) return null;
  return foods.flatMap((one, place) =>
    place === at ? milk.parts.map(([food, share]) => ({ food, grams: rounded(one.grams * share) })) : [one],
  );
}

/** 'Chole bhature (2 bhature)': what is counted of a dish by a word of its name. */
function isPartOfName(text: string, { part, words }: Follower): boolean {
  return part.joint === 'with' && words.length === 1 && wordsOf(text).includes(words[0] ?? '');
}

const MEAT = /^(?:prawn|shrimp|beef|pork|lamb|tofu|paneer|turkey|salmon|fish)$/;

/** 'Green curry with prawns' has no chicken, which is usual. */
function withMeatOf(foods: readonly Food[], text: string, { words, everyday, part }: Follower): Food[] | null {
  const [meat] = everyday?.parts ?? [];
  const isOther = part.joint === 'with' && words.length === 1 && MEAT.test(words[0] ?? '') && !/chicken/i.test(text);
  const place = isOther && meat ? foods.findIndex(({ food }) => /^chicken/i.test(nameOf(food))) : -1;
  return place < 0 || !meat ? null : foods.map((one, at) => (at === place ? { ...one, food: meat[0] } : one));
}

/** What a food is called: of 'Beans, mung, boiled, without salt' no salt. */
function calledWords(food: string): string[] {
  return wordsOf(
    nameOf(food)
      .split(',')
      .slice(0, 2)
      .join(' ')
      .replace(/\bwithout\b.*$/i, ''),
  );
}

/** Whether a dish has this food, by its id or by its name. */
export function isIn(
  foods: readonly Pick<Food, 'food'>[],
  { everyday, words }: Pick<Follower, 'everyday' | 'words'>,
): boolean {
  const [id, another] = everyday?.parts.map(([food]) => food) ?? [];
  const head = words.at(-1) ?? '';
  return foods.some(({ food }) => (food === id && another === undefined) || calledWords(food).includes(head));
}
