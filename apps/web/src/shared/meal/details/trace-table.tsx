import { Box, Text, VisuallyHidden } from '@mantine/core';
import type { Trace, TraceFigures } from '@platewise/contract/generation/trace-schema';
import { texts } from '@platewise/contract/texts';
import table from '../../ui/layout/table.module.css';
import { fixedTenthsText, nutrientGramsText, percentText, rangeText, wholeNumberText } from '../quantities.ts';
import classes from './trace-table.module.css';

const words = texts.meal.trace;

/** What each ingredient brings and its share of the total; it scrolls sideways where it is wider than the screen. */
export function TraceTable({ trace: { ingredients, total, totalRange } }: { trace: Trace }) {
  const totalGrams = ingredients.reduce((sum, { grams }) => sum + grams, 0);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.scroller} tabIndex={0} aria-label={words.caption}>
      <table className={`${table.table} ${classes.table}`}>
        <VisuallyHidden component="caption">{words.caption}</VisuallyHidden>
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
                {ingredient.measure && <Detail>{ingredient.measure}</Detail>}
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
              <td key={column.figure} style={{ whiteSpace: 'normal' }}>
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
          <Detail>{percentText(share)}</Detail>
          <Box
            component="span"
            display="block"
            w={`${Math.min(100, share)}%`}
            h={3}
            mt="var(--space-4)"
            ml="auto"
            bdrs="xl"
            bg={BAR_COLORS[column.figure] ?? 'var(--muted)'}
            aria-hidden
          />
        </>
      )}
    </td>
  );
}

/** Energy and macros have the colours that they have everywhere. */
const BAR_COLORS: Partial<Record<keyof TraceFigures, string>> = {
  calories: 'var(--ink)',
  protein: 'var(--protein)',
  carbs: 'var(--carbs)',
  fat: 'var(--fat)',
};

function Detail({ children }: { children: string }) {
  return (
    <Text span size="xs" display="block" c="dimmed" fw={400}>
      {' '}
      {children}
    </Text>
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
