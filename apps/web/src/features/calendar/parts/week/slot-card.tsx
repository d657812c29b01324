import { ActionIcon, Box, Button, Group, Menu, Stack, Text, Title, Tooltip } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { texts } from '@platewise/contract/texts';
import { calendarScreen } from '@platewise/contract/texts/calendar/calendar-screen';
import { IconChevronDown, IconDots, IconLock, IconLockOpen2, IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { takesTokens } from '../../../../shared/plan/changes/takes-tokens.ts';
import { useSubscription } from '../../../../shared/subscription/use-subscription.ts';
import { PopupMenu } from '../../../../shared/ui/overlays/popup-menu.tsx';
import type { CalendarDesk } from '../../data/calendar-desk.ts';
import { entryName } from '../../data/entry-words.ts';
import { type Place, placeKey } from '../../data/place.ts';
import { changeMutation } from '../../data/write/mutations.ts';
import { AddItems } from '../dialogs/add-items.tsx';
import { EntryItems } from '../entry-items.tsx';
import { longDayText } from './day-words.ts';
import { FilledSlot } from './filled-slot.tsx';
import { NewMealSlot } from './new-meal-slot.tsx';

const EMPTY = { bd: '1px dashed var(--plate-line)', mih: 148 } as const;

type SlotCardProps = { place: Place; entry: CalendarEntry | null; desk: CalendarDesk };

/** One slot of the chosen day: what stands there, what is being made for it, or nothing yet. */
export function SlotCard({ place, entry, desk }: SlotCardProps) {
  const headingId = useId();
  const newMeal = desk.newMeals.of(place);
  const card = useListFocus(`${newMeal?.is ?? ''} ${entry?.kind ?? ''}`);

  return (
    <Box
      component="section"
      ref={card}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-busy={newMeal?.is === 'pending'}
      data-slot={place.slot}
      p="md"
      bdrs="md"
      miw={0}
      {...(entry ? { bd: `1px solid var(${entry.isLocked ? '--primary' : '--line'})`, bg: 'var(--surface)' } : EMPTY)}
    >
      <Stack gap="sm" h="100%">
        <Group gap="xs" wrap="nowrap" justify="space-between" mih="32px">
          <Title order={3} id={headingId} c="dimmed" ff="text" fz="sm" fw={500}>
            {texts.calendar.slots[place.slot]}
          </Title>
          {entry && !newMeal && <EntryControls entry={entry} desk={desk} />}
        </Group>
        {newMeal && <NewMealSlot place={place} newMeal={newMeal} desk={desk} isReplacing={entry !== null} />}
        {!newMeal && entry && (
          <FilledSlot entry={entry} desk={desk} isPendingOperation={desk.pending.has(placeKey(place))} />
        )}
        {!newMeal && !entry && <EmptySlot place={place} desk={desk} />}
      </Stack>
    </Box>
  );
}

/** When what had the focus goes with what the slot showed before, the slot itself takes it. */
function useListFocus(shows: string): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const before = useRef(shows);
  const held = useRef(false);
  useEffect(() => {
    const hasLost = before.current !== shows && held.current && document.activeElement === document.body;
    before.current = shows;
    if (hasLost) card.current?.focus({ preventScroll: true });
  }, [shows]);
  useEffect(() => {
    const note = () => {
      const { activeElement } = document;
      if (activeElement !== document.body) held.current = card.current?.contains(activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return card;
}

const words = calendarScreen;

/** A slot that holds nothing: the plus makes a meal for it (shell 2), and there are other ways. */
function EmptySlot({ place, desk }: { place: Place; desk: CalendarDesk }) {
  const subscription = useSubscription();
  const named = { slot: texts.calendar.slots[place.slot], day: longDayText(place.date) };
  const hint = takesTokens(subscription) ? texts.planChanges.newMealTokenHint : words.generate;

  return (
    <>
      <Text inherit c="dimmed">
        {texts.calendar.empty}
      </Text>
      <Group gap="xs" wrap="nowrap" mt="auto">
        <Tooltip label={hint}>
          <ActionIcon
            variant="light"
            color="basil"
            aria-label={words.generateFor(named)}
            onClick={() => void desk.newMeals.generate(place)}
          >
            <IconPlus size={22} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <PopupMenu position="bottom-start" width={240}>
          <Menu.Target>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={words.addOtherTo(named)}
              rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
            >
              {words.addOther}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <AddItems place={place} desk={desk} />
          </Menu.Dropdown>
        </PopupMenu>
      </Group>
    </>
  );
}

/** The lock of an entry, and what is done to it more rarely. */
function EntryControls({ entry, desk }: { entry: CalendarEntry; desk: CalendarDesk }) {
  const name = entryName(entry);
  const Lock = entry.isLocked ? IconLock : IconLockOpen2;
  return (
    <span style={{ display: 'flex' }}>
      <Tooltip label={entry.isLocked ? words.unlock : words.lock}>
        <ActionIcon
          size={36}
          aria-label={words.lockOf({ name })}
          aria-pressed={entry.isLocked}
          color={entry.isLocked ? 'basil' : 'gray'}
          onClick={() => void desk.changes.applyNow(changeMutation(entry, { isLocked: !entry.isLocked }))}
        >
          <Lock size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <PopupMenu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon size={36} aria-label={words.menuOf({ name })}>
            <IconDots size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <EntryItems entry={entry} desk={desk} />
        </Menu.Dropdown>
      </PopupMenu>
    </span>
  );
}
