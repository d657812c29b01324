import { listModelCosts } from '@platewise/api/model-usage/list-model-costs';
import { numberFormat } from '@platewise/contract/language/formats';
import type { OperatorAnswer, OperatorServices } from './operator-commands.ts';
import { textTable } from './text-table.ts';

const DAYS = 30;
const MICROS = 1_000_000;
const HEAD = [
  'Day',
  'Model',
  'Orders',
  'Failed',
  'Requests',
  'Dishes',
  'Tokens in',
  'Cached',
  'Tokens out',
  'US dollars',
];

type Day = Awaited<ReturnType<typeof listModelCosts>>[number];
type Sums = Omit<Day, 'day' | 'model'>;

/** What language models cost in the last 30 days, by day and model, with sums, as a table for a terminal. */
export async function readCosts({
  database,
  now,
}: Pick<OperatorServices, 'database' | 'now'>): Promise<OperatorAnswer> {
  const days = await listModelCosts({ db: database.lagging, now }, { days: DAYS });
  if (days.length === 0) return { ok: true, text: `No language model was asked in the last ${DAYS} days.` };
  const models = [...new Set(days.map(({ model }) => model))].toSorted();
  const ofModels = models.map((model) => [
    `${DAYS} days`,
    model,
    ...figures(days.filter((day) => day.model === model)),
  ]);
  const rows = [
    HEAD,
    ...days.map((day) => [day.day, day.model, ...figures([day])]),
    ...ofModels,
    ...(models.length > 1 ? [[`${DAYS} days`, 'all models', ...figures(days)]] : []),
  ];
  return { ok: true, text: [textTable(rows, { textColumns: 2 }), ...notes(days)].join('\n\n') };
}

function figures(days: readonly Sums[]): string[] {
  const cost = total(days, 'cost_micros');
  return [
    ...(['orders', 'failed', 'requests', 'dishes'] as const).map((column) => count(total(days, column))),
    ...(['input_tokens', 'cached_tokens', 'output_tokens'] as const).map((column) => count(total(days, column))),
    cost === null ? '-' : (cost / MICROS).toFixed(4),
  ];
}

// A sum is unknown while no part of it is known.
function total(days: readonly Sums[], column: keyof Sums): number | null {
  const known = days.map((day) => day[column]).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

function count(value: number | null): string {
  return value === null ? '-' : numberFormat().format(value);
}

function notes(days: readonly Sums[]): string[] {
  const missing = total(days, 'orders_without_cost') ?? 0;
  const orders = missing === 1 ? '1 order is' : `${missing} orders are`;
  return [
    ...(missing > 0
      ? [`${orders} not in the dollars: the service told no tokens, or the price of the model is not known.`]
      : []),
    [
      'An order is one question to a model with its retries; it failed when it gave nothing or broke off.',
      'Days are UTC; "-" is not known. Dollars are by the prices that we know, without rebates: the bill of the service counts.',
    ].join('\n'),
  ];
}
