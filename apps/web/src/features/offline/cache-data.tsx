import type { Profile } from '@platewise/contract/profile-schema';
import { useEffect } from 'react';
import { STORED_NAMES } from '../../stored-names.ts';
import { trpc } from '../../trpc.ts';
import { useAuth } from '../auth/use-auth.ts';
import { isProvisional } from '../favorites/provisional-favorite.ts';
import { FAVORITES_INPUT } from '../favorites/use-favorites.ts';
import { useSubscription } from '../subscription/use-subscription.ts';
import { CACHED_PLANS, CACHED_SUBSCRIPTION } from './cached-names.ts';
import { cachedRecords } from './cached-records.ts';
import { useCached } from './use-cached.ts';

/**
 * Keeps on this device what the signed-in person reads without a connection, and what plans are made with: their plans,
 * favorites, profiles, the meals they do not want, their plan and tokens. Shows nothing.
 */
export function CacheData() {
  const { plans, favorites, profiles, dislikedMeals } = trpc.useUtils();
  const { user } = useAuth();
  const userId = user?.id ?? null;

  // What lies here of somebody else, whose session ended by itself, is not for the person who is here now.
  useEffect(() => {
    if (userId !== null) void cachedRecords.forgetAllBut(userId);
  }, [userId]);

  useCached(STORED_NAMES.cachedRecords.plans, trpc.plans.page.useQuery(CACHED_PLANS), (data, updatedAt) =>
    plans.page.setData(CACHED_PLANS, data, { updatedAt }),
  );
  const listed = trpc.favorites.list.useQuery(FAVORITES_INPUT);
  useCached(
    STORED_NAMES.cachedRecords.favorites,
    listed,
    (data, updatedAt) => favorites.list.setData(FAVORITES_INPUT, data, { updatedAt }),
    !listed.data?.some(isProvisional),
  );
  useCached(
    STORED_NAMES.cachedRecords.profiles,
    trpc.profiles.list.useQuery(),
    (data: Profile[] | undefined, updatedAt) =>
      // Those of an older version know nothing of meals that are not wanted.
      profiles.list.setData(undefined, data?.map(withDislikes), { updatedAt }),
  );
  useCached(STORED_NAMES.cachedRecords.dislikedMeals, trpc.dislikedMeals.list.useQuery(), (data, updatedAt) =>
    dislikedMeals.list.setData(undefined, data, { updatedAt }),
  );
  useCachedSubscription(userId);
  return null;
}

function withDislikes(profile: Profile): Profile {
  return { ...profile, dislikedMeals: profile.dislikedMeals ?? [] };
}

function useCachedSubscription(userId: string | null): void {
  const { isKnown, plan, status, tokens, nextReset, entitlements, loading } = useSubscription();
  useEffect(() => {
    if (userId === null || loading || !isKnown) return;
    const data = { plan, status, tokens, nextReset, entitlements };
    void cachedRecords.save({ userId, name: CACHED_SUBSCRIPTION, data, at: Date.now() });
  }, [userId, isKnown, plan, status, tokens, nextReset, entitlements, loading]);
}
