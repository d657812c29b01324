import type { Macros } from '@platewise/contract/meal-schema';
import { texts } from '@platewise/contract/texts';
import { gramsText, percentText } from '../quantities.ts';
import { MACROS, macroShares, macroWidths } from './macro-shares.ts';
import classes from './macro-split.module.css';

type MacroSplitProps = { meal: { calories: number; macros: Macros }; showShares: boolean };

/** Protein, carbs and fat: one colour each, always with their names, in grams and on request as shares of the calories. */
export function MacroSplit({ meal, showShares }: MacroSplitProps) {
  const widths = macroWidths(meal.macros);
  const shares = macroShares(meal);

  return (
    <div className={classes.split}>
      <div className={classes.bar} aria-hidden="true">
        {MACROS.map((macro) => (
          <span key={macro} data-macro={macro} style={{ width: `${widths[macro]}%` }} />
        ))}
      </div>
      <ul className={classes.list} aria-label={texts.meal.macros}>
        {MACROS.map((macro) => (
          <li key={macro}>
            <span className={classes.label}>
              <span className={classes.swatch} data-macro={macro} aria-hidden="true" />
              {texts.meal[macro]}
            </span>{' '}
            <span className={classes.grams}>{gramsText(meal.macros[macro])}</span>
            {showShares && <span className={classes.share}> {percentText(shares[macro])}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
