import { MEAL_TYPES, type MealType } from '@platewise/contract/generation/options';
import type { RowCollector } from './collect-rows.ts';
import type { CsvKind, FigureColumns } from './csv-kinds.ts';
import type { CsvLine } from './csv-table.ts';
import type { CellReader } from './read-csv-file.ts';
import { readTime } from './read-date.ts';
import { readNumber } from './read-number.ts';
import { KJ_PER_KCAL } from './units.ts';

type MealKind = Extract<CsvKind, { about: 'meals' }>;
const MACROS = ['protein', 'carbs', 'fat'] as const;
const PARTS = ['fiber', 'sugar', 'saturatedFat', 'sodium'] as const;

/** Reads one line of a table of meals. */
export function readMeal(
  collector: RowCollector,
  kind: MealKind,
  { line, date, reader }: { line: CsvLine; date: string; reader: CellReader },
) {
  const { cell } = reader;
  const found = figuresOf(kind.figures, (column) => readNumber(cell(line, column), reader.numbers));
  if (Object.values(found).some(Number.isNaN)) return collector.unreadable(line.line, 'number');
  const { calories: kcal, kilojoules, ...figures } = found;
  const calories = kcal ?? (kilojoules === null ? null : kilojoules / KJ_PER_KCAL);
  if (calories === null) return collector.leaveOut('no-energy');
  collector.meal(line.line, {
    date,
    time: readTime(cell(line, kind.time)),
    slot: slotOf(cell(line, kind.slot)),
    name: [cell(line, kind.name), amountOf(kind, line, reader)].filter(Boolean).join(', '),
    calories,
    ...figures,
    ...(kind.isZeroUnknown && withoutZeros({ ...figures, calories })),
  });
}

/** The meal of the day that a name of a group means: 'Snacks', 'Snack 2' and 'breakfast' do, 'Uncategorized' does not. */
export function slotOf(name: string): MealType | null {
  const word = name.toLowerCase();
  return MEAL_TYPES.find((slot) => word.startsWith(slot)) ?? null;
}

type Figures = Record<keyof FigureColumns, number | null>;
type Figure = (typeof MACROS)[number] | (typeof PARTS)[number];

function figuresOf(columns: FigureColumns, read: (column: string) => number | null): Figures {
  const first = (names: readonly string[] = []) => names.map(read).find((figure) => figure !== null) ?? null;
  const figures = ['calories', 'kilojoules', ...MACROS, ...PARTS] as const;
  return Object.fromEntries(figures.map((figure) => [figure, first(columns[figure])])) as Figures;
}

/**
 * Where a product exports 0 for what nobody entered: parts of a nutrient that are 0 are not known, and neither are macros
 * where all three are 0 and the energy is not.
 */
function withoutZeros(figures: Omit<Figures, 'kilojoules'>): Partial<Record<Figure, null>> {
  const isBare = figures.calories !== 0 && MACROS.every((macro) => !figures[macro]);
  const unknown = [...PARTS.filter((part) => figures[part] === 0), ...(isBare ? MACROS : [])];
  return Object.fromEntries(unknown.map((figure) => [figure, null]));
}

function amountOf({ amount = [] }: MealKind, line: CsvLine, { cell }: CellReader): string {
  return amount
    .map((column) => cell(line, column).replace(/^(\d+)\.0+(?=\s|$)/, '$1'))
    .filter(Boolean)
    .join(' ');
}
