import { Box, Flex, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { CalendarDay } from '@platewise/contract/calendar/calendar-schema';
import { addDays } from '@platewise/contract/dates/local-date';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { wholeNumberText } from '../../../../shared/meal/quantities.ts';
import { Meter } from '../../../../shared/ui/meters/meter.tsx';
import type { ShownWeek } from '../../screens/shown-week.ts';
import classes from './day-strip.module.css';
import { dayNumberText, longDayText, weekdayText } from './day-words.ts';

type DayStripProps = {
  week: ShownWeek;
  days: readonly CalendarDay[] | undefined;
  day: string;
  today: string;
  onDay: (day: string) => void;
  /** Its days stand over the columns of the whole week. */
  isAboveGrid: boolean | undefined;
};

const words = calendarScreen;

/** The tab of a day, and the panel that it shows. */
export const dayTabId = (date: string) => `day-${date}`;
export const DAY_PANEL_ID = 'day-panel';

/** Seven days, each with how full it is; the chosen one is shown beneath. Arrow keys walk on, also into other weeks. */
export function DayStrip({ week, days, day, today, onDay, isAboveGrid }: DayStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const isWalking = useRef(false);
  const before = useRef(day);
  useEffect(() => {
    // The way to today goes when it was pressed: the keyboard comes here.
    const hasLost = before.current !== day && document.activeElement === document.body;
    before.current = day;
    if (!isWalking.current && !hasLost) return;
    isWalking.current = false;
    strip.current?.querySelector<HTMLElement>(`#${CSS.escape(dayTabId(day))}`)?.focus();
  }, [day]);

  function walk(event: KeyboardEvent) {
    const aim = aimOf(event.key, day, week);
    if (!aim) return;
    event.preventDefault();
    isWalking.current = true;
    onDay(aim);
  }

  return (
    <div
      ref={strip}
      role="tablist"
      aria-label={words.days}
      className={classes.strip}
      data-above-grid={isAboveGrid || undefined}
      onKeyDown={walk}
    >
      {week.dates.map((date) => (
        <UnstyledButton
          key={date}
          role="tab"
          id={dayTabId(date)}
          className={classes.day}
          aria-selected={date === day}
          aria-controls={date === day ? DAY_PANEL_ID : undefined}
          data-today={date === today || undefined}
          tabIndex={date === day ? 0 : -1}
          onClick={() => onDay(date)}
        >
          <VisuallyHidden>{labelOf(date, { today, day: days?.find((one) => one.date === date) })}</VisuallyHidden>
          <Flex component="span" direction="column" align="center" aria-hidden>
            <Text span size="xs" c="dimmed">
              {weekdayText(date)}
            </Text>
            <span className={classes.number}>{dayNumberText(date)}</span>
            <Gauge day={days?.find((one) => one.date === date)} />
          </Flex>
        </UnstyledButton>
      ))}
    </div>
  );
}

function Gauge({ day }: { day: CalendarDay | undefined }) {
  const planned = day?.totals.calories ?? 0;
  const target = day?.target.calories ?? 0;
  return (
    <>
      <Text span size="xs" c="dimmed">
        {planned > 0 ? wholeNumberText(planned) : '\u00a0'}
      </Text>
      <Box component="span" w="min(100%, 72px)">
        <Meter value={planned} max={target} />
      </Box>
    </>
  );
}

function labelOf(date: string, { today, day }: { today: string; day: CalendarDay | undefined }): string {
  const parts = [longDayText(date), ...(date === today ? [words.dayToday] : [])];
  if (!day) return parts.join(', ');
  const planned = wholeNumberText(day.totals.calories);
  return [...parts, words.dayKcal({ planned, target: wholeNumberText(day.target.calories) })].join(', ');
}

function aimOf(key: string, day: string, { from, to, previous, next }: ShownWeek): string | null {
  if (key === 'ArrowLeft') return day > from || previous ? addDays(day, -1) : null;
  if (key === 'ArrowRight') return day < to || next ? addDays(day, 1) : null;
  if (key === 'Home') return from;
  return key === 'End' ? to : null;
}
