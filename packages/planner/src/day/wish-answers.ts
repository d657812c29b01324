import { texts } from '@platewise/contract/texts';
import { listWords } from '@platewise/domain/list-words';
import { numberWords } from '@platewise/domain/number-words';
import { composedDish } from '../proposals/composed-recipe.ts';
import type { Wish } from '../request/notes/wish-words.ts';
import { findDish } from './candidates/find-candidates.ts';
import { asksForOne, concerns, isAbout } from './candidates/wished-pools.ts';
import type { PlannedMeal } from './plan-outcome.ts';

const words = texts.wishes;

/** How far a meal may be from the kcal that were asked for and still be of about that size. */
const ABOUT = 0.12;

/** Whether the meals of a plan are as a wish on their cuisine, foods, kind or size asks for them; true of every other wish. */
export function isKept(wish: Wish, meals: readonly PlannedMeal[]): boolean {
  if (isOfNoMeal(wish, meals) || sizeMissed(wish, meals) !== null) return false;
  if ((wish.cuisine ?? wish.foods) && !wish.isLess) return meals.some((meal) => isOf(wish, meal));
  return mealsAgainst(wish, meals).length === 0;
}

/** The answer to a wish on the foods, cuisine, kind or size of meals that was kept for some of them, or missed. */
export function partAnswers(wishes: readonly Wish[], meals: readonly PlannedMeal[]): string[] {
  return wishes.flatMap((wish) => {
    if (isOfNoMeal(wish, meals)) return [words.noSuchMeal({ wish: wish.label })];
    const kcal = sizeMissed(wish, meals);
    if (kcal !== null) return [words.sizeMissed({ wish: wish.label, kcal })];
    if (wish.grams !== undefined && isKept(wish, meals)) return [usedOf(wish, meals)];
    if (asksForOne(wish)) return [];
    const against = mealsAgainst(wish, meals).map(({ name }) => name);
    return against.length > 0 ? [words.keptInPart({ wish: wish.label, meals: listWords(against, 'and') })] : [];
  });
}

/** How much of what is at hand a plan takes. */
function usedOf({ label, grams = 0, foods }: Wish, meals: readonly PlannedMeal[]): string {
  const used = meals.reduce(
    (sum, { items, servings }) =>
      sum + items.reduce((ofMeal, item) => ofMeal + (foods?.has(item.food) ? item.grams * servings : 0), 0),
    0,
  );
  return words.used({ food: label, have: numberWords(grams), used: numberWords(Math.round(used)) });
}

/** Whether a wish is about a meal that the plan does not have: a snack in a day of three meals. */
function isOfNoMeal({ mealType, size }: Wish, meals: readonly PlannedMeal[]): boolean {
  const asked = mealType ?? size?.mealType;
  return asked !== undefined && !meals.some((meal) => meal.mealType === asked);
}

/** The meals that are not as a wish asks; for a wish that one meal is to have, all of them while none has it. */
function mealsAgainst(wish: Wish, meals: readonly PlannedMeal[]): PlannedMeal[] {
  if (!wish.trait && !(wish.isLess && (wish.foods ?? wish.cuisine))) return [];
  const about = meals.filter(({ mealType }) => isAbout(wish, mealType));
  const against = about.filter((meal) => isOf(wish, meal) === Boolean(wish.isLess));
  if (wish.reach === 'one') return against.length < about.length ? [] : against;
  // Preferred where they fit, which most of them do.
  if (wish.reach === 'all') return against.length * 2 <= about.length ? [] : against;
  return against;
}

/** Whether a wish speaks of the dish of a meal; unknown where it is none of ours. */
function isOf(wish: Wish, meal: PlannedMeal): boolean | undefined {
  // A side is of the meal as well.
  if (wish.foods) return meal.items.some(({ food }) => wish.foods?.has(food));
  const dish = composedDish(meal) ?? findDish(meal.name);
  return dish && concerns(wish, dish);
}

/** The kcal of a meal whose size was asked for and missed, as that of the only meal of a day is; null where it was not. */
function sizeMissed({ size }: Wish, meals: readonly PlannedMeal[]): number | null {
  const meal = meals.find(({ mealType }) => mealType === size?.mealType);
  if (!size || !meal) return null;
  const kcal = Math.round(meal.calories * meal.servings);
  if (!('kcal' in size)) return meals.length === 1 ? kcal : null;
  return Math.abs(kcal - size.kcal) <= ABOUT * size.kcal ? null : kcal;
}
