import type { Recipe } from './recipe.ts';
import { breakfasts } from './recipes/breakfasts.ts';
import { fishMains } from './recipes/fish-mains.ts';
import { lowCarbMains } from './recipes/low-carb-mains.ts';
import { meatMains } from './recipes/meat-mains.ts';
import { snacks } from './recipes/snacks.ts';
import { veganMains } from './recipes/vegan-mains.ts';
import { vegetarianMains } from './recipes/vegetarian-mains.ts';

/** Every recipe. */
export const RECIPES: readonly Recipe[] = [
  ...breakfasts,
  ...veganMains,
  ...vegetarianMains,
  ...meatMains,
  ...fishMains,
  ...lowCarbMains,
  ...snacks,
];
