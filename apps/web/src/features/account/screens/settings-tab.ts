/** The parts of the settings, in the order of their tabs. */
export const SETTINGS_TABS = [
  'account',
  'profiles',
  'preferences',
  'taste',
  'appearance',
  'subscription',
  'notifications',
  'api',
] as const;

export type SettingsTab = (typeof SETTINGS_TABS)[number];
