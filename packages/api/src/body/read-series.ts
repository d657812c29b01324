import type { BodyMeasure, BodySeries, BodySeriesRequest } from '@platewise/contract/body/body-schema';
import { addDays, datesBetween } from '@platewise/contract/dates/local-date';
import type { BodyMeasureRow } from '@platewise/db/tables/body-tables';
import { weightTrend } from '@platewise/domain/body/weight-trend';
import type { UserContext } from '../context.ts';
import { readCallersToday } from '../preferences/read-preferences.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { measuresBetween } from './body-repository.ts';
import { toWeight } from './read-body-report.ts';

/**
 * What was measured on the days up to today, and the trend of the weights among it.
 * @throws AppError PRO_ONLY
 */
export async function readSeries(
  context: Pick<UserContext, 'db' | 'identity' | 'now' | 'rights'>,
  { days }: BodySeriesRequest,
): Promise<BodySeries> {
  const { db, identity } = context;
  await requireEntitlement(context, 'calorieTracker');
  const to = await readCallersToday(context);
  const range = { from: addDays(to, 1 - days), to };
  const measures = await measuresBetween(db, identity.userId, range);
  return { ...range, measures: measures.map(toMeasure), trend: trendOf(measures) };
}

function trendOf(measures: readonly BodyMeasureRow[]): BodySeries['trend'] {
  const weights = measures.filter(({ measure }) => measure === 'weight');
  const [first, last] = [weights[0]?.date, weights.at(-1)?.date];
  if (first === undefined || last === undefined) return [];
  const kgOf = new Map(weights.map(({ date, value }) => [date, value]));
  const dates = datesBetween(first, last);
  const trend = weightTrend(dates.map((date) => ({ kg: kgOf.get(date) ?? null })));
  return trend.map((state, day) => ({ date: dates[day] ?? last, ...toWeight(state) }));
}

/** A measure as it travels. */
export function toMeasure({ id, measure, name, value, unit, date }: BodyMeasureRow): BodyMeasure {
  return { id, measure, name, value, unit, date };
}
