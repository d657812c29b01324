import { preview as words } from '@platewise/contract/locales/en/site/preview';
import type { ExampleMeal } from '../../content/example-dinner.ts';
import { gramsText, kcalText, nutrientGramsText } from '../meal/quantities.ts';
import classes from './example-meal-table.module.css';

/** What each ingredient weighs and brings. */
export function ExampleMealTable({ meal }: { meal: ExampleMeal }) {
  return (
    <div>
      <table className={classes.table} aria-label={words.tableLabel({ meal: meal.name })}>
        <thead>
          <tr>
            <th scope="col">{words.ingredient}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{words.energy}</th>
            <th scope="col">{words.protein}</th>
          </tr>
        </thead>
        <tbody>
          {meal.items.map(({ food, name, grams, calories, protein }) => (
            <tr key={food}>
              <th scope="row">{name}</th>
              <td>{nutrientGramsText(grams)}</td>
              <td>{kcalText(calories)}</td>
              <td>{gramsText(protein)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td />
            <td>{kcalText(meal.calories)}</td>
            <td>{gramsText(meal.macros.protein)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={classes.note}>{words.roundingNote}</p>
    </div>
  );
}
