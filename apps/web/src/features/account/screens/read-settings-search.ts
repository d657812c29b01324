import { SETTINGS_TABS, type SettingsTab } from './settings-tab.ts';

/**
 * The search part of /settings: which tab; what is no tab is the first. Set to undefined, since the router keeps the
 * raw value of what is left out.
 */
export function readSettingsSearch(search: Record<string, unknown>): { tab?: SettingsTab | undefined } {
  return { tab: SETTINGS_TABS.find((tab) => tab === search.tab) };
}
