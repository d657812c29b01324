import { ActionIcon, Button, Menu, Title } from '@mantine/core';
import type { CalendarDay } from '@platewise/contract/calendar-schema';
import { CALENDAR_SLOTS, type CalendarSlot, MAIN_SLOTS } from '@platewise/contract/calendar-slots';
import { calendarScreen } from '@platewise/contract/locales/en/calendar-screen';
import { IconBook2, IconDots, IconEraser, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { notifyError } from '../../components/notify.ts';
import { PopupMenu } from '../../components/overlays/popup-menu.tsx';
import { BeginsHere } from './begins-here.tsx';
import type { CalendarDesk } from './calendar-desk.ts';
import classes from './day-panel.module.css';
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
    <div className={classes.panel}>
      <div className={classes.header}>
        <Title order={2} size="h3">
          {dayText}
        </Title>
        <DayMenu day={day} desk={desk} />
      </div>
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
        <Button
          variant="subtle"
          className={classes.snack}
          leftSection={<IconPlus {...ICON} />}
          onClick={() => setAsked([...asked, next])}
        >
          {words.addSnack}
        </Button>
      )}
    </div>
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
          <Menu.Item leftSection={<IconEraser {...ICON} />} onClick={clear}>
            {words.clearDay}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </PopupMenu>
  );
}
