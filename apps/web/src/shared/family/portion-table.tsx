import type { Portion } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { MACROS } from '../meal/card/macro-shares.ts';
import { gramsText, kcalText } from '../meal/quantities.ts';
import classes from './portion-table.module.css';

type PortionTableProps = { meal: { name: string; calories: number }; portions: readonly Portion[] };

/** Everybody's portion of a meal with its figures, and what they come to together: all of the pot. */
export function PortionTable({ meal, portions }: PortionTableProps) {
  const sum = (of: (portion: Portion) => number) => portions.reduce((total, portion) => total + of(portion), 0);
  return (
    // A table that is wider than its place can be scrolled by keyboard as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes.scroller} tabIndex={0} aria-label={texts.family.portions({ meal: meal.name })}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{texts.family.person}</th>
            <th scope="col">{texts.family.raw}</th>
            <th scope="col">{texts.meal.calories}</th>
            {MACROS.map((macro) => (
              <th key={macro} scope="col">
                {texts.meal[macro]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {portions.map(({ profileId, name, grams, calories, macros }) => (
            <tr key={profileId}>
              <th dir="auto" scope="row">
                {name}
              </th>
              <td>{gramsText(grams)}</td>
              <td>{kcalText(calories)}</td>
              {MACROS.map((macro) => (
                <td key={macro}>{gramsText(macros[macro])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.family.wholePot}</th>
            <td>{gramsText(sum(({ grams }) => grams))}</td>
            <td>{kcalText(meal.calories)}</td>
            {MACROS.map((macro) => (
              <td key={macro}>{gramsText(sum(({ macros }) => macros[macro]))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
