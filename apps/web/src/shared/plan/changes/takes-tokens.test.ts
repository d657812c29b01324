import { ENTITLEMENTS } from '@platewise/domain/entitlements';
import { expect, test } from 'vitest';
import { takesTokens } from './takes-tokens.ts';

test('a new meal takes a token of the free plan, none of a paid one', () => {
  expect(takesTokens({ isKnown: true, entitlements: ENTITLEMENTS.free })).toBe(true);
  expect(takesTokens({ isKnown: true, entitlements: ENTITLEMENTS.pro })).toBe(false);
  expect(takesTokens({ isKnown: true, entitlements: ENTITLEMENTS.family })).toBe(false);
});

test('before the status is read nothing is stated about tokens', () => {
  expect(takesTokens({ isKnown: false, entitlements: ENTITLEMENTS.free })).toBe(false);
});
