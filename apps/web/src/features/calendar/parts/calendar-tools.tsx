import { ActionIcon, Button, Group, Menu, Title } from '@mantine/core';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import {
  IconArrowBackUp,
  IconCalendarRepeat,
  IconChartBar,
  IconChevronLeft,
  IconChevronRight,
  IconDots,
  IconEraser,
  IconRss,
  IconSparkles,
} from '@tabler/icons-react';
import { softDisabled } from '../../../shared/ui/buttons/soft-disabled.ts';
import { PopupMenu } from '../../../shared/ui/overlays/popup-menu.tsx';
import { notifyError } from '../../../shared/ui/toasts/notify.ts';
import typography from '../../../shared/ui/typography/typography.module.css';
import type { CalendarDesk } from '../data/calendar-desk.ts';
import type { ShownWeek } from '../screens/shown-week.ts';
import { monthText } from './week/day-words.ts';

type CalendarToolsProps = { week: ShownWeek; day: string; desk: CalendarDesk; isReady: boolean };

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const words = calendarScreen;

/** Which days are shown, and what is done to all of them. */
export function CalendarTools({ week, day, desk, isReady }: CalendarToolsProps) {
  const { from, to, previous, next } = week;
  const { today, changes, whole, onAsk, onDay } = desk;
  const go = (day: string | null) => day && onDay(day);
  const run = (work: Promise<string | null>) => void work.then((failure) => failure && notifyError(failure));

  return (
    <Group gap="sm" justify="space-between">
      <Group role="group" aria-label={words.weekTools} gap="var(--space-4) var(--space-8)">
        <ActionIcon
          ml="calc(-1 * var(--space-12))"
          aria-label={words.previous}
          {...softDisabled(previous === null)}
          onClick={() => go(previous)}
        >
          <IconChevronLeft size={22} stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon
          ml="calc(-1 * var(--space-8))"
          aria-label={words.next}
          {...softDisabled(next === null)}
          onClick={() => go(next)}
        >
          <IconChevronRight size={22} stroke={1.5} aria-hidden />
        </ActionIcon>
        <Title order={2} size="h3" className={typography.figures} mr="xs" aria-live="polite">
          {monthText(from, to)}
        </Title>
        {day !== today && (
          <Button variant="default" size="compact-md" onClick={() => onDay(today)}>
            {words.today}
          </Button>
        )}
      </Group>
      <Group gap="var(--space-4) var(--space-8)" ml="auto">
        {changes.undoLast && (
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={words.undoLast}
            leftSection={<IconArrowBackUp {...ICON} />}
            onClick={changes.undoLast}
          >
            {words.undo}
          </Button>
        )}
        <Button
          leftSection={<IconSparkles {...ICON} />}
          aria-haspopup="dialog"
          {...softDisabled(!isReady)}
          onClick={() => isReady && onAsk({ asks: 'fill' })}
        >
          {words.fillWeek}
        </Button>
        <PopupMenu position="bottom-end" width={280}>
          <Menu.Target>
            <ActionIcon aria-label={words.more}>
              <IconDots size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconCalendarRepeat {...ICON} />}
              onClick={() => !whole.isBusy && run(whole.repeat(from))}
            >
              {words.repeat}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconEraser {...ICON} />}
              onClick={() => !whole.isBusy && run(whole.clear({ from, to }))}
            >
              {words.clear}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconChartBar {...ICON} />}
              onClick={() => onAsk({ asks: 'nutrients', date: day, of: 'week' })}
            >
              {words.nutrientsOfDays}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item leftSection={<IconRss {...ICON} />} onClick={() => onAsk({ asks: 'feed' })}>
              {words.subscribe}
            </Menu.Item>
          </Menu.Dropdown>
        </PopupMenu>
      </Group>
    </Group>
  );
}
