import type { ClientMeal } from '@platewise/contract/meals/meal-schema';
import { appearanceOf } from './appearance-of.ts';
import type { FoodAppearance } from './looks/food-appearance.ts';

/** One food of a meal with its look, and the room that it takes on the plate, in grams as they are eaten. */
export type PlatePart = { name: string; grams: number; appearance: FoodAppearance; volume: number };

/** The parts of a meal that a picture is computed from. */
export type PlatedMeal = Pick<ClientMeal, 'name' | 'items' | 'ingredients'> & {
  mealType?: ClientMeal['mealType'] | null;
};

/** Grams of an ingredient that says no amount, of a spoon of one, and of a food that only the meal's name says. */
const UNSAID_GRAMS = 50;
const SPOON_GRAMS = 10;
const NAMED_GRAMS = 80;
/** Flour below this is in a crust or a sauce, not next to it. */
const THICKENER_GRAMS = 25;

/**
 * The foods of a meal that can be drawn, the largest first: those of its items, else those that its ingredient lines name,
 * else those that its own name does.
 */
export function plateParts({ name, items = [], ingredients = [] }: PlatedMeal): PlatePart[] {
  const ofItems = drawable(
    items.map((item) => ({
      name: item.name,
      grams: item.grams,
      appearance: appearanceOf(item.food) ?? appearanceOf(item.name),
    })),
  );
  if (ofItems.length > 0) return ofItems;
  const ofLines = drawable(
    ingredients.map((line) => ({ name: nameIn(line), grams: gramsIn(line), appearance: appearanceOf(line) })),
  );
  if (ofLines.length > 0) return ofLines;
  const words = name.split(/ with | and | on | in |, /i);
  return drawable(words.map((word) => ({ name: word, grams: NAMED_GRAMS, appearance: appearanceOf(word) })));
}

function drawable(foods: readonly { name: string; grams: number; appearance: FoodAppearance | null }[]): PlatePart[] {
  return foods
    .flatMap(({ name, grams, appearance }) =>
      appearance && !isThickener(appearance, grams)
        ? [{ name, grams, appearance, volume: grams * appearance.volume }]
        : [],
    )
    .toSorted((a, b) => b.volume - a.volume);
}

function isThickener({ role }: FoodAppearance, grams: number): boolean {
  return role === 'flour' && grams < THICKENER_GRAMS;
}

function gramsIn(line: string): number {
  const grams = /([\d.]+)\s*(k?g|ml)\b/i.exec(line);
  if (grams) return Number(grams[1]) * (grams[2]?.toLowerCase() === 'kg' ? 1000 : 1);
  return /\b(?:tsp|tbsp|teaspoons?|tablespoons?|pinch|dash)\b/i.test(line) ? SPOON_GRAMS : UNSAID_GRAMS;
}

/** What a line names: without the amount before it and what is done to it after a comma. */
function nameIn(line: string): string {
  const amount = /^[\d\s./,½¼¾⅓⅔-]*(?:(?:k?g|ml|l|cups?|tsp|tbsp|oz|lb|cloves?|slices?)\b\s*)?(?:of\s+)?/i;
  const [name = ''] = line.replace(amount, '').split(/[,(]/);
  return name.trim() || line;
}
