import { Title } from '@mantine/core';
import type { CalendarEntry } from '@platewise/contract/calendar-schema';
import { texts } from '@platewise/contract/texts';
import { type RefObject, useEffect, useId, useRef } from 'react';
import type { CalendarDesk } from './calendar-desk.ts';
import { EmptySlot } from './empty-slot.tsx';
import { EntryControls } from './entry-controls.tsx';
import { FilledSlot } from './filled-slot.tsx';
import { NewMealSlot } from './new-meal-slot.tsx';
import { type Place, placeKey } from './place.ts';
import classes from './slot-card.module.css';

type SlotCardProps = { place: Place; entry: CalendarEntry | null; desk: CalendarDesk };

/** One slot of the chosen day: what stands there, what is being made for it, or nothing yet. */
export function SlotCard({ place, entry, desk }: SlotCardProps) {
  const headingId = useId();
  const newMeal = desk.newMeals.of(place);
  const card = useListFocus(`${newMeal?.is ?? ''} ${entry?.kind ?? ''}`);

  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-busy={newMeal?.is === 'pending'}
      className={classes.card}
      data-slot={place.slot}
      data-empty={entry === null || undefined}
      data-locked={entry?.isLocked || undefined}
    >
      <div className={classes.header}>
        <Title order={3} id={headingId} className={classes.slot}>
          {texts.calendar.slots[place.slot]}
        </Title>
        {entry && !newMeal && <EntryControls entry={entry} desk={desk} />}
      </div>
      {newMeal && <NewMealSlot place={place} newMeal={newMeal} desk={desk} isReplacing={entry !== null} />}
      {!newMeal && entry && (
        <FilledSlot entry={entry} desk={desk} isPendingOperation={desk.pending.has(placeKey(place))} />
      )}
      {!newMeal && !entry && <EmptySlot place={place} desk={desk} />}
    </section>
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
