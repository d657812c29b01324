import type { CalendarSlot } from '@platewise/contract/calendar/calendar-slots';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect } from 'vitest';
import { takeItem, wordsOf } from '../../../shared/testing/on-page.ts';

/** The first day of the week in which tests run. */
export const SUNDAY = '2026-11-15';

/** A slot of the chosen day. */
export function slotOf(slot: CalendarSlot): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[role="tabpanel"] section[data-slot="${slot}"]`);
  if (!found) throw new Error(`The chosen day has no ${slot}.`);
  return found;
}

/** Waits until a slot of the chosen day says something. */
export async function untilSlot(slot: CalendarSlot, words: string | RegExp): Promise<void> {
  await waitFor(() => expect(wordsOf(slotOf(slot))).toMatch(words));
}

/** Presses a button of a slot, once the slot is there. */
export async function pressIn(user: UserEvent, slot: CalendarSlot, name: string | RegExp): Promise<void> {
  await waitFor(() => slotOf(slot));
  await user.click(await within(slotOf(slot)).findByRole('button', { name }));
}

/** Puts something into an empty slot in one of the ways that its menu offers. */
export async function addTo(user: UserEvent, slot: CalendarSlot, way: string): Promise<void> {
  await pressIn(user, slot, /^Add something else/);
  await user.click(await screen.findByRole('menuitem', { name: way }));
}

/** Takes an item of the menu of what stands in a slot. */
export async function ofEntry(user: UserEvent, slot: CalendarSlot, item: string): Promise<void> {
  await waitFor(() => slotOf(slot));
  await takeItem(user, await within(slotOf(slot)).findByRole('button', { name: /^More for / }), item);
}

/** A window that is too narrow for the whole week: its 21 places would take long to be drawn. */
export function showOneDay(): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
  const { innerWidth } = window;
  beforeAll(() => happyDOM.setViewport({ width: 1000 }));
  afterAll(() => happyDOM.setViewport({ width: innerWidth }));
}
