import type { Difficulty, MealType } from '@platewise/contract/generation/options';
import type {
  ClientMeal,
  Macros,
  MealItem,
  Nutrition,
  NutritionRange,
  Portion,
} from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { drawnDefaults, estimatedNutrition, lacksGrams } from './estimated-meal.ts';

export type EstimatedPart = 'nutrition' | 'times' | 'servings' | 'difficulty' | 'tags' | 'instructions';

/** A meal as the card and the details show it; null is not known, `estimated` names the parts that are an estimate. */
export type ShownMeal = {
  id: string;
  name: string;
  mealType: MealType | null;
  calories: number;
  macros: Macros;
  nutrition: Nutrition;
  nutritionRange?: NutritionRange;
  ingredients: string[];
  items: MealItem[];
  instructions: string[];
  prepTime: number | null;
  cookTime: number | null;
  servings: number | null;
  difficulty: Difficulty | null;
  tags: string[];
  isFavorite: boolean;
  estimated: EstimatedPart[];
  /** What has to be begun long before it. */
  startsAhead?: NonNullable<ClientMeal['startsAhead']>;
  /** Who eats what of it, where it is cooked once for several people; the meal is then all of it. */
  portions?: readonly Portion[];
};

/** A meal as it comes: from a client, a favorite, or a plan that several people share. */
export type AnyMeal = ClientMeal & { portions?: readonly Portion[] | undefined };

const UNKNOWN_NUTRITION: Nutrition = { fiber: null, sugar: null, saturatedFat: null, sodium: null };

/** Fills the gaps of a meal that may come from a third party: from its own figures, or with marked estimates. */
export function shownMeal(meal: AnyMeal): ShownMeal {
  const known = knownParts(meal);
  return lacksGrams(meal) ? withEstimates(meal, known) : known;
}

/** The servings that a person eats, as far as the meal says: drawn ones are an estimate, and multiply no figure of it. */
export function eatenServings({ servings, estimated }: Pick<ShownMeal, 'servings' | 'estimated'>): number {
  return estimated.includes('servings') ? 1 : (servings ?? 1);
}

function knownParts(meal: AnyMeal): ShownMeal {
  return {
    id: meal.id ?? `meal-${meal.name}`,
    name: meal.name || texts.meal.unknown,
    mealType: meal.mealType ?? null,
    calories: meal.calories ?? 0,
    macros: meal.macros ?? { protein: 0, fat: 0, carbs: 0 },
    nutrition: meal.nutrition ?? UNKNOWN_NUTRITION,
    ...(meal.nutritionRange && { nutritionRange: meal.nutritionRange }),
    ingredients: meal.ingredients ?? [],
    items: meal.items ?? [],
    instructions: meal.instructions ?? [],
    prepTime: meal.prepTime ?? null,
    cookTime: meal.cookTime ?? null,
    servings: meal.servings ?? null,
    difficulty: meal.difficulty ?? null,
    tags: meal.tags ?? [],
    isFavorite: meal.isFavorite ?? false,
    estimated: [],
    ...(meal.startsAhead && { startsAhead: meal.startsAhead }),
    ...(meal.portions && { portions: meal.portions }),
  };
}

function withEstimates(meal: ClientMeal, known: ShownMeal): ShownMeal {
  const drawn = drawnDefaults(known.id);
  const lacks: Record<EstimatedPart, boolean> = {
    nutrition: !meal.nutrition,
    times: meal.prepTime === undefined || meal.cookTime === undefined,
    servings: meal.servings === undefined,
    difficulty: meal.difficulty === undefined,
    tags: !meal.tags?.length,
    instructions: !meal.instructions?.length,
  };
  return {
    ...known,
    nutrition: lacks.nutrition ? estimatedNutrition(known) : known.nutrition,
    prepTime: known.prepTime ?? drawn.prepTime,
    cookTime: known.cookTime ?? drawn.cookTime,
    servings: known.servings ?? drawn.servings,
    difficulty: known.difficulty ?? drawn.difficulty,
    tags: lacks.tags ? drawn.tags : known.tags,
    instructions: lacks.instructions ? [...texts.meal.defaultInstructions] : known.instructions,
    estimated: (Object.keys(lacks) as EstimatedPart[]).filter((part) => lacks[part]),
  };
}
