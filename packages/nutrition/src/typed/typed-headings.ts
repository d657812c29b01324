import type { EverydayFood } from './everyday-food.ts';
import type { Read } from './read-parts.ts';
import { isIn } from './restated-foods.ts';
import { isMeasured } from './typed-amount.ts';
import { nameOf } from './typed-grams.ts';
import { sandwichOf } from './typed-sandwich.ts';
import { HEADINGS, KITCHEN_WORDS } from './typed-words.ts';

/** What is nothing but what it holds: 'burrito bowl (chicken, rice, beans)'. */
const HOLDERS: ReadonlySet<string> = new Set([
  'bowl',
  'salad',
  'plate',
  'thali',
  'smoothie',
  'shake',
  'platter',
  'board',
  'stir',
  'fry',
  'roast',
]);

/** What is made of what is named with it, and what is so where more than one of these is weighed. */
const MIXED = /^(?:smoothie|shake|milkshake|bowl|plate|meal|thali|overnight)$/;
const BUILT = /^(?:salad|sandwich|wrap|oat)$/;

/** Whether a part is nothing by itself, but what follows it: 'smoothie with 1 banana and ...', 'Sunday roast - beef, carrots, gravy'. */
export function isHeading({ words, amount, everyday }: Read, rest: readonly Read[]): boolean {
  const [next] = rest;
  if (next?.part.joint === 'held' && !isMeasured(amount)) {
    if (everyday === null) return sandwichOf(words) === null;
    if (HOLDERS.has(words.at(-1) ?? '')) return true;
    return everyday.parts.length > 1 ? isListed(everyday, words, rest) : next.amount !== null && rest.length > 1;
  }
  // 'Porridge, 40 g oats made with 250 ml milk'
  if (amount === null && isOats(words) && isMeasured(next?.amount ?? null) && isOats(next?.words ?? [])) return true;
  if (amount && amount.unit !== null) return false;
  const withAmounts = rest.filter(({ part, amount: measured }) => part.joint !== 'without' && measured !== null).length;
  const isMixed = words.some((word) => MIXED.test(word)) || (withAmounts > 1 && words.some((word) => BUILT.test(word)));
  return isMixed && words.every((word) => HEADINGS.has(word)) && next?.part.joint === 'with' && next.amount !== null;
}

/** Whether what follows are foods of the dish: 'horiatiki - tomato, cucumber, 30 g feta'. */
function isListed({ parts }: EverydayFood, name: readonly string[], rest: readonly Read[]): boolean {
  const foods = parts.map(([food]) => ({ food }));
  // 'Ham salad roll: ham, tomato, lettuce' is still a roll.
  const isOnBread = foods.some(({ food }) => /\b(?:bread|bun|bagel|tortilla|roll)s?\b/i.test(nameOf(food)));
  if (isOnBread && !name.some((word) => /^(?:full|breakfast|fry)$/.test(word))) return false;
  const listed = new Set(rest.slice(0, LISTED_OF).flatMap(({ words }) => words));
  // 'Gin and tonic - 25 ml gin, 150 ml tonic'
  if (name.every((word) => word === 'and' || listed.has(word))) return true;
  // 'Pav bhaji - 2 pav, extra butter' says only more of it.
  const others = rest
    .slice(0, LISTED_OF)
    .filter(({ words, part }) => !words.every((word) => name.includes(word)) && !/\bextra\b/i.test(part.text));
  return others.filter((read) => isIn(foods, read)).length >= LISTED_LEAST;
}

/** So many of the next few parts are foods of the dish where it is described by them. */
const LISTED_OF = 3;
const LISTED_LEAST = 2;

function isOats(words: readonly string[]): boolean {
  return words.some((word) => /^(?:oat|oatmeal|porridge)$/.test(word));
}

/** Whether a part only says what was done to a food, or is ice: 'pear, medium'. */
export function isOfKitchen({ words, everyday }: Read): boolean {
  return (
    (everyday === null && words.length > 0 && words.every((word) => KITCHEN_WORDS.has(word))) || words.join() === 'ice'
  );
}
