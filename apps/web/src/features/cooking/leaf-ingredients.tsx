import { texts } from '@platewise/contract/texts';
import { useId } from 'react';
import { trpc } from '../../trpc.ts';
import type { ShownMeal } from '../meal/shown-meal.ts';
import { useFoodWeight } from '../preferences/use-food-weight.ts';
import type { CookingIngredient } from './cooking-pages.ts';
import classes from './leaf-ingredients.module.css';

type LeafIngredientsProps = { meal: ShownMeal; ingredients: readonly CookingIngredient[]; label: string };

/** The amounts of a page, by weight and in the household measures that the details of the meal have asked for. */
export function LeafIngredients({ meal, ingredients, label }: LeafIngredientsProps) {
  const labelId = useId();
  const foodWeight = useFoodWeight();
  const items = meal.items.map(({ food, grams }) => ({ food, grams }));
  const trace = trpc.meals.trace.useQuery({ items }, { enabled: items.length > 0 });
  if (ingredients.length === 0) return null;

  return (
    <div className={classes.ingredients}>
      <h4 className={classes.label} id={labelId}>
        {label}
      </h4>
      <ul className={classes.list} aria-labelledby={labelId}>
        {ingredients.map((ingredient) => (
          <li key={ingredient.place}>
            {ingredient.grams !== null && <span className={classes.grams}>{foodWeight(ingredient.grams)} </span>}
            <span className={classes.name}>{ingredient.name}</span>
            <span className={classes.more}>
              {moreText(ingredient, trace.data?.ingredients[ingredient.place]?.measure)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** 'about 1 block · again in steps 2, 5'. */
function moreText({ grams, laterSteps }: CookingIngredient, measure: string | null | undefined): string {
  const again =
    laterSteps.length > 0 && texts.cooking.again({ count: laterSteps.length, steps: laterSteps.join(', ') });
  return [grams === null ? null : measure, again].filter(Boolean).join(' · ');
}
