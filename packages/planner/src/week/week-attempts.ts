import type { Region } from '@platewise/contract/account/preference-options';
import type { Portion } from '@platewise/nutrition/recipes/meal-nutrition';
import type { RecipeKind } from '@platewise/nutrition/recipes/recipe';
import { findCandidates, findDish, plainDishName, recipeKind } from '../day/candidates/find-candidates.ts';
import { isFrom, VARIED } from '../day/candidates/region-pools.ts';
import { isDisliked, isLiked } from '../day/candidates/taste-pools.ts';
import type { Dish } from '../day/dish.ts';
import { type DayOptions, type DaySlot, draftDay, draftHeldDay } from '../day/plan-day.ts';
import type { PlannedMeal, Refusal } from '../day/plan-outcome.ts';
import { canHoldReferences, nutrientSlope, shareOfSodium } from '../day/scoring/nutrient-aims.ts';
import type { PlanningTask } from '../request/read-request.ts';
import { minutesLeft, minutesOfDish } from './batch-minutes.ts';
import { chanceOf, effortOf, kitchenOf, NEEDS_EFFORT, tasteEffort } from './effort/week-effort.ts';
import { reachesMacros } from './macro-reach.ts';
import { isSeen } from './variety/seen-dishes.ts';
import type { WeekDayTask } from './week-day.ts';
import { cookFrom, packsLeftOver, type WeekLedger } from './week-ledger.ts';

/** What is known of a day of the week before it is planned. */
export type DayContext = DayOptions & {
  /** The day's number. */
  day: number;
  /** The seed of the whole week; null where each meal is cooked, which takes so many dishes that no week is like another. */
  weekSeed: number | null;
  /** Names of meals that may not be served on it. */
  forbidden: ReadonlySet<string>;
  /** What stands open in the kitchen; null where nobody minds how much a week asks for. */
  ledger: WeekLedger | null;
  /** Where its meals are from; null on days whose meals may be from anywhere. */
  region: Region | null;
  /** Minutes in the kitchen that the day may take. */
  minutesMax: number;
  /** On how many days the breakfast is made. */
  breakfastTimes: number;
  /** The meals that the week has so far. */
  there: readonly PlannedMeal[];
};

/**
 * Besides one plan from the whole pools there is one from no more than so many dishes of a kind, those that ask for the
 * least, by the number of meals that are open: short lists ask for less, longer ones meet the targets more often.
 */
const SHORTLISTS = {
  two: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16],
  three: [3, 4, 6, 8, 12, 16],
  /** Days of more meals take longer, and the week is to be there within a second. */
  more: [8, 14],
} as const;
/** Where a single meal is open, each of so many dishes is tried by itself. */
const TRIED_ALONE = 24;

/** A day as it was tried: its meals, not certified yet, and the seed that they are of. */
export type MadeAttempt = { ok: true; meals: PlannedMeal[]; seed: number };

export type Attempt = MadeAttempt | Refusal;

/**
 * Several plans of one day, for choosing among them; only refusals where the day cannot be planned without the forbidden
 * meals.
 */
export function weekAttempts({ task, slots }: WeekDayTask, context: DayContext): Attempt[] {
  const { seed, ledger, forbidden } = context;
  const allowed = withoutDishes(slots, forbidden);
  const first = attemptDay(task, allowed, context, draftDay);
  const lists = listsFor(slots);
  if (!first.ok || !ledger || lists.length === 0) return [first];
  const attempts: Attempt[] = [first];
  const ranked = rankDishes({ task, slots }, { ...context, ledger });
  const tried = triedOf({ task, slots }, ranked);
  for (const [index, [from, to]] of lists.entries()) {
    // Fewer dishes may be worth a try than are tried at most.
    if (tried.some(({ length }) => length <= from)) break;
    const shortlist = new Set(tried.flatMap((names) => names.slice(from, to)));
    const others = new Set(ranked.flatMap(({ names }) => names).filter((name) => !shortlist.has(name)));
    // Its dishes are those that come first by region and taste.
    const options = { ...context, region: null, seed: seed + (index + 1) * 7_368_787 };
    attempts.push(attemptDay(task, withoutDishes(allowed, others), options));
  }
  return attempts;
}

/** One attempt at a day; by itself it gives up nothing that the notes wish to be held to. */
export function attemptDay(
  task: PlanningTask,
  slots: readonly DaySlot[],
  options: DayOptions,
  draft: typeof draftDay = draftHeldDay,
): Attempt {
  const day = draft(task, slots, options);
  return day.ok ? { ...day, seed: options.seed } : day;
}

/** Of the ranked dishes those that are worth a try: where one meal is open, what may bring the day to its macros. */
function triedOf(day: WeekDayTask, ranked: readonly Ranked[]): readonly string[][] {
  const near = ranked.map(({ names, home }) => (home >= VARIED ? names.slice(0, home) : names));
  if (openOf(day.slots).length !== 1) return near;
  const reaches = reachesMacros(day);
  return near.map((names) =>
    names.filter((name) => {
      const dish = findDish(name);
      return dish !== undefined && reaches(dish);
    }),
  );
}

function openOf(slots: readonly DaySlot[]): DaySlot[] {
  return slots.filter(({ change }) => change.kind === 'new');
}

/** The parts of the ranked dishes that plans are made from, each by its first place and the one behind its last. */
function listsFor(slots: readonly DaySlot[]): readonly (readonly [number, number])[] {
  const count = slots.filter(({ change }) => change.kind === 'new').length;
  if (count === 1) return Array.from({ length: TRIED_ALONE }, (_, place) => [place, place + 1] as const);
  if (count === 0) return [];
  const { two, three, more } = SHORTLISTS;
  const sizes = count === 2 ? two : count === 3 ? three : more;
  return sizes.map((size) => [0, size] as const);
}

/** The dishes of a kind in the order in which they are tried, and how many of them come first as those of the person's region; none where the meal may be from anywhere. */
type Ranked = { names: string[]; home: number };

/** A dish that holds more of a day's limit of sodium leaves the other meals too little: our own figure, found by `npm run bench:nutrients`. */
const SODIUM_SHARE_MAX = 0.4;

/**
 * The dishes of each kind that the day needs, by name: those not served lately first, of these the cuisines wished for,
 * of these what is not disliked, of these (for most meals) those of the person's region, of these what the week looks at, of these what leaves the other meals their salt, of these (for a meal whose day is known but for it) what is done in the minutes that the day has left, of these what asks for the least buying, cooking and throwing away.
 */
function rankDishes({ task, slots }: WeekDayTask, context: DayContext & { ledger: WeekLedger }): Ranked[] {
  const { avoid, day, forbidden, ledger, minutesMax, needs, region, seed, taste, weekSeed } = context;
  const minutes = openOf(slots).length === 1 ? minutesLeft({ slots }, minutesMax) : Number.POSITIVE_INFINITY;
  const kitchen = kitchenOf(context.there);
  const lately = new Set(avoid.map(plainDishName));
  const cuisines = task.wishes.flatMap(({ cuisine, isLess }) => (isLess ? [] : (cuisine ?? [])));
  const kinds = new Map<RecipeKind, number>();
  for (const { mealType, kcal, change } of slots) {
    if (change.kind === 'new') kinds.set(recipeKind(mealType, kcal), kcal);
  }
  const isOpenTo = (kind: RecipeKind, name: string) =>
    openOf(slots).some(
      ({ mealType, kcal, change }) =>
        change.kind === 'new' && recipeKind(mealType, kcal) === kind && !change.not.includes(name),
    );
  const pools = [...kinds].map(([kind, kcal]) => ({
    kind,
    kcal,
    dishes: findCandidates(task, kind).filter(({ recipe: { name } }) => !forbidden.has(name) && isOpenTo(kind, name)),
  }));
  const isSalty = (dish: Dish, kcal: number) =>
    canHoldReferences(task) && shareOfSodium(task, dish, kcal) > SODIUM_SHARE_MAX ? 1 : 0;
  const lackOf = needs && canHoldReferences(task) ? nutrientSlope(task, needs, pools) : () => 0;
  return pools.map(({ kind, kcal, dishes }) => {
    const sorted = dishes
      .map((dish, place) => ({
        name: dish.recipe.name,
        isOld: lately.has(dish.recipe.name) ? 1 : 0,
        isUnwished: cuisines.includes(dish.recipe.cuisine) ? 0 : 1,
        isDisliked: taste && isDisliked(taste, dish) ? 1 : 0,
        isUnliked: taste && isLiked(taste, dish) ? 0 : 1,
        isForeign: region && !isFrom(region, dish) ? 1 : 0,
        isUnseen: isSeen(dish, { weekSeed, among: dishes.length }) ? 0 : 1,
        isLate: minutesOfDish(dish) > minutes ? 1 : 0,
        isSalty: isSalty(dish, kcal),
        effort:
          effortOf(kitchen, {
            foods: foodsOf(dish),
            recipe: dish.recipe,
            times: kind === 'breakfast' ? context.breakfastTimes : 1,
          }) +
          packsLeftOver(cookFrom(ledger, day, portionsAt(dish, kcal))) +
          chanceOf(seed, place) +
          NEEDS_EFFORT * lackOf(dish, kcal) +
          tasteEffort(taste, dish),
      }))
      .sort(
        (a, b) =>
          a.isOld - b.isOld ||
          a.isUnwished - b.isUnwished ||
          a.isDisliked - b.isDisliked ||
          a.isUnliked - b.isUnliked ||
          a.isForeign - b.isForeign ||
          a.isUnseen - b.isUnseen ||
          a.isSalty - b.isSalty ||
          a.isLate - b.isLate ||
          a.effort - b.effort,
      );
    return {
      names: sorted.map(({ name }) => name),
      home: region ? sorted.findIndex(({ isForeign }) => isForeign === 1) : 0,
    };
  });
}

function foodsOf({ parts }: Dish): string[] {
  return parts.flatMap(({ items }) => items.map(({ food }) => food.id));
}

function portionsAt({ parts, figures }: Dish, kcal: number): Portion[] {
  const scale = kcal / figures.kcal;
  return parts.flatMap(({ items }) => items.map(({ food, grams }) => ({ food, grams: grams * scale })));
}

function withoutDishes(slots: readonly DaySlot[], names: ReadonlySet<string>): DaySlot[] {
  return slots.map((slot) =>
    slot.change.kind === 'new' ? { ...slot, change: { ...slot.change, not: [...slot.change.not, ...names] } } : slot,
  );
}
