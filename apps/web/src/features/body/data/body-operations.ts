import type { BodyMeasure, BodySeries } from '@platewise/contract/body/body-schema';
import { dateText } from '@platewise/contract/language/formats';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../shared/api/trpc.ts';
import { type OperationIn, type OperationsOf, shownName } from '../../../shared/sync/mutations/operations-of.ts';
import type { OperationKind } from '../../../shared/sync/queue/operation.ts';
import { withMeasure, withoutMeasure } from './series-with-operations.ts';

type BodyKind = Extract<OperationKind, `body.${string}`>;

/** What is recorded or removed, and may wait for the connection. */
export type BodyOperation = OperationIn<BodyKind>;

/** The year that charts and lists show is read once. */
export const SERIES_INPUT = { days: LIMITS.bodySeriesMaxDays };

export const BODY_OPERATIONS: OperationsOf<BodyKind> = {
  describe: {
    'body.recordMeasure': ({ input }) => texts.offline.recordingMeasure({ date: dateText(input.date) }),
    'body.removeMeasure': (operation) =>
      texts.offline.removingMeasure({ date: shownName(operation) ?? texts.offline.someDay }),
  },
  laneOf: () => 'body',
  showAnswer,
  reads: () => [getQueryKey(trpc.body)],
};

/** Puts what was recorded or removed into the measures that are shown; the trend and the report are asked for again. */
async function showAnswer(client: QueryClient, operation: BodyOperation, answer: unknown): Promise<void> {
  const queryKey = getQueryKey(trpc.body.series, SERIES_INPUT, 'query');
  await client.cancelQueries({ queryKey });
  client.setQueryData<BodySeries>(queryKey, (series) => {
    if (!series) return series;
    if (operation.kind === 'body.recordMeasure') return withMeasure(series, answer as BodyMeasure);
    return withoutMeasure(series, operation.input.measureId);
  });
  void client.invalidateQueries({ queryKey: getQueryKey(trpc.body) });
}
