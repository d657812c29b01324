import { DIARY_MACROS, type DiaryTotals, type Goal } from '@platewise/contract/diary-schema';
import { texts } from '@platewise/contract/texts';
import { nutrientGramsText } from '../../../../shared/meal/quantities.ts';
import classes from './macro-totals.module.css';

type MacroTotalsProps = {
  totals: DiaryTotals;
  goal: Goal;
  /** Why a sum is the least that it can be. */
  note?: string;
};

const words = texts.calorieScreen;

/** Protein, carbs and fat in grams, next to what the day aims at where it does; a sum that lacks a figure says so. */
export function MacroTotals({ totals, goal, note = words.atLeastNote }: MacroTotalsProps) {
  return (
    <div className={classes.totals}>
      <ul className={classes.list} aria-label={texts.meal.macros}>
        {DIARY_MACROS.map((macro) => {
          const aim = goal[macro];
          const grams = nutrientGramsText(totals[macro]);
          return (
            <li key={macro}>
              <span className={classes.label}>
                <span className={classes.swatch} data-macro={macro} aria-hidden="true" />
                {texts.meal[macro]}
              </span>{' '}
              <span className={classes.grams}>{totals.unknown.includes(macro) ? leastText(totals[macro]) : grams}</span>{' '}
              {aim !== null && (
                <>
                  <span className={classes.aim}>{words.ofMacroGoal({ grams: nutrientGramsText(aim) })}</span>
                  <span className={classes.track} aria-hidden="true">
                    <span
                      data-macro={macro}
                      style={{ width: `${aim > 0 ? Math.min(100, (totals[macro] * 100) / aim) : 100}%` }}
                    />
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {totals.unknown.length > 0 && <p className={classes.note}>{note}</p>}
    </div>
  );
}

/** A sum that lacks a figure; of nothing known it is no sum at all. */
function leastText(grams: number): string {
  return grams === 0 ? texts.meal.notKnown : words.atLeast({ grams: nutrientGramsText(grams) });
}
