import { Menu } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import {
  IconArrowsMove,
  IconCalculator,
  IconCopy,
  IconFileDescription,
  IconLock,
  IconLockOpen2,
  IconNote,
  IconRefresh,
  IconScissors,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import type { CalendarDesk } from '../data/calendar-desk.ts';
import { changeMutation, removeMutation } from '../data/write/mutations.ts';
import { AddItems } from './dialogs/add-items.tsx';

type EntryItemsProps = {
  entry: CalendarEntry;
  desk: CalendarDesk;
  /** Where its card, which has controls of its own for them, is not next to the menu. */
  isAlone?: boolean;
};

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const words = calendarScreen;

/** What can be done to an entry. What takes its place is kept from it while it is locked. */
export function EntryItems({ entry, desk, isAlone = false }: EntryItemsProps) {
  const { changes, newMeals, onAsk, onClipboard, onDetails } = desk;
  const { kind, isLocked, meal } = entry;
  const place = { date: entry.date, slot: entry.slot };
  const Lock = isLocked ? IconLockOpen2 : IconLock;

  return (
    <>
      {isAlone && meal && (
        <Menu.Item leftSection={<IconFileDescription {...ICON} />} onClick={() => onDetails(entry)}>
          {words.details}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconArrowsMove {...ICON} />}
        onClick={() => onAsk({ asks: 'place', entry, copy: false })}
      >
        {words.move}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => onAsk({ asks: 'place', entry, copy: true })}>
        {words.copy}
      </Menu.Item>
      {isAlone && (
        <Menu.Item leftSection={<IconScissors {...ICON} />} onClick={() => onClipboard({ entry, copy: false })}>
          {words.cut}
        </Menu.Item>
      )}
      {isAlone && (
        <Menu.Item
          leftSection={<Lock {...ICON} />}
          onClick={() => void changes.applyNow(changeMutation(entry, { isLocked: !isLocked }))}
        >
          {isLocked ? words.unlock : words.lock}
        </Menu.Item>
      )}
      {isAlone && meal && (
        <Menu.Item leftSection={<IconUsers {...ICON} />} onClick={() => onAsk({ asks: 'servings', entry })}>
          {words.servings}
        </Menu.Item>
      )}
      {kind === 'eating-out' && (
        <Menu.Item
          leftSection={<IconCalculator {...ICON} />}
          onClick={() => onAsk({ asks: 'eating-out', place, entry })}
        >
          {words.estimate}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconNote {...ICON} />} onClick={() => onAsk({ asks: 'note', place, entry })}>
        {words.note}
      </Menu.Item>
      {!isLocked && (
        <>
          <Menu.Divider />
          <Menu.Label>{words.replace}</Menu.Label>
          <Menu.Item
            leftSection={<IconRefresh {...ICON} />}
            onClick={() => void newMeals.generate(place, { replace: true })}
          >
            {words.newMeal}
          </Menu.Item>
          <AddItems place={place} desk={desk} />
        </>
      )}
      <Menu.Divider />
      <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={() => void changes.applyNow(removeMutation(entry))}>
        {words.remove}
      </Menu.Item>
    </>
  );
}
