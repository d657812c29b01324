import { ACCOUNT_STORIES } from './account-stories.ts';
import { DASHBOARD_STORIES } from './dashboard-stories.ts';
import { FAVORITES_STORIES } from './favorites-stories.ts';
import { OFFLINE_STORIES } from './offline-stories.ts';
import { PLANNER_STORIES } from './planner-stories.ts';
import { PREP_GUIDE_STORIES } from './prep-guide-stories.ts';
import { PROFILE_STORIES } from './profile-stories.ts';
import type { Story } from './story.ts';

/** Every state of the screens, one after another. */
export const STORIES: readonly Story[] = [
  ...PLANNER_STORIES,
  ...PROFILE_STORIES,
  ...DASHBOARD_STORIES,
  ...PREP_GUIDE_STORIES,
  ...FAVORITES_STORIES,
  ...OFFLINE_STORIES,
  ...ACCOUNT_STORIES,
];
