import { Box, Button, Group, Text } from '@mantine/core';
import type { CalendarSwap } from '@platewise/contract/calendar/calendar-swap-schema';
import { texts } from '@platewise/contract/texts';
import { nutrientView } from '@platewise/contract/texts/meals/nutrient-view';
import { useRef } from 'react';
import { trpc } from '../../../../shared/api/trpc.ts';
import type { Days } from '../../../../shared/nutrients/nutrient-source.ts';
import { namesText } from '../../../../shared/nutrients/nutrient-words.ts';
import changePanel from '../../../../shared/plan/changes/change-panel.module.css';
import { MendingRow } from '../../../../shared/plan/mending/mending-row.tsx';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../../shared/ui/states/query-states.tsx';
import type { CalendarDesk } from '../../data/calendar-desk.ts';
import { useSwapEntry } from '../../data/use-swap-entry.ts';
import { placeText } from '../week/day-words.ts';

type DaysMendingProps = { days: Days; desk: Pick<CalendarDesk, 'changes'> };

const words = nutrientView.mending;

/** Swaps of one meal that bring some days of the calendar nearer to their references; nothing where they are short of nothing. */
export function DaysMending({ days: { from, to }, desk }: DaysMendingProps) {
  const query = trpc.calendar.mendingSwaps.useQuery({ from, to }, { staleTime: 0 });
  const { isBusy, failure, swap: swapEntry } = useSwapEntry(desk.changes);
  const list = useRef<HTMLDivElement>(null);

  function choose(swap: CalendarSwap) {
    // The pressed button goes with its swap.
    list.current?.focus({ preventScroll: true });
    swapEntry(swap);
  }

  return (
    <QueryStates query={query} loading={<LoadingBlock height={48} />} failed={{ text: words.failed }}>
      {({ swaps, unmended }) => (
        <Box ref={list} tabIndex={-1}>
          {failure && (
            <Group gap="sm">
              <Text role="alert" size="sm" c="var(--tomato)">
                {failure.sentence}
              </Text>
              {failure.planWithout && (
                <Button size="compact-md" onClick={failure.planWithout}>
                  {texts.planner.planWithout}
                </Button>
              )}
            </Group>
          )}
          {swaps.length > 0 && (
            <>
              <Text fw={600}>{words.daysTitle}</Text>
              <ul className={changePanel.list} aria-label={words.daysTitle}>
                {swaps.map((swap) => {
                  const named = { dish: swap.meal.name, meal: swap.replaces, place: placeText(swap) };
                  return (
                    <MendingRow
                      key={`${swap.date} ${swap.slot} ${swap.id}`}
                      {...swap}
                      title={words.swapOn(named)}
                      isFree={false}
                      isBusy={isBusy || query.isFetching}
                      label={words.pressNamedOn(named)}
                      onChoose={() => choose(swap)}
                    />
                  );
                })}
              </ul>
            </>
          )}
          {unmended.length > 0 && (
            <Text inherit c="dimmed">
              {words.noneNearer({ names: namesText(unmended.map(({ nutrient }) => nutrient)) })}
            </Text>
          )}
        </Box>
      )}
    </QueryStates>
  );
}
