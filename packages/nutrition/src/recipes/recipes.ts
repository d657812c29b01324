import { RECIPES_JSON } from '../compiled/recipes.ts';
import type { Recipe } from './recipe.ts';

/** Every recipe, from `data/recipes`. */
export const RECIPES: readonly Recipe[] = JSON.parse(RECIPES_JSON);
