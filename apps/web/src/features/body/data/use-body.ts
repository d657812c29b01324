import type { BodyReportAnswer, BodySeries } from '@platewise/contract/body/body-schema';
import { useMemo } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';
import { useCached } from '../../../shared/sync/cache/use-cached.ts';
import { usePendingOperations } from '../../../shared/sync/mutations/use-pending-operations.ts';
import { BODY_OPERATIONS, SERIES_INPUT } from './body-operations.ts';
import { seriesWithOperations } from './series-with-operations.ts';

/** What weight and diary show. The diary is changed elsewhere, so every visit asks again. */
export function useBodyReport() {
  const { report } = trpc.useUtils().body;
  const query = trpc.body.report.useQuery(undefined, { staleTime: 0 });
  useCached<BodyReportAnswer>(STORED_NAMES.cachedRecords.body, query, (stored, updatedAt) =>
    report.setData(undefined, (known) => known ?? stored, { updatedAt }),
  );
  return query;
}

/** The measures of the last year as the person sees them: what the server has, with what is under way and what is pending. */
export function useBodySeries() {
  const { series: cached } = trpc.useUtils().body;
  const query = trpc.body.series.useQuery(SERIES_INPUT, { staleTime: 0 });
  useCached<BodySeries>(STORED_NAMES.cachedRecords.bodySeries, query, (stored, updatedAt) =>
    cached.setData(SERIES_INPUT, (known) => known ?? stored, { updatedAt }),
  );
  const { shown, queued } = usePendingOperations(BODY_OPERATIONS);
  const { data } = query;
  const series = useMemo(() => data && seriesWithOperations(data, shown), [data, shown]);
  return { query: { ...query, data: series }, pending: queued.length };
}
