import type { BodyMeasure, BodySeries } from '@platewise/contract/body/body-schema';
import { datesBetween } from '@platewise/contract/dates/local-date';
import { type BodyUnits, inWeightUnit, measureName, shownMeasure } from './measure-text.ts';

/** What a chart can show: the weight, the waist, or a measure of one's own. */
export type ShownSeries = Pick<BodyMeasure, 'measure'> & { key: string; name: string };

/** A day of a chart, in the units of the person: null where nothing is known. */
export type SeriesPoint = {
  date: string;
  recorded: number | null;
  trend: number | null;
  /** Where the trend lies with a probability of 95 %. */
  band: [low: number, high: number] | null;
};

/** Of a normal distribution, 95 % lie within so many standard deviations. */
const SD_OF_95_PERCENT = 1.96;

/** What was recorded, by its name: the weight first, then the waist, then the person's own. */
export function shownSeries(measures: readonly BodyMeasure[]): ShownSeries[] {
  const order = ['weight', 'waist', 'own'];
  const byKey = new Map(
    measures.map((one) => [`${one.measure} ${one.name}`, { measure: one.measure, name: measureName(one) }]),
  );
  return [...byKey]
    .map(([key, one]) => ({ key, ...one }))
    .toSorted((a, b) => order.indexOf(a.measure) - order.indexOf(b.measure));
}

/** Every day of one measure from a date on, or from the first one that was recorded later; oldest first. */
export function seriesPoints(
  { measures, trend, to }: BodySeries,
  { shown, from, units }: { shown: ShownSeries; from: string; units: BodyUnits },
): SeriesPoint[] {
  const own = measures.filter((one) => `${one.measure} ${one.name}` === shown.key);
  const recorded = new Map(own.map((one) => [one.date, shownMeasure(one, units).value]));
  const first = own[0]?.date ?? from;
  const states = new Map(shown.measure === 'weight' ? trend.map((state) => [state.date, state]) : []);
  return datesBetween(first > from ? first : from, to).map((date) => {
    const state = states.get(date);
    const inUnit = (kg: number) => Math.round(inWeightUnit(kg, units) * 100) / 100;
    return {
      date,
      recorded: recorded.get(date) ?? null,
      trend: state ? inUnit(state.kg) : null,
      band: state
        ? [inUnit(state.kg - SD_OF_95_PERCENT * state.kgSd), inUnit(state.kg + SD_OF_95_PERCENT * state.kgSd)]
        : null,
    };
  });
}
