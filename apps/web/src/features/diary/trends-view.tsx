import { texts } from '@platewise/contract/texts';
import { TREND_DAYS } from '@platewise/contract/trend-days';
import { Link } from '@tanstack/react-router';
import { errorSentence } from '../../api-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingBlock } from '../../components/loading-block.tsx';
import { lazyPart } from '../../components/parts/lazy-part.tsx';
import { STORED_NAMES } from '../../stored-names.ts';
import { trpc } from '../../trpc.ts';
import { useCached } from '../offline/use-cached.ts';
import type { TrackerSearch } from './read-tracker-search.ts';
import { TrendSummary } from './trend-summary.tsx';
import { TrendTable } from './trend-table.tsx';
import classes from './trends-view.module.css';

// Links without search parameters would count as active on every view.
const EXACT = { exact: true } as const;
const words = texts.calorieScreen.trend;

/** px of the four charts before they are there. */
const CHARTS_HEIGHT = 640;

// The library of charts is fetched when somebody looks at trends.
const TrendCharts = lazyPart(async () => (await import('./trend-charts.tsx')).TrendCharts, {
  pending: () => <LoadingBlock height={CHARTS_HEIGHT} />,
});

/** What the last days came to next to their goals. */
export function TrendsView({ days = TREND_DAYS[0], date }: TrackerSearch) {
  const { trend } = trpc.useUtils().calorie;
  // Days are changed elsewhere, so every visit asks again.
  const query = trpc.calorie.trend.useQuery({ days }, { staleTime: 0 });
  useCached(`${STORED_NAMES.cachedRecords.trend}${days}`, query, (stored, updatedAt) =>
    trend.setData({ days }, (known) => known ?? stored, { updatedAt }),
  );
  const { data } = query;

  return (
    <div className={classes.trends}>
      <nav className={classes.days} aria-label={words.days}>
        {TREND_DAYS.map((count) => (
          <Link
            key={count}
            to="/calorie-tracker"
            search={{ date, view: 'trends', days: count === TREND_DAYS[0] ? undefined : count }}
            resetScroll={false}
            activeOptions={EXACT}
            replace
            aria-current={count === days ? 'page' : undefined}
          >
            {words.last({ count })}
          </Link>
        ))}
      </nav>
      {!data && query.isPending && <LoadingBlock height={CHARTS_HEIGHT} />}
      {!data && query.isError && (
        <ErrorState
          title={words.failedTitle}
          message={errorSentence(query.error, words.failedText)}
          onRetry={() => void query.refetch()}
        />
      )}
      {data && (
        <>
          <TrendSummary trend={data} />
          {data.logged > 0 && <TrendCharts trend={data} />}
          {data.logged > 0 && <TrendTable trend={data} />}
        </>
      )}
    </div>
  );
}
