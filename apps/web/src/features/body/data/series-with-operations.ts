import type { BodyMeasure, BodySeries } from '@platewise/contract/body/body-schema';
import { storedMeasure } from '@platewise/domain/body/measure-units';
import { pendingId } from '../../../shared/sync/queue/operation.ts';
import type { BodyOperation } from './body-operations.ts';

/** The measures as they will be when these are done, in their order; the trend is the server's. */
export function seriesWithOperations(series: BodySeries, operations: readonly BodyOperation[]): BodySeries {
  return operations.reduce(
    (now, operation) =>
      operation.kind === 'body.recordMeasure'
        ? withMeasure(now, madeHere(operation))
        : withoutMeasure(now, operation.input.measureId),
    series,
  );
}

/** The same without one measure. */
export function withoutMeasure(series: BodySeries, measureId: string): BodySeries {
  return { ...series, measures: series.measures.filter(({ id }) => id !== measureId) };
}

/** The same with one measure more, in the place of one of its name on its day; oldest first. */
export function withMeasure(series: BodySeries, measure: BodyMeasure): BodySeries {
  const others = series.measures.filter((one) => !isSame(one, measure));
  const measures = [...others, measure].toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  return { ...series, measures };
}

/** Whether two measures are of the same thing on the same day. */
export function isSame(a: Identity, b: Identity): boolean {
  return a.measure === b.measure && a.name === b.name && a.date === b.date;
}

type Identity = Pick<BodyMeasure, 'measure' | 'name' | 'date'>;

function madeHere(operation: BodyOperation & { kind: 'body.recordMeasure' }): BodyMeasure {
  const { measure, name = '', date, value, unit = '' } = operation.input;
  const stored = storedMeasure({ measure, value, unit });
  return { id: pendingId(operation), measure, name, date, ...('value' in stored ? stored : { value, unit }) };
}
