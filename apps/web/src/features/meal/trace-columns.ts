import { texts } from '@platewise/contract/texts';
import type { TraceFigures } from '@platewise/contract/trace-schema';
import { fixedTenthsText, wholeNumberText } from './quantities.ts';

export type TraceColumn = {
  figure: keyof TraceFigures;
  /** The figure's name with the unit that its numbers are in. */
  label: string;
  numberText: (value: number) => string;
};

const { withUnit, units } = texts.meal.trace;

/** The figures of a trace in the order in which they are read: energy and macros, then what they hold. */
export const TRACE_COLUMNS: readonly TraceColumn[] = [
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
