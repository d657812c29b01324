import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The cards of the meals on the page. A saved plan is an article too; its meals are the ones within. */
export function mealCards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main article')].filter((card) => !card.querySelector('article'));
}

/** The name on a card. */
export function nameOf(card: HTMLElement | undefined): string {
  return card?.querySelector('h2, h3')?.textContent ?? '';
}

/** The names of the meals, in their order. */
export function mealNames(): string[] {
  return mealCards().map(nameOf);
}

/** Waits until these meals are on the page, in this order. */
export async function expectMeals(names: readonly string[]): Promise<void> {
  await waitFor(() => expect(mealNames()).toEqual(names));
}

/** The card of a meal of the day ('Lunch'). */
export function cardOf(slot: string): HTMLElement {
  const card = mealCards().find((one) => within(one).queryByText(slot, { exact: true }));
  if (!card) throw new Error(`No meal of the page is called ${slot}.`);
  return card;
}
