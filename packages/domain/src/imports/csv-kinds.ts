import type { ImportSource } from '@platewise/contract/imports/import-options';
import type { DateOrder, LeftOut } from './file-reading.ts';

/** The figures of a meal, each with the names that its column has, in lower case. */
export type FigureColumns = Partial<
  Record<
    'calories' | 'kilojoules' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'sugar' | 'saturatedFat' | 'sodium',
    readonly string[]
  >
>;

/** What the lines of a table are about. */
type Lines =
  | {
      about: 'meals';
      date: string;
      time?: string;
      slot: string;
      name: string;
      amount?: readonly string[];
      figures: FigureColumns;
    }
  | { about: 'metrics'; date: string; time?: string; metric: string; unit: string; value: string }
  | { about: 'measures'; date: string; weight?: string; waist?: string };

/** A table of another product: how it is recognised, and which columns hold what. */
export type CsvKind = Lines & {
  source: ImportSource;
  /** Columns that have to be there. */
  needs: readonly string[];
  /** Of several that fit, the first counts; a table with one of these is another one. */
  without?: readonly string[];
  dateOrder?: DateOrder;
  /** Zero may mean that nobody entered it. */
  isZeroUnknown?: boolean;
  leftOut?: { column: string; values: readonly string[]; why: LeftOut }[];
};

const DELETED = { column: 'deleted', values: ['true', '1', 'yes'], why: 'deleted' } as const;

/**
 * Cronometer, 'Export data' of the account: `servings.csv` with Day, Time, Group, Food Name, Amount, Energy (kcal) and nutrients;
 * `biometrics.csv` with Day, Time, Group, Metric, Unit, Amount. Older exports have no Time. Columns as in exports of 2024 to
 * 2026 that people published: verygoodsoftwarenotvirus/cronometer (archive test), jonh-a/cronometer-analysis.
 */
const CRONOMETER: CsvKind[] = [
  {
    source: 'cronometer',
    needs: ['day', 'food name'],
    about: 'meals',
    date: 'day',
    time: 'time',
    slot: 'group',
    name: 'food name',
    amount: ['amount', 'unit'],
    figures: {
      calories: ['energy (kcal)'],
      kilojoules: ['energy (kj)'],
      protein: ['protein (g)'],
      carbs: ['carbs (g)'],
      fat: ['fat (g)'],
      fiber: ['fiber (g)'],
      sugar: ['sugars (g)'],
      saturatedFat: ['saturated (g)'],
      sodium: ['sodium (mg)'],
    },
  },
  {
    source: 'cronometer',
    needs: ['day', 'metric', 'unit', 'amount'],
    about: 'metrics',
    date: 'day',
    time: 'time',
    metric: 'metric',
    unit: 'unit',
    value: 'amount',
  },
];

/**
 * MyFitnessPal, 'Export your data': `Nutrition-Summary-*.csv` with Date, Meal, (Time,) Calories, Fat (g), … , Note, one line a
 * meal; `Measurement-Summary-*.csv` with Date, (Body Fat %,) Weight and what else is measured, in units that the file does not
 * name. Columns as in exports of 2018 to 2026 that people published: pkeen/500-runs, mtmk/mfp_nut_csv_parser. Nutrients that
 * were not entered are exported as 0.
 */
const MYFITNESSPAL: CsvKind[] = [
  {
    source: 'myfitnesspal',
    needs: ['date', 'meal', 'calories', 'fat (g)'],
    without: ['name', 'food name'],
    about: 'meals',
    date: 'date',
    time: 'time',
    slot: 'meal',
    name: 'meal',
    isZeroUnknown: true,
    leftOut: [{ column: 'meal', values: ['total', 'totals', 'daily total'], why: 'total' }],
    figures: {
      calories: ['calories'],
      protein: ['protein (g)'],
      carbs: ['carbohydrates (g)', 'carbs (g)'],
      fat: ['fat (g)'],
      fiber: ['fiber', 'fiber (g)'],
      sugar: ['sugar', 'sugar (g)'],
      saturatedFat: ['saturated fat', 'saturated fat (g)'],
      sodium: ['sodium (mg)'],
    },
  },
  {
    source: 'myfitnesspal',
    needs: ['date', 'weight'],
    without: ['last updated'],
    about: 'measures',
    date: 'date',
    weight: 'weight',
    waist: 'waist',
  },
];

const LOSE_IT_FIGURES: FigureColumns = {
  calories: ['calories'],
  protein: ['protein (g)'],
  carbs: ['carbohydrates (g)'],
  fat: ['fat (g)'],
  fiber: ['fiber (g)'],
  sugar: ['sugars (g)'],
  saturatedFat: ['saturated fat (g)'],
  sodium: ['sodium (mg)'],
};

/**
 * Lose It!, 'Export data': `food-logs.csv` with Date, Name, Icon, Meal, Quantity, Units, Calories, Deleted, Fat (g), … ;
 * `weights.csv` with Date, Weight, Last Updated, Deleted; and the daily or weekly summary, which has Type for Meal and holds
 * exercise as well. Dates are month first wherever the person lives. Columns as in exports of 2020 to 2026 that people
 * published: stozo04/loseit-cli, RichClarkeAI/loseit-cli. What is not known is 'n/a'.
 */
const LOSE_IT: CsvKind[] = [
  {
    source: 'lose-it',
    needs: ['date', 'name', 'meal', 'quantity', 'units', 'calories'],
    about: 'meals',
    date: 'date',
    slot: 'meal',
    name: 'name',
    amount: ['quantity', 'units'],
    dateOrder: 'month-first',
    leftOut: [DELETED],
    figures: LOSE_IT_FIGURES,
  },
  {
    source: 'lose-it',
    needs: ['date', 'name', 'type', 'quantity', 'units', 'calories'],
    about: 'meals',
    date: 'date',
    slot: 'type',
    name: 'name',
    amount: ['quantity', 'units'],
    dateOrder: 'month-first',
    leftOut: [DELETED, { column: 'type', values: ['exercise'], why: 'exercise' }],
    figures: LOSE_IT_FIGURES,
  },
  {
    source: 'lose-it',
    needs: ['date', 'weight', 'last updated'],
    about: 'measures',
    date: 'date',
    weight: 'weight',
    dateOrder: 'month-first',
    leftOut: [DELETED],
  },
];

const KINDS: readonly CsvKind[] = [...CRONOMETER, ...MYFITNESSPAL, ...LOSE_IT];

/** Which table a header belongs to. */
export function csvKind(header: readonly string[]): CsvKind | null {
  const has = (column: string) => header.includes(column);
  return KINDS.find(({ needs, without = [] }) => needs.every(has) && !without.some(has)) ?? null;
}

/** Whether a header is that of sums of days: they would count again what the lines of meals bring. */
export function hasDayTotals(header: readonly string[]): boolean {
  const isOfDays = header[0] === 'date' && (header.includes('energy (kcal)') || header.includes('food cals'));
  return isOfDays && csvKind(header) === null;
}
