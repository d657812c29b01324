import { expect, test } from 'vitest';
import { deviceFailure } from '../../../shared/api/device-failure.ts';
import { generationFailureText } from './generation-failure.ts';

const noTokens = 'No more tokens available. Upgrade to pro to continue.';
const fallback = 'Failed to generate meal plan. Please try again.';
const empty = {
  plan: 'free',
  status: 'active',
  tokens: 0,
  nextReset: new Date('2026-12-21T00:00:00Z'),
  loading: false,
} as const;

test('a free plan with no tokens left is reported to upgrade', () => {
  expect(generationFailureText(new Error('x'), empty)).toBe(noTokens);
});

test('a free plan with tokens left reads the failure itself', () => {
  expect(generationFailureText(new Error('x'), { ...empty, tokens: 3 })).toBe(fallback);
});

test('a paid plan is never reported to upgrade', () => {
  expect(generationFailureText(new Error('x'), { ...empty, plan: 'pro' })).toBe(fallback);
  expect(generationFailureText(new Error('x'), { ...empty, plan: 'family' })).toBe(fallback);
});

test('a balance that is not known is not taken as zero', () => {
  expect(generationFailureText(new Error('x'), { ...empty, loading: true })).toBe(fallback);
  expect(generationFailureText(new Error('x'), { ...empty, status: 'inactive', nextReset: null })).toBe(fallback);
});

test('a visitor has no balance', () => {
  expect(generationFailureText(new Error('x'), null)).toBe(fallback);
});

test('what this device found is reported also to whom has no tokens, since it took none', () => {
  const reason = 'No vegan breakfast is left.';

  expect(generationFailureText(deviceFailure(reason), empty)).toBe(reason);
  expect(generationFailureText(deviceFailure(reason), null)).toBe(reason);
});
