import { texts } from '@platewise/contract/texts';
import type { Trace, TraceFigures } from '@platewise/contract/trace-schema';
import { fixedTenthsText, nutrientGramsText, percentText, rangeText, wholeNumberText } from '../quantities.ts';
import classes from './trace-table.module.css';

const words = texts.meal.trace;

/** What each ingredient brings and its share of the total; it scrolls sideways where it is wider than the screen. */
export function TraceTable({ trace: { ingredients, total, totalRange } }: { trace: Trace }) {
  const totalGrams = ingredients.reduce((sum, { grams }) => sum + grams, 0);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.scroller} tabIndex={0} aria-label={words.caption}>
      <table className={classes.table}>
        <caption className={classes.caption}>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.ingredient}</th>
            <th scope="col">{words.amount}</th>
            {TRACE_COLUMNS.map(({ figure, label }) => (
              <th key={figure} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyedRows(ingredients).map(({ key, ingredient }) => (
            <tr key={key}>
              <th dir="auto" scope="row">
                {ingredient.name}
                {ingredient.measure && <span className={classes.measure}> {ingredient.measure}</span>}
              </th>
              <td>{nutrientGramsText(ingredient.grams)}</td>
              {TRACE_COLUMNS.map((column) => (
                <FigureCell key={column.figure} column={column} ingredient={ingredient} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{nutrientGramsText(totalGrams)}</td>
            {TRACE_COLUMNS.map((column) => (
              <td key={column.figure} data-unknown={total[column.figure] === null}>
                {figureText(column, total, totalRange)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

// A meal may hold the same food twice, so the place is part of the key.
function keyedRows(ingredients: Trace['ingredients']) {
  return ingredients.map((ingredient, index) => ({ key: `${index} ${ingredient.food}`, ingredient }));
}

type FigureCellProps = { column: TraceColumn; ingredient: Trace['ingredients'][number] };

function FigureCell({ column, ingredient: { figures, range, shares } }: FigureCellProps) {
  const share = shares?.[column.figure] ?? null;
  return (
    <td data-unknown={(figures?.[column.figure] ?? null) === null}>
      {figureText(column, figures, range)}
      {share !== null && (
        <>
          <span className={classes.share}> {percentText(share)}</span>
          <span
            className={classes.bar}
            data-figure={column.figure}
            style={{ width: `${Math.min(100, share)}%` }}
            aria-hidden
          />
        </>
      )}
    </td>
  );
}

function figureText(
  { figure, numberText }: TraceColumn,
  figures: TraceFigures | null,
  range: Trace['totalRange'],
): string {
  const bounds = range?.[figure as keyof typeof range];
  if (bounds) return rangeText(bounds, numberText);
  const value = figures?.[figure] ?? null;
  return value === null ? texts.meal.notKnown : numberText(value);
}

type TraceColumn = {
  figure: keyof TraceFigures;
  /** The figure's name with the unit that its numbers are in. */
  label: string;
  numberText: (value: number) => string;
};

const { withUnit, units } = texts.meal.trace;

/** The figures of a trace in the order in which they are read: energy and macros, then what they hold. */
const TRACE_COLUMNS: readonly TraceColumn[] = [
  {
    figure: 'calories',
    label: withUnit({ figure: texts.meal.calories, unit: units.kcal }),
    numberText: wholeNumberText,
  },
  gramsColumn('protein'),
  gramsColumn('carbs'),
  gramsColumn('fat'),
  gramsColumn('fiber'),
  gramsColumn('sugar'),
  gramsColumn('saturatedFat'),
  {
    figure: 'sodium',
    label: withUnit({ figure: texts.meal.sodium, unit: units.milligrams }),
    numberText: wholeNumberText,
  },
];

function gramsColumn(figure: Exclude<keyof TraceFigures, 'calories' | 'sodium'>): TraceColumn {
  return { figure, label: withUnit({ figure: texts.meal[figure], unit: units.grams }), numberText: fixedTenthsText };
}
