import type { Page } from '@playwright/test';
import { fails, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { askAsMember, newMember, saveProfile } from '../../../e2e/testing/member.ts';

const path = '/settings?tab=preferences';

/** Time zone, week, weights and the calendar's profile in the settings, in each of their states. */
export const PREFERENCES_STATES: readonly ScreenState[] = [
  {
    name: 'preferences: loading',
    path,
    arrange: async (page) => {
      await newMember(page);
      await neverAnswers(page, 'preferences.get');
    },
    shows: (page) => page.getByRole('tabpanel', { name: 'Preferences' }),
  },
  {
    name: 'preferences: cannot be loaded',
    path,
    arrange: async (page) => {
      await newMember(page);
      await fails(page, 'preferences.get');
    },
    shows: (page) => page.getByRole('heading', { name: 'Your preferences could not be loaded' }),
  },
  {
    name: 'preferences: as they come',
    path,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByText(/^You have no profile yet/),
  },
  {
    name: 'preferences: chosen',
    path,
    arrange: async (page) => {
      await newMember(page);
      await saveProfile(page, { name: 'Asha', calorieTarget: 1700 });
      await choosePreferences(page);
    },
    shows: (page) => page.getByLabel('Profile', { exact: true }),
  },
];

function choosePreferences(page: Page) {
  return askAsMember(page, 'PATCH', '/api/users/me/preferences', {
    timeZone: 'Asia/Kolkata',
    weekStart: 1,
    units: 'us',
    region: 'south-asia',
  });
}
