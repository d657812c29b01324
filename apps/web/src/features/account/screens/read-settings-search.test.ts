import { expect, test } from 'vitest';
import { readSettingsSearch } from './read-settings-search.ts';

test.each(['account', 'profiles', 'preferences', 'taste', 'appearance', 'subscription', 'notifications'])(
  '%s is a tab',
  (tab) => {
    expect(readSettingsSearch({ tab })).toEqual({ tab });
  },
);

test.each(['billing', '<script>', '', 'ACCOUNT', ['account'], 1, null, undefined])('%j is none', (tab) => {
  expect(readSettingsSearch({ tab })).toEqual({ tab: undefined });
});
