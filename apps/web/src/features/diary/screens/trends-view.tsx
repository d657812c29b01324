import { Box, Button, Flex, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { DIARY_MACROS } from '@platewise/contract/diary/diary-macros';
import { TREND_DAYS } from '@platewise/contract/diary/trend-days';
import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { Link } from '@tanstack/react-router';
import { Fragment, useId, useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { kcalText, nutrientGramsText, wholeNumberText } from '../../../shared/meal/quantities.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';
import { useCached } from '../../../shared/sync/cache/use-cached.ts';
import { lazyPart } from '../../../shared/ui/parts/lazy-part.tsx';
import { LoadingBlock } from '../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../shared/ui/states/query-states.tsx';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import typography from '../../../shared/ui/typography/typography.module.css';
import type { Trend } from '../data/diary-day.ts';
import { shortDateText } from '../parts/day/date-text.ts';
import { MacroTotals } from '../parts/day/macro-totals.tsx';
import shared from '../parts/diary.module.css';
import type { TrackerSearch } from './read-tracker-search.ts';
import classes from './trends-view.module.css';

// Links without search parameters would count as active on every view.
const EXACT = { exact: true } as const;
const words = texts.calorieScreen.trend;

/** px of the four charts before they are there. */
const CHARTS_HEIGHT = 640;

// The library of charts is fetched when somebody looks at trends.
const TrendCharts = lazyPart(async () => (await import('../parts/trends/trend-charts.tsx')).TrendCharts, {
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

  return (
    <Stack gap="xl" pb="var(--space-64)">
      <Flex component="nav" align="center" wrap="wrap" className={classes.days} gap="xs" aria-label={words.days}>
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
      </Flex>
      <QueryStates
        query={query}
        loading={<LoadingBlock height={CHARTS_HEIGHT} />}
        failed={{ title: words.failedTitle, text: words.failedText }}
      >
        {(data) => (
          <>
            <TrendSummary trend={data} />
            {data.logged > 0 && <TrendCharts trend={data} />}
            {data.logged > 0 && <TrendTable trend={data} />}
          </>
        )}
      </QueryStates>
    </Stack>
  );
}

const NO_GOAL = { calories: 0, protein: null, carbs: null, fat: null, from: null };

/** A single day is no run worth a word. */
const RUN_FROM = 2;

/** What an average day came to: over those that were logged, since an empty day says nothing. */
function TrendSummary({ trend }: { trend: Trend }) {
  const { averages, averageGoal, logged, days, inARow } = trend;
  const titleId = useId();
  if (!averages)
    return (
      <Text inherit py="lg" c="dimmed">
        {words.empty}
      </Text>
    );
  const run = inARow >= LIMITS.daysInARowMax ? words.inARowMost({ count: inARow }) : words.inARow({ count: inARow });

  return (
    <Flex
      component="section"
      align="center"
      wrap="wrap"
      aria-labelledby={titleId}
      className={classes.summary}
      gap="var(--space-24) var(--space-48)"
    >
      <Box flex="1 1 340px" miw={0}>
        <Title order={2} id={titleId} c="dimmed" ff="text" fz="sm" fw={600} lts={0}>
          {words.averages}
        </Title>
        <Text className={typography.figures} fz="var(--text-28)" mt="var(--space-4)" ff="heading" fw={560} lh={1.15}>
          {words.average({ kcal: kcalText(averages.calories) })}
        </Text>
        {averageGoal !== null && (
          <Text className={typography.figures} inherit mt="var(--space-4)" c="dimmed">
            {words.againstGoal({ kcal: kcalText(averageGoal) })}
          </Text>
        )}
        <Text className={typography.figures} inherit mt="var(--space-4)" c="dimmed">
          {[words.logged({ logged, days: days.length }), ...(inARow >= RUN_FROM ? [run] : [])].join(' · ')}
        </Text>
        {logged < days.length && (
          <Text className={typography.figures} inherit mt="var(--space-4)" c="dimmed">
            {words.restart}
          </Text>
        )}
      </Box>
      <MacroTotals totals={averages} goal={NO_GOAL} note={words.least} />
    </Flex>
  );
}

/** Every figure of the charts: always there for screen readers, and for everyone who asks for it. */
function TrendTable({ trend: { from, to, days } }: { trend: Trend }) {
  const [isShown, setIsShown] = useState(false);
  const withGoal = DIARY_MACROS.filter((macro) => days.some(({ goal }) => goal[macro] !== null));
  const table = (
    <table className={`${shared.table} ${classes.table}`}>
      <caption>{words.tableTitle({ from: shortDateText(from), to: shortDateText(to) })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.caloriesUnit}</th>
          <th scope="col">{words.ofGoal}</th>
          {DIARY_MACROS.map((macro) => (
            <Fragment key={macro}>
              <th scope="col">{texts.meal[macro]}</th>
              {withGoal.includes(macro) && <th scope="col">{words.ofMacroGoal({ macro: texts.meal[macro] })}</th>}
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, eaten, goal }) => (
          <tr key={date}>
            <th scope="row">
              {isShown ? (
                <TextLink to="/calorie-tracker" search={{ date }} inherit>
                  {shortDateText(date)}
                </TextLink>
              ) : (
                shortDateText(date)
              )}
            </th>
            <td>{eaten ? wholeNumberText(eaten.calories) : words.notLogged}</td>
            <td>{wholeNumberText(goal.calories)}</td>
            {DIARY_MACROS.map((macro) => (
              <Fragment key={macro}>
                <td>{eaten && gramsText(eaten[macro], eaten.unknown.includes(macro))}</td>
                {withGoal.includes(macro) && <td>{goalText(goal[macro])}</td>}
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );

  return (
    <div>
      <Button variant="default" size="compact-md" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? words.hideTable : words.showTable}
      </Button>
      {isShown ? (
        <div className={classes.tableFrame}>{table}</div>
      ) : (
        <VisuallyHidden component="div">{table}</VisuallyHidden>
      )}
    </div>
  );
}

function goalText(grams: number | null): string {
  return grams === null ? words.noGoal : nutrientGramsText(grams);
}

function gramsText(figure: number, lacksSome: boolean): string {
  const grams = nutrientGramsText(figure);
  return lacksSome ? texts.calorieScreen.atLeast({ grams }) : grams;
}
