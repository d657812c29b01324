/** A food counts as one that a meal is made of from this share of its raw weight on: our own figure, below which oil, herbs and spices lie. */
const MAIN_FROM_SHARE = 0.06;
/** More foods than these, heaviest first, are not what anyone remembers of a meal. */
const MAIN_FOODS_MAX = 6;

/** The foods that a meal is made of, heaviest first; each is one of the items as they came, a food that stands twice once. */
export function mainFoods<Item extends { food: string; grams: number }>(items: readonly Item[]): Item[] {
  const grams = new Map<string, number>();
  for (const item of items) grams.set(item.food, (grams.get(item.food) ?? 0) + item.grams);
  const weightOf = ({ food }: Item) => grams.get(food) ?? 0;
  const total = items.reduce((sum, item) => sum + item.grams, 0);
  const once = [...new Map(items.map((item) => [item.food, item])).values()];
  return once
    .filter((item) => weightOf(item) >= MAIN_FROM_SHARE * total)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MAIN_FOODS_MAX);
}
