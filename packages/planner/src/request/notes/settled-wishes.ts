import type { Exclusion } from '@platewise/nutrition/exclusions/read-exclusions';
import { isOverruled } from './wish-topic.ts';
import type { Wish } from './wish-words.ts';

/** What notes wish for in the end: each wish once, and none that they contradict. */
export function settled(wishes: readonly Wish[]): Wish[] {
  return withoutContradicted(withoutRepeats(wishes));
}

/** 'A heavy lunch makes me sleepy, so keep it small': of one meal's size the later word counts. */
export function withLater(wishes: readonly Wish[], later: readonly Wish[]): Wish[] {
  return [...wishes.filter((wish) => !later.some((one) => isOfSameSize(wish, one))), ...later];
}

function isOfSameSize(one: Wish, other: Wish): boolean {
  return Boolean(
    one.size &&
      other.size &&
      one.size.mealType === other.size.mealType &&
      'factor' in other.size &&
      'factor' in one.size,
  );
}

/** 'I have tomatoes. They give me hives': what harms is no longer wished. */
export function withoutHarmful(wishes: readonly Wish[], found: readonly Exclusion[]): Wish[] {
  const excluded = new Set(found.flatMap(({ foods }) => [...foods]));
  return wishes.filter(({ foods, isLess }) => isLess || !foods || [...foods].some((food) => !excluded.has(food)));
}

/** Of what is asked for and asked less of in the same notes, less holds: a negation never raises what it names (decisions 9.10). */
function withoutContradicted(wishes: readonly Wish[]): Wish[] {
  const less = wishes.filter(({ isLess }) => isLess);
  // 'Zero heat, my mum thinks pepper is spicy': what is to be mild is not to be hot.
  const isMild = wishes.some(({ leavesOut }) => leavesOut?.includes('spicy'));
  return wishes.filter(
    (wish) =>
      !(isMild && wish.trait?.kind === 'hot') &&
      (Boolean(wish.isLess) || !less.some((one) => isOverruled(wish, one, 'whole'))),
  );
}

/** Each wish once: two parts of the notes may ask for the same. '250 g halloumi, want to use it' names how much only once. */
function withoutRepeats(wishes: readonly Wish[]): Wish[] {
  const keyOf = ({ label, mealType, isLess, trait }: Wish) =>
    `${isLess === true} ${trait?.kind ?? ''} ${mealType ?? ''} ${label}`;
  const once = new Map<string, Wish>();
  for (const wish of wishes) {
    const grams = wish.grams ?? once.get(keyOf(wish))?.grams;
    once.set(keyOf(wish), { ...wish, ...(grams !== undefined && { grams }) });
  }
  return [...once.values()];
}
