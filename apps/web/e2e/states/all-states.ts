import { OFFLINE_STATES } from '../../src/app/offline/states.ts';
import { ADDRESS_STATES } from '../../src/features/account/address-states.ts';
import { FACTORS_STATES } from '../../src/features/account/factors-states.ts';
import { PREFERENCES_STATES } from '../../src/features/account/preferences-states.ts';
import { REMINDER_STATES } from '../../src/features/account/reminder-states.ts';
import { ACCOUNT_SETTINGS_STATES } from '../../src/features/account/states.ts';
import { TASTE_STATES } from '../../src/features/account/taste-states.ts';
import { WEBHOOK_STATES } from '../../src/features/account/webhook-states.ts';
import { ADMIN_STATES } from '../../src/features/admin/states.ts';
import { BILLING_STATES } from '../../src/features/billing/states.ts';
import { BODY_STATES } from '../../src/features/body/states.ts';
import { LEFTOVER_STATES } from '../../src/features/calendar/leftover-states.ts';
import { NUTRIENT_STATES } from '../../src/features/calendar/nutrient-states.ts';
import { CALENDAR_STATES } from '../../src/features/calendar/states.ts';
import { DIARY_STATES } from '../../src/features/diary/states.ts';
import { FAVORITES_STATES } from '../../src/features/favorites/states.ts';
import { ACCOUNT_STATES } from '../../src/features/identity/states.ts';
import { IMPORT_STATES } from '../../src/features/imports/states.ts';
import { FAMILY_STATES } from '../../src/features/planner/family-states.ts';
import { PLANNER_STATES } from '../../src/features/planner/states.ts';
import { SUBSTITUTE_STATES } from '../../src/features/planner/substitute-states.ts';
import { PLAN_CHANGE_STATES } from '../../src/features/plans/plan-change-states.ts';
import { DASHBOARD_STATES } from '../../src/features/plans/states.ts';
import { PREP_GUIDE_STATES } from '../../src/features/prep-guide/states.ts';
import { PROFILE_STATES } from '../../src/features/profiles/states.ts';
import { OWN_PRICE_STATES } from '../../src/features/shopping/own-price-states.ts';
import { SHOP_STATES } from '../../src/features/shopping/shop-states.ts';
import { SHOPPING_STATES } from '../../src/features/shopping/states.ts';
import type { ScreenState } from './screen-state.ts';

/** Every state of the screens, one after another. */
export const STATES: readonly ScreenState[] = [
  ...PLANNER_STATES,
  ...SUBSTITUTE_STATES,
  ...PLAN_CHANGE_STATES,
  ...PROFILE_STATES,
  ...FAMILY_STATES,
  ...PREFERENCES_STATES,
  ...ADDRESS_STATES,
  ...FACTORS_STATES,
  ...TASTE_STATES,
  ...DASHBOARD_STATES,
  ...PREP_GUIDE_STATES,
  ...FAVORITES_STATES,
  ...CALENDAR_STATES,
  ...LEFTOVER_STATES,
  ...NUTRIENT_STATES,
  ...SHOPPING_STATES,
  ...OWN_PRICE_STATES,
  ...SHOP_STATES,
  ...DIARY_STATES,
  ...BODY_STATES,
  ...IMPORT_STATES,
  ...OFFLINE_STATES,
  ...ACCOUNT_STATES,
  ...ACCOUNT_SETTINGS_STATES,
  ...WEBHOOK_STATES,
  ...REMINDER_STATES,
  ...BILLING_STATES,
  ...ADMIN_STATES,
];
