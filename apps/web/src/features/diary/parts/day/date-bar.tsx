import { ActionIcon, Button, Group, Text, TextInput, Title } from '@mantine/core';
import { FIRST_DATE } from '@platewise/contract/dates/known-dates';
import { addDays, daysBetween, yearAfter } from '@platewise/contract/dates/local-date';
import { texts } from '@platewise/contract/texts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { TrackerView } from '../../screens/tracker-view.ts';
import { longDateText } from './date-text.ts';
import { isTrackable } from './shown-date.ts';

type DateBarProps = { date: string; today: string; onAsk: TrackerView['onAsk'] };

const words = texts.calorieScreen;

/** The day in full, the days next to it, and any other. */
export function DateBar({ date, today, onAsk }: DateBarProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const go = (next: string) => onAsk({ date: next === today ? undefined : next });
  const step = (days: number) => {
    const next = addDays(date, days);
    return isTrackable(next, new Date()) ? next : null;
  };
  const [previous, next] = [step(-1), step(1)];
  const near = nearName(daysBetween(today, date));

  // While a year is typed the field passes through days long gone.
  function type(value: string) {
    setTyped(value);
    if (value !== date && isTrackable(value, new Date())) {
      onAsk({ date: value === today ? undefined : value }, { replace: true });
    }
  }

  return (
    <Group gap="var(--space-12) var(--space-24)" justify="space-between" mb="var(--space-20)">
      <Group gap="sm" wrap="nowrap" justify="space-between" flex={{ base: '1 1 100%', sm: 'none' }} ta="center">
        <ActionIcon
          variant="default"
          aria-label={words.previousDay}
          {...(previous === null && { 'data-disabled': true, 'aria-disabled': true })}
          onClick={() => previous !== null && go(previous)}
        >
          <IconChevronLeft size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
        <Title order={2} size="h3" fz={{ base: 'lg', sm: 'xl' }} miw={0} aria-live="polite">
          {longDateText(date)}
          {near && (
            <Text className={typography.oneLine} span inherit c="dimmed">
              {' '}
              · {near}
            </Text>
          )}
        </Title>
        <ActionIcon
          variant="default"
          aria-label={words.nextDay}
          {...(next === null && { 'data-disabled': true, 'aria-disabled': true })}
          onClick={() => next !== null && go(next)}
        >
          <IconChevronRight size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Group>
      <Group gap="sm" wrap="nowrap">
        {date !== today && (
          <Button variant="subtle" size="compact-md" onClick={() => go(today)}>
            {words.today}
          </Button>
        )}
        <TextInput
          type="date"
          aria-label={words.date}
          w="168px"
          min={FIRST_DATE}
          max={yearAfter(today)}
          value={typed ?? date}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
      </Group>
    </Group>
  );
}

function nearName(days: number): string | null {
  if (days === 0) return words.today;
  if (days === -1) return words.yesterday;
  return days === 1 ? words.tomorrow : null;
}
