import type { MealItem } from '@platewise/contract/meal-schema';
import { trpc } from '../../trpc.ts';
import { useFoodWeight } from '../preferences/use-food-weight.ts';
import classes from './ingredient-amounts.module.css';

/** The weight of each ingredient, and its amount in a household measure where its food has one near and the server can be asked. */
export function IngredientAmounts({ items }: { items: readonly MealItem[] }) {
  const foodWeight = useFoodWeight();
  const trace = trpc.meals.trace.useQuery({ items: items.map(({ food, grams }) => ({ food, grams })) });

  return (
    <ul className={classes.list}>
      {keyedItems(items).map(({ key, place, name, grams }) => (
        <li key={key}>
          <span className={classes.grams}>{foodWeight(grams)}</span> <span className={classes.name}>{name}</span>{' '}
          <span className={classes.measure}>{trace.data?.ingredients[place]?.measure}</span>
        </li>
      ))}
    </ul>
  );
}

// A meal may hold the same food twice, so the place is part of the key.
function keyedItems(items: readonly MealItem[]) {
  return items.map(({ food, name, grams }, place) => ({ key: `${place} ${food}`, place, name, grams }));
}
