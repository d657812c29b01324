import type { Profile } from '@platewise/contract/profile-schema';
import { useEffect } from 'react';
import { STORED_NAMES } from '../../stored-names.ts';
import { trpc } from '../../trpc.ts';
import { useAuth } from '../auth/use-auth.ts';
import { isProvisional } from '../favorites/provisional-favorite.ts';
import { FAVORITES_INPUT } from '../favorites/use-favorites.ts';
import { useSubscription } from '../subscription/use-subscription.ts';
import { KEPT_PLANS, KEPT_SUBSCRIPTION } from './kept-names.ts';
import { keptRecords } from './kept-records.ts';
import { useKept } from './use-kept.ts';

/**
 * Keeps on this device what the signed-in person reads without a connection, and what plans are made with: their plans,
 * favorites, profiles, the meals they do not want, their plan and tokens. Shows nothing.
 */
export function KeepData() {
  const { plans, favorites, profiles, dislikedMeals } = trpc.useUtils();
  const { user } = useAuth();
  const userId = user?.id ?? null;

  // What lies here of somebody else, whose session ended by itself, is not for the person who is here now.
  useEffect(() => {
    if (userId !== null) void keptRecords.forgetAllBut(userId);
  }, [userId]);

  useKept(STORED_NAMES.cachedRecords.plans, trpc.plans.page.useQuery(KEPT_PLANS), (data, updatedAt) =>
    plans.page.setData(KEPT_PLANS, data, { updatedAt }),
  );
  const listed = trpc.favorites.list.useQuery(FAVORITES_INPUT);
  useKept(
    STORED_NAMES.cachedRecords.favorites,
    listed,
    (data, updatedAt) => favorites.list.setData(FAVORITES_INPUT, data, { updatedAt }),
    !listed.data?.some(isProvisional),
  );
  useKept(
    STORED_NAMES.cachedRecords.profiles,
    trpc.profiles.list.useQuery(),
    (data: Profile[] | undefined, updatedAt) =>
      // Those of an older version know nothing of meals that are not wanted.
      profiles.list.setData(undefined, data?.map(withDislikes), { updatedAt }),
  );
  useKept(STORED_NAMES.cachedRecords.dislikedMeals, trpc.dislikedMeals.list.useQuery(), (data, updatedAt) =>
    dislikedMeals.list.setData(undefined, data, { updatedAt }),
  );
  useKeptSubscription(userId);
  return null;
}

function withDislikes(profile: Profile): Profile {
  return { ...profile, dislikedMeals: profile.dislikedMeals ?? [] };
}

function useKeptSubscription(userId: string | null): void {
  const { isKnown, plan, status, tokens, nextReset, entitlements, loading } = useSubscription();
  useEffect(() => {
    if (userId === null || loading || !isKnown) return;
    const data = { plan, status, tokens, nextReset, entitlements };
    void keptRecords.keep({ userId, name: KEPT_SUBSCRIPTION, data, at: Date.now() });
  }, [userId, isKnown, plan, status, tokens, nextReset, entitlements, loading]);
}
