import { addDays } from '@platewise/contract/dates/local-date';
import type { Page } from '@playwright/test';
import { becomePlanner, localToday } from '../../../e2e/calendar/calendar-member.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { askAsMember, newMember } from '../../../e2e/testing/member.ts';

const path = '/calendar';

/** The calendar of people who eat what they cooked more than once. */
export const LEFTOVER_STATES: readonly ScreenState[] = [
  {
    name: 'calendar: a day is chosen on which is cooked ahead',
    path,
    arrange: (page) => newMember(page),
    act: async (page) => {
      await page.getByRole('button', { name: 'Fill the week' }).click();
      const days = page.getByRole('group', { name: 'Days to fill' }).getByRole('checkbox');
      await days.last().waitFor();
      for (const day of await days.all()) await day.check();
      await page.getByRole('combobox', { name: 'Cook dinner' }).click();
      await page
        .getByRole('option', { name: /^Ahead, on / })
        .first()
        .click();
    },
    shows: (page) => page.getByRole('dialog').getByText('what waits longest is frozen'),
  },
  {
    name: 'calendar: lunch is left over, and dinner is cooked for tomorrow as well',
    path,
    arrange: async (page) => {
      await newMember(page);
      const days = [-1, 0, 1].map((place) => ({ date: addDays(localToday(), place) }));
      await askAsMember(page, 'POST', '/api/calendar/fill', { days, mealCount: 3, seed: 11 });
    },
    shows: (page) => slot(page, 'Dinner').getByText('Cook 2 servings in all'),
  },
  {
    name: 'calendar: today is cooked ahead, and some of it is to be frozen',
    path,
    arrange: async (page, server) => {
      await becomePlanner(page, server);
      const days = [0, 1, 2, 3, 4, 5].map((place) => ({ date: addDays(localToday(), place) }));
      await askAsMember(page, 'POST', '/api/calendar/clear', { from: days[0]?.date, to: days[5]?.date });
      await askAsMember(page, 'POST', '/api/calendar/fill', { days, batchDay: days[0]?.date, mealCount: 3, seed: 4 });
    },
    shows: (page) => slot(page, 'Lunch').getByText('Freeze 1 serving'),
  },
  {
    name: 'calendar: a meal that is left over',
    path,
    arrange: async (page) => {
      await newMember(page);
      const days = [-1, 0].map((place) => ({ date: addDays(localToday(), place) }));
      await askAsMember(page, 'POST', '/api/calendar/fill', { days, mealCount: 3, seed: 7 });
    },
    act: (page) =>
      slot(page, 'Lunch')
        .getByRole('button', { name: /^Open / })
        .click(),
    shows: (page) => page.getByRole('dialog').getByText(/^Left over from/),
  },
];

function slot(page: Page, name: string) {
  return page.getByRole('tabpanel').getByRole('region', { name });
}
