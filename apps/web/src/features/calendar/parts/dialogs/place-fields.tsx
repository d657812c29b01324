import { Group, Select, TextInput } from '@mantine/core';
import { CALENDAR_SLOTS, type CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import { FIRST_DATE, isKnownDate, isWithinAYear } from '@platewise/contract/dates/known-dates';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import type { ReactNode } from 'react';

type PlaceFieldsProps = {
  date: string;
  onDate: (date: string) => void;
  /** Null where each meal has its own. */
  slot: CalendarSlot | null;
  onSlot?: (slot: CalendarSlot) => void;
  error?: ReactNode;
};

const words = calendarScreen;
const SLOTS = CALENDAR_SLOTS.map((slot) => ({ value: slot, label: texts.calendar.slots[slot] }));

/** The day, and the slot where one is to be chosen. */
export function PlaceFields({ date, onDate, slot, onSlot, error }: PlaceFieldsProps) {
  return (
    <Group gap="sm" align="flex-start">
      <TextInput
        flex="1 1 180px"
        type="date"
        label={words.day}
        min={FIRST_DATE}
        value={date}
        error={error}
        data-autofocus
        onChange={({ currentTarget }) => onDate(currentTarget.value)}
      />
      {slot !== null && (
        <Select
          flex="1 1 180px"
          label={words.slot}
          data={SLOTS}
          value={slot}
          allowDeselect={false}
          onChange={(value) => {
            const chosen = CALENDAR_SLOTS.find((one) => one === value);
            if (chosen) onSlot?.(chosen);
          }}
        />
      )}
    </Group>
  );
}

/** Whether something can be put on a day: a real one, at most a year ahead. */
export function isOpenDay(date: string): boolean {
  return isKnownDate(date) && isWithinAYear(date, new Date());
}
