import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Today where tests run: the clock of the window and of the database stands still. */
export const TODAY = '2026-11-21';

/** The text of an element, each space a plain one. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ');
}

/** Waits until something has the focus. */
export async function untilFocused(find: () => Element | null): Promise<void> {
  // Compared here: a difference of elements would be written out whole.
  await waitFor(() => expect(find() === document.activeElement).toBe(true));
}

/** Takes an item of the menu behind a button. */
export async function takeItem(user: UserEvent, button: HTMLElement, item: string): Promise<void> {
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}
