import type { SubscriptionState } from '@platewise/contract/billing/subscription-schema';
import { ENTITLEMENTS } from '@platewise/domain/entitlements';
import { expect, test, vi } from 'vitest';
import { loadSubscription } from './subscription-status.ts';

const NOT_FOUND = new Error('not found');

function uses(fetchStatus: () => Promise<SubscriptionState>) {
  const isQueued: number[] = [];
  const wait = async (ms: number) => void isQueued.push(ms);
  return { isQueued, uses: { fetchStatus, wait, isNotFound: (error: unknown) => error === NOT_FOUND } };
}

test('the answer becomes plan, status, tokens and the date of the next reset', async () => {
  const setup = uses(async () => state({ tokens: 7, nextReset: '2026-12-21T10:00:00.000Z' }));

  const view = await loadSubscription(setup.uses);

  expect(view).toMatchObject({ plan: 'free', status: 'active', tokens: 7 });
  expect(view.nextReset).toEqual(new Date('2026-12-21T10:00:00.000Z'));
});

test('a plan that ended unpaid is inactive, and known', async () => {
  const view = await loadSubscription(uses(async () => state({ subscriptionStatus: 'inactive' })).uses);

  expect(view).toMatchObject({ isKnown: true, plan: 'free', status: 'inactive' });
});

test('an empty or unreadable reset is no date', async () => {
  for (const nextReset of [null, 'soon']) {
    const view = await loadSubscription(uses(async () => state({ nextReset })).uses);

    expect(view.nextReset).toBeNull();
  }
});

test('a missing record is asked for again after 1, 2 and 4 seconds, then taken as a fresh free account', async () => {
  const fetchStatus = vi.fn(() => Promise.reject(NOT_FOUND));
  const { isQueued, uses: given } = uses(fetchStatus);

  const view = await loadSubscription(given);

  expect(isQueued).toEqual([1000, 2000, 4000]);
  expect(fetchStatus).toHaveBeenCalledTimes(4);
  expect(view).toEqual({
    isKnown: true,
    plan: 'free',
    status: 'active',
    tokens: 10,
    nextReset: null,
    refill: null,
    entitlements: ENTITLEMENTS.free,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    billing: null,
  });
});

test('a record that appears while waiting is used', async () => {
  const fetchStatus = vi
    .fn()
    .mockRejectedValueOnce(NOT_FOUND)
    .mockResolvedValueOnce(state({ tokens: 3 }));
  const { isQueued, uses: given } = uses(fetchStatus);

  const view = await loadSubscription(given);

  expect(view.tokens).toBe(3);
  expect(isQueued).toEqual([1000]);
});

test('any other failure is thrown at once', async () => {
  const { isQueued, uses: given } = uses(() => Promise.reject(new Error('down')));

  await expect(loadSubscription(given)).rejects.toThrow('down');
  expect(isQueued).toEqual([]);
});

function state(changes: Partial<SubscriptionState>): SubscriptionState {
  return {
    subscription: 'free',
    subscriptionStatus: 'active',
    tokens: 10,
    nextReset: null,
    isPro: false,
    entitlements: ENTITLEMENTS.free,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
    ...changes,
  };
}
