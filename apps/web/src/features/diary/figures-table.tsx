import { texts } from '@platewise/contract/texts';
import { kcalText, milligramsText, nutrientGramsText } from '../meal/quantities.ts';
import classes from './figures-table.module.css';
import type { FoodFigures } from './food-figures.ts';

/** Every figure that is known of something eaten, and which are not. */
export function FiguresTable({ caption, figures }: { caption: string; figures: FoodFigures }) {
  const { calories, macros, nutrition } = figures;
  const rows = [
    [texts.meal.calories, kcalText(calories)],
    [texts.meal.protein, nutrientGramsText(macros.protein)],
    [texts.meal.carbs, nutrientGramsText(macros.carbs)],
    [texts.meal.fat, nutrientGramsText(macros.fat)],
    [texts.meal.fiber, nutrientGramsText(nutrition.fiber)],
    [texts.meal.sugar, nutrientGramsText(nutrition.sugar)],
    [texts.meal.saturatedFat, nutrientGramsText(nutrition.saturatedFat)],
    [texts.meal.sodium, milligramsText(nutrition.sodium)],
  ];

  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([name, figure]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
