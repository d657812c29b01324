import { expect, type Locator } from '@playwright/test';

/** More stops than anybody should have to make. */
const STOPS_MAX = 250;
const ITEMS_MAX = 20;

/** Walks to a control with the Tab key alone, back where it stands before the focus: a list of a week is long. */
export async function tabTo(control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isBefore = await control.evaluate((element) => {
    const order = document.activeElement?.compareDocumentPosition(element) ?? 0;
    return (order & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  });
  await walkTo(control, { key: isBefore ? 'Shift+Tab' : 'Tab', most: STOPS_MAX });
}

/** Walks to an item of the menu that is open with the arrow keys alone. */
export function arrowTo(item: Locator): Promise<void> {
  return walkTo(item, { key: 'ArrowDown', most: ITEMS_MAX });
}

/** Types a date into the field of a day: month, day and year, as people from the States do. */
export async function typeDate(field: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await tabTo(field);
  await field.page().keyboard.type(`${month}${day}${year}`);
  await expect(field).toHaveValue(date);
}

async function walkTo(control: Locator, { key, most }: { key: string; most: number }): Promise<void> {
  await expect(control).toBeVisible();
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < most && !(await hasFocus()); steps += 1) await control.page().keyboard.press(key);
  await expect(control).toBeFocused();
}
