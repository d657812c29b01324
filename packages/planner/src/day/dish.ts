import type { Food } from '@platewise/nutrition/foods/food';
import { findFood } from '@platewise/nutrition/foods/foods';
import type { Recipe, RecipePart } from '@platewise/nutrition/recipes/recipe';
import { type Figures, figuresOf, sumFigures } from './figures.ts';

/** One part of a dish as the recipe has it: scaling it scales its figures. */
export type DishPart = { part: RecipePart; items: { food: Food; grams: number }[]; figures: Figures };

/** A recipe made ready for planning: its parts with their figures. */
export type Dish = {
  recipe: Recipe;
  parts: DishPart[];
  figures: Figures;
  minutes: number;
  /** What the dish is mainly made of: no two dishes of a plan share it. */
  mainIngredient: string;
};

/** Compiles a recipe; throws where it names a food that the table does not have. */
export function dishOf(recipe: Recipe): Dish {
  const parts = new Map<RecipePart, DishPart['items']>();
  for (const [foodId, grams, part] of recipe.items) {
    const food = findFood(foodId);
    if (!food) throw new Error(`Recipe ${recipe.id} names an unknown food: ${foodId}`);
    parts.set(part, [...(parts.get(part) ?? []), { food, grams }]);
  }
  const dishParts = [...parts].map(([part, items]) => ({ part, items, figures: figuresOf(items) }));
  return {
    recipe,
    parts: dishParts,
    figures: sumFigures(dishParts.map(({ figures }) => figures)),
    minutes: recipe.prepMinutes + recipe.cookMinutes,
    mainIngredient: mainIngredient(dishParts),
  };
}

const PORTIONS = new WeakMap<Dish, DishPart['items']>();

/** The foods of a dish with their grams, listed once: every rule of every task asks for them. */
export function portionsOfDish(dish: Dish): DishPart['items'] {
  const known = PORTIONS.get(dish) ?? dish.parts.flatMap(({ items }) => items);
  PORTIONS.set(dish, known);
  return known;
}

/** The food that brings most protein to the protein part, by the first word of its id: chicken, tofu, chickpea. */
function mainIngredient(parts: readonly DishPart[]): string {
  const proteins = parts.find(({ part }) => part === 'protein') ?? parts[0];
  const [first] = [...(proteins?.items ?? [])].sort((a, b) => proteinGrams(b) - proteinGrams(a));
  return KINDS.find((kind) => first?.food.id.includes(kind)) ?? first?.food.id.split('-')[0] ?? '';
}

// Ids whose first word is not what the dish is about: 'firm-tofu' is tofu, 'low-fat-yogurt' is yogurt.
const KINDS = [
  'tofu',
  'yogurt',
  'cottage-cheese',
  'ricotta',
  'beef',
  'pork',
  'lamb',
  'salmon',
  'tuna',
  'chicken',
  'turkey',
  'white-bean',
  'black-bean',
  'milk',
];

function proteinGrams({ food, grams }: { food: Food; grams: number }): number {
  return (food.per100g.protein * grams) / 100;
}
