import { ENTITLEMENTS } from '@platewise/contract/entitlements';
import { expect, test } from 'vitest';
import { takesTokens } from './takes-tokens.ts';

test('a new meal takes a token of the free plan, none of a paid one', () => {
  expect(takesTokens({ status: 'active', entitlements: ENTITLEMENTS.free })).toBe(true);
  expect(takesTokens({ status: 'cancelled', entitlements: ENTITLEMENTS.free })).toBe(true);
  expect(takesTokens({ status: 'active', entitlements: ENTITLEMENTS.pro })).toBe(false);
  expect(takesTokens({ status: 'active', entitlements: ENTITLEMENTS.family })).toBe(false);
});

test('before the status is read nothing is said about tokens', () => {
  expect(takesTokens({ status: 'inactive', entitlements: ENTITLEMENTS.free })).toBe(false);
});
