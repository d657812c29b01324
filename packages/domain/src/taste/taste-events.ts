import { mainFoods } from './main-foods.ts';

/** What a person did with a meal that says something of their taste. */
export const TASTE_EVENT_KINDS = ['swapped-away', 'swapped-in', 'let-stand', 'hearted', 'not-again', 'eaten'] as const;

export type TasteEventKind = (typeof TASTE_EVENT_KINDS)[number];

/** What is remembered of a meal: its name, its cuisine where it has one, and what it is made of. */
export type TastedMeal = { name: string; cuisine: string | null; foods: readonly { food: string; name: string }[] };

/** Something done with a meal on a local day ('YYYY-MM-DD'). */
export type TasteEvent = { kind: TasteEventKind; day: string; meal: TastedMeal };

/** What was done, and with which meal. */
type DoneWithMeal = { kind: TasteEventKind; meal: Pick<TastedMeal, 'name'> };

/** Events that are remembered, newest last: some three months of a person who uses everything. */
export const TASTE_EVENTS_MAX = 300;

/** What is asked of a meal to remember it. */
export type MealToTaste = {
  name: string;
  items?: readonly { food: string; name: string; grams: number }[] | undefined;
  tags?: readonly string[] | undefined;
  source?: string | undefined;
};

/** What is remembered of a meal; the cuisine is the last tag of one that was planned here. */
export function tastedMeal({ name, items = [], tags = [], source }: MealToTaste): TastedMeal {
  const cuisine = source === undefined ? null : (tags.at(-1) ?? null);
  return { name, cuisine, foods: mainFoods(items).map(({ food, name: foodName }) => ({ food, name: foodName })) };
}

/** The events with one more; the same done with the same meal on the same day is done once. */
export function withTasteEvent(events: readonly TasteEvent[], event: TasteEvent): TasteEvent[] {
  return [...events.filter((one) => !isAlike(one, event) || one.day !== event.day), event].slice(-TASTE_EVENTS_MAX);
}

/** The events as if this had not been done the last time: a heart that is taken away, an undo. */
export function withoutTasteEvent(events: readonly TasteEvent[], event: DoneWithMeal): TasteEvent[] {
  const last = events.findLastIndex((one) => isAlike(one, event));
  return last < 0 ? [...events] : events.toSpliced(last, 1);
}

/** The events without any trace of a cuisine, by its name, or of a food, by its id; what they show of others stays. */
export function withoutTasteOf(
  events: readonly TasteEvent[],
  { of, id }: { of: 'cuisine' | 'food'; id: string },
): TasteEvent[] {
  return events
    .map((event): TasteEvent => {
      const { meal } = event;
      if (of === 'cuisine') return meal.cuisine === id ? { ...event, meal: { ...meal, cuisine: null } } : event;
      return { ...event, meal: { ...meal, foods: meal.foods.filter(({ food }) => food !== id) } };
    })
    .filter(({ meal }) => meal.cuisine !== null || meal.foods.length > 0);
}

function isAlike(one: DoneWithMeal, other: DoneWithMeal): boolean {
  return one.kind === other.kind && one.meal.name === other.meal.name;
}
