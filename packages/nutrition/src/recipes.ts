import type { Recipe } from './recipe.ts';
import { breakfasts } from './recipes/breakfasts.ts';
import { fishLowCarbMains } from './recipes/fish-low-carb-mains.ts';
import { fishMains } from './recipes/fish-mains.ts';
import { indianDals } from './recipes/indian-dals.ts';
import { indianMains } from './recipes/indian-mains.ts';
import { lowCarbBreakfasts } from './recipes/low-carb-breakfasts.ts';
import { lowCarbMains } from './recipes/low-carb-mains.ts';
import { meatMains } from './recipes/meat-mains.ts';
import { moreSnacks } from './recipes/more-snacks.ts';
import { plantBreakfasts } from './recipes/plant-breakfasts.ts';
import { plantBreakfastsWithoutPulses } from './recipes/plant-breakfasts-without-pulses.ts';
import { plantLowCarbMains } from './recipes/plant-low-carb-mains.ts';
import { quickLowCarbMains } from './recipes/quick-low-carb-mains.ts';
import { quickMainsWithoutPulses } from './recipes/quick-mains-without-pulses.ts';
import { quickVeganMains } from './recipes/quick-vegan-mains.ts';
import { seedAndNutMains } from './recipes/seed-and-nut-mains.ts';
import { snacks } from './recipes/snacks.ts';
import { veganMains } from './recipes/vegan-mains.ts';
import { vegetarianMains } from './recipes/vegetarian-mains.ts';
import { worldMains } from './recipes/world-mains.ts';

/** Every recipe. */
export const RECIPES: readonly Recipe[] = [
  ...breakfasts,
  ...lowCarbBreakfasts,
  ...plantBreakfasts,
  ...plantBreakfastsWithoutPulses,
  ...veganMains,
  ...quickVeganMains,
  ...quickMainsWithoutPulses,
  ...indianDals,
  ...vegetarianMains,
  ...indianMains,
  ...worldMains,
  ...meatMains,
  ...fishMains,
  ...lowCarbMains,
  ...quickLowCarbMains,
  ...fishLowCarbMains,
  ...plantLowCarbMains,
  ...seedAndNutMains,
  ...snacks,
  ...moreSnacks,
];
