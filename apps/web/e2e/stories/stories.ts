import { ACCOUNT_SETTINGS_STORIES } from './account-settings-stories.ts';
import { ACCOUNT_STORIES } from './account-stories.ts';
import { BILLING_STORIES } from './billing-stories.ts';
import { CALENDAR_STORIES } from './calendar-stories.ts';
import { DASHBOARD_STORIES } from './dashboard-stories.ts';
import { DIARY_STORIES } from './diary-stories.ts';
import { FAMILY_STORIES } from './family-stories.ts';
import { FAVORITES_STORIES } from './favorites-stories.ts';
import { OFFLINE_STORIES } from './offline-stories.ts';
import { PLAN_CHANGE_STORIES } from './plan-change-stories.ts';
import { PLANNER_STORIES } from './planner-stories.ts';
import { PREFERENCES_STORIES } from './preferences-stories.ts';
import { PREP_GUIDE_STORIES } from './prep-guide-stories.ts';
import { PROFILE_STORIES } from './profile-stories.ts';
import { SHOPPING_STORIES } from './shopping-stories.ts';
import type { Story } from './story.ts';

/** Every state of the screens, one after another. */
export const STORIES: readonly Story[] = [
  ...PLANNER_STORIES,
  ...PLAN_CHANGE_STORIES,
  ...PROFILE_STORIES,
  ...FAMILY_STORIES,
  ...PREFERENCES_STORIES,
  ...DASHBOARD_STORIES,
  ...PREP_GUIDE_STORIES,
  ...FAVORITES_STORIES,
  ...CALENDAR_STORIES,
  ...SHOPPING_STORIES,
  ...DIARY_STORIES,
  ...OFFLINE_STORIES,
  ...ACCOUNT_STORIES,
  ...ACCOUNT_SETTINGS_STORIES,
  ...BILLING_STORIES,
];
