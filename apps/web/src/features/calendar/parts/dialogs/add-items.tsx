import { Menu } from '@mantine/core';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { IconBook2, IconBuildingStore, IconClipboard, IconHeart, IconNote } from '@tabler/icons-react';
import { type CalendarDesk, entryAt } from '../../data/calendar-desk.ts';
import { pasteInto } from '../../data/move-entry-to.ts';
import type { Place } from '../../data/place.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const words = calendarScreen;

/** What can be put into a slot besides a new meal. */
export function AddItems({ place, desk }: { place: Place; desk: CalendarDesk }) {
  const { onAsk, clipboard } = desk;
  const isEmpty = entryAt(desk, place) === null;
  return (
    <>
      <Menu.Item leftSection={<IconHeart {...ICON} />} onClick={() => onAsk({ asks: 'favorite', place })}>
        {words.fromFavorites}
      </Menu.Item>
      <Menu.Item leftSection={<IconBook2 {...ICON} />} onClick={() => onAsk({ asks: 'plan-meal', place })}>
        {words.fromPlans}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconBuildingStore {...ICON} />}
        onClick={() => onAsk({ asks: 'eating-out', place, entry: null })}
      >
        {words.eatOut}
      </Menu.Item>
      {isEmpty && (
        <Menu.Item leftSection={<IconNote {...ICON} />} onClick={() => onAsk({ asks: 'note', place, entry: null })}>
          {words.writeNote}
        </Menu.Item>
      )}
      {clipboard && (
        <Menu.Item leftSection={<IconClipboard {...ICON} />} onClick={() => pasteInto(desk, place)}>
          {words.paste}
        </Menu.Item>
      )}
    </>
  );
}
