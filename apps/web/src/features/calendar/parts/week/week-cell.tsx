import { Flex, Loader, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import {
  IconBuildingStore,
  IconClock,
  IconLock,
  IconMicrowave,
  IconNote,
  IconPlus,
  IconSparkles,
} from '@tabler/icons-react';
import { createContext, memo, type PointerEvent, use, useState } from 'react';
import { PlatePicture } from '../../../../shared/plate/plate-picture.tsx';
import { PopupMenu } from '../../../../shared/ui/overlays/popup-menu.tsx';
import typography from '../../../../shared/ui/typography/typography.module.css';
import type { CalendarDesk } from '../../data/calendar-desk.ts';
import { energyText, entryName } from '../../data/entry-words.ts';
import { type Place, placeKey } from '../../data/place.ts';
import { AddItems } from '../dialogs/add-items.tsx';
import { EntryItems } from '../entry-items.tsx';
import { placeText } from './day-words.ts';
import classes from './week-cell.module.css';

type WeekCellProps = {
  date: string;
  slot: Place['slot'];
  entry: CalendarEntry | null;
  isChosen: boolean;
  isTabStop: boolean;
  isDragged: boolean;
  /** Where what is dragged would come to. */
  isAim: boolean;
  /** Whether it was cut, to be pasted elsewhere. */
  isCut: boolean;
  /** Whether a meal is being made for it. */
  isMaking: boolean;
  /** Whether it waits on this device for the connection. */
  isQueued: boolean;
  onFocus: (place: Place) => void;
  onGrab: (entry: CalendarEntry, event: PointerEvent<HTMLElement>) => void;
  /** Whether the press that ends now was a drag: then it opens nothing. */
  wasDragged: () => boolean;
};

/** What the open menu of a place works with; a place is not rendered when something changes elsewhere. */
export const WeekDesk = createContext<CalendarDesk | null>(null);

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const PLATE_PX = 40;
const words = calendarScreen;

/** One place of the week: a press opens what can be done there. */
export const WeekCell = memo(function WeekCell({ date, slot, entry, ...cell }: WeekCellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const place = { date, slot };

  return (
    <td
      className={classes.cell}
      data-place={placeKey(place)}
      data-chosen={cell.isChosen || undefined}
      data-aim={cell.isAim || undefined}
    >
      <PopupMenu position="bottom-start" width={260} opened={isOpen} onChange={setIsOpen}>
        <Menu.Target>
          <UnstyledButton
            className={entry ? classes.entry : classes.empty}
            aria-busy={cell.isMaking}
            data-locked={entry?.isLocked || undefined}
            data-gone={cell.isDragged || cell.isCut || undefined}
            tabIndex={cell.isTabStop ? 0 : -1}
            onFocus={() => cell.onFocus(place)}
            onPointerDown={(event) => entry && cell.onGrab(entry, event)}
            onClickCapture={(event) => cell.wasDragged() && event.stopPropagation()}
          >
            <VisuallyHidden>{labelOf(place, entry)}</VisuallyHidden>
            {cell.isMaking && <Loader size={18} aria-hidden />}
            {!cell.isMaking && entry && <Filled entry={entry} isPendingOperation={cell.isQueued} />}
            {!cell.isMaking && !entry && <IconPlus {...ICON} />}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <CellItems place={place} entry={entry} />
        </Menu.Dropdown>
      </PopupMenu>
    </td>
  );
});

/** What can be done in a place. */
function CellItems({ place, entry }: { place: Place; entry: CalendarEntry | null }) {
  const desk = use(WeekDesk);
  if (!desk) return null;
  if (entry) return <EntryItems entry={entry} desk={desk} isAlone />;
  return (
    <>
      <Menu.Item
        leftSection={<IconSparkles {...ICON} />}
        onClick={() => {
          desk.onDay(place.date);
          void desk.newMeals.generate(place);
        }}
      >
        {words.generate}
      </Menu.Item>
      <AddItems place={place} desk={desk} />
    </>
  );
}

function Filled({ entry, isPendingOperation }: { entry: CalendarEntry; isPendingOperation: boolean }) {
  const { meal, kind, isLocked, leftover } = entry;
  const Icon = kind === 'eating-out' ? IconBuildingStore : IconNote;
  return (
    <Flex component="span" direction="column" flex={1} w="100%" aria-hidden>
      <Flex component="span" align="flex-start" justify="space-between" mih={40}>
        {meal ? <PlatePicture meal={meal} size={PLATE_PX} /> : <Icon {...ICON} />}
        <Flex component="span" gap="var(--space-4)" c="dimmed">
          {isPendingOperation && <IconClock size={14} stroke={1.5} aria-hidden />}
          {leftover && <IconMicrowave size={14} stroke={1.5} aria-hidden />}
          {isLocked && <IconLock size={14} stroke={1.5} aria-hidden />}
        </Flex>
      </Flex>
      <Text dir="auto" className={typography.breakable} span inherit lineClamp={2} mt="var(--space-4)" fw={500}>
        {entryName(entry)}
      </Text>
      <Text className={typography.figures} span size="xs" mt="auto" pt="var(--space-4)" c="dimmed">
        {energyText(entry)}
      </Text>
    </Flex>
  );
}

function labelOf(place: Place, entry: CalendarEntry | null): string {
  if (!entry) return words.emptySlot({ place: placeText(place) });
  const sentence = entry.isLocked ? words.filledLocked : words.filledSlot;
  const energy = energyText(entry) ?? words.writeNote;
  const label = sentence({ place: placeText(place), name: entryName(entry), energy });
  return entry.leftover ? words.filledLeftOver({ sentence: label }) : label;
}
