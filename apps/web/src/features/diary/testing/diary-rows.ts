import type { Caller } from '@platewise/api/app-router';
import { screen } from '@testing-library/react';
import { deviceZone } from '../../../shared/preferences/device-zone.ts';
import { wordsOf } from '../../../shared/testing/on-page.ts';

/** The rows of the meals that were eaten, as they stand on the page. */
export function mealRows(): HTMLElement[] {
  const region = screen.getByText('Meals of this day').closest('section');
  return [...(region?.querySelectorAll<HTMLElement>('ul > li') ?? [])].filter((row) => wordsOf(row).includes('kcal'));
}

/** Chooses the zone of the device, as the first page of days does; which then reads its day once, not twice. */
export async function chooseZone({ preferences }: Caller): Promise<void> {
  await preferences.update({ timeZone: deviceZone() });
}
