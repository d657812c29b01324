import { ActionIcon, Box, Button, Group, Menu, Stack, Text, Title } from '@mantine/core';
import type { CalendarDay, CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { CALENDAR_SLOTS, type CalendarSlot, MAIN_SLOTS } from '@platewise/contract/calendar/calendar-slots';
import { addDays } from '@platewise/contract/dates/local-date';
import { timeOfDayText } from '@platewise/contract/language/formats';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { startsAt } from '@platewise/domain/calendar/starts-at';
import { IconBook2, IconChartBar, IconDots, IconEraser, IconPlus } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { PopupMenu } from '../../../../shared/ui/overlays/popup-menu.tsx';
import { notifyError } from '../../../../shared/ui/toasts/notify.ts';
import type { CalendarDesk } from '../../data/calendar-desk.ts';
import { entryName } from '../../data/entry-words.ts';
import { useDaysWithNext } from '../../data/leftovers.ts';
import { placeKey } from '../../data/place.ts';
import classes from '../calendar.module.css';
import { DaySum } from './day-sum.tsx';
import { longDayText } from './day-words.ts';
import { SlotCard } from './slot-card.tsx';

type DayPanelProps = { day: CalendarDay; desk: CalendarDesk };

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const words = calendarScreen;

/** One day: what it comes to, its meals, and the places where some could be (shell 2). */
export function DayPanel({ day, desk }: DayPanelProps) {
  const { date } = day;
  const [asked, setAsked] = useState<readonly CalendarSlot[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const shown = CALENDAR_SLOTS.filter(
    (slot) => MAIN_SLOTS.includes(slot) || asked.includes(slot) || day.entries.some((entry) => entry.slot === slot),
  );
  const next = CALENDAR_SLOTS.find((slot) => !shown.includes(slot));
  const dayText = longDayText(date);

  // The button that was pressed may go with the last snack: the keyboard goes to what it brought.
  useEffect(() => {
    const last = asked.at(-1);
    if (last) list.current?.querySelector<HTMLElement>(`[data-slot="${last}"] button`)?.focus();
  }, [asked]);

  return (
    <Stack>
      <Group gap="sm" wrap="nowrap" justify="space-between">
        <Title order={2} size="h3">
          {dayText}
        </Title>
        <DayMenu day={day} desk={desk} />
      </Group>
      <DaySum day={day} />
      <BeginsHere date={date} days={desk.days} />
      <div ref={list} className={classes.slots}>
        {shown.map((slot) => (
          <SlotCard
            key={slot}
            place={{ date, slot }}
            entry={day.entries.find((entry) => entry.slot === slot) ?? null}
            desk={desk}
          />
        ))}
      </div>
      {next && (
        <div>
          <Button
            variant="subtle"
            ml="calc(-1 * var(--space-16))"
            leftSection={<IconPlus {...ICON} />}
            onClick={() => setAsked([...asked, next])}
          >
            {words.addSnack}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function DayMenu({ day: { date, entries }, desk }: DayPanelProps) {
  const { whole, onAsk } = desk;
  const clear = () => {
    if (whole.isBusy) return;
    void whole.clear({ from: date, to: date }).then((failure) => failure && notifyError(failure));
  };
  return (
    <PopupMenu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon aria-label={words.moreOfDay({ day: longDayText(date) })}>
          <IconDots size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconBook2 {...ICON} />} onClick={() => onAsk({ asks: 'plan', date })}>
          {words.addPlan}
        </Menu.Item>
        {entries.length > 0 && (
          <Menu.Item
            leftSection={<IconChartBar {...ICON} />}
            onClick={() => onAsk({ asks: 'nutrients', date, of: 'day' })}
          >
            {words.nutrients}
          </Menu.Item>
        )}
        {entries.length > 0 && (
          <Menu.Item leftSection={<IconEraser {...ICON} />} onClick={clear}>
            {words.clearDay}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </PopupMenu>
  );
}

type BeginsHereProps = { date: string; days: readonly CalendarDay[] };

/** What has to be begun on a day for its own meals or for those of the day after (decisions 9.3). */
function BeginsHere({ date, days }: BeginsHereProps) {
  const titleId = useId();
  const begins = beginningOn(date, useDaysWithNext(date, days));
  if (begins.length === 0) return null;

  return (
    <Box aria-labelledby={titleId} component="section" py="sm" px="md" bd="1px solid var(--line)" bdrs="md">
      <Text id={titleId} component="h3" size="sm" fw={600}>
        {calendarScreen.beginsHere}
      </Text>
      <Box component="ul" className={classes.dots} mt="var(--space-4)">
        {begins.map(({ entry, at, what }) => (
          <li key={placeKey(entry)}>
            {calendarScreen.begins({
              time: timeOfDayText(at.slice('YYYY-MM-DDT'.length)),
              what,
              meal: entryName(entry),
            })}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** In the evening, when the kitchen is tidied up: our own hour. */
const THAW_AT = '20:00';

type Beginning = { entry: CalendarEntry; at: string; what: string };

/** What waits in the freezer takes a night to thaw in the fridge. */
function thawing(entry: CalendarEntry): Beginning {
  return { entry, at: `${addDays(entry.date, -1)}T${THAW_AT}`, what: calendarScreen.thaws };
}

/** Entries that begin on a day, earliest first; also those that wait on this device and no server has read yet. */
function beginningOn(date: string, days: readonly CalendarDay[]): Beginning[] {
  return days
    .flatMap(({ entries }) => entries)
    .flatMap((entry): Beginning[] => {
      const ahead = entry.meal?.startsAhead;
      if (entry.leftover) return entry.leftover.isFrozen ? [thawing(entry)] : [];
      return ahead ? [{ entry, at: entry.startsAt ?? startsAt(entry, ahead), what: ahead.what }] : [];
    })
    .filter(({ at }) => at.startsWith(date))
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}
