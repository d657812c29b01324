import type { PrepIngredient } from '@platewise/contract/prep-guide-schema';
import { weighedGramsText } from '../meal/quantities.ts';
import type { MealName } from './meal-names.ts';
import classes from './task-ingredients.module.css';
import { usesText } from './uses-text.ts';

type TaskIngredientsProps = { ingredients: readonly PrepIngredient[]; names: ReadonlyMap<string, MealName> };

/** What is weighed for a task; where several meals share it, how much is for each. */
export function TaskIngredients({ ingredients, names }: TaskIngredientsProps) {
  if (ingredients.length === 0) return null;
  const isShared = ingredients.some(({ uses }) => uses.length > 1);

  return (
    <ul className={classes.ingredients} data-shared={isShared}>
      {ingredients.map((ingredient) => (
        <li key={ingredient.food ?? ingredient.name}>
          {ingredient.grams !== null && <span className={classes.grams}>{weighedGramsText(ingredient.grams)} </span>}
          {ingredient.name}
          {ingredient.uses.length > 1 && <span className={classes.uses}> ({usesText(ingredient, names)})</span>}
        </li>
      ))}
    </ul>
  );
}
