import type { Profile } from '@platewise/contract/profiles/profile-schema';
import { texts } from '@platewise/contract/texts';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { BillingLine } from '../../features/billing/parts/billing-line.tsx';
import { Data } from '../../shared/api/data.tsx';
import { trpc } from '../../shared/api/trpc.ts';
import { useIsReachable } from '../../shared/api/use-connection.ts';
import { FAVORITES_INPUT } from '../../shared/favorites/favorite-operations.ts';
import { cachePlanner } from '../../shared/planning/cache-planner.ts';
import { useAuth } from '../../shared/session/use-auth.ts';
import { STORED_NAMES } from '../../shared/storage/stored-names.ts';
import { useSubscription } from '../../shared/subscription/use-subscription.ts';
import { cachedAtText } from '../../shared/sync/cache/cached-at-text.ts';
import { CACHED_PLANS, CACHED_SUBSCRIPTION } from '../../shared/sync/cache/cached-names.ts';
import { cachedRecords } from '../../shared/sync/cache/cached-records.ts';
import { shownAges } from '../../shared/sync/cache/shown-ages.ts';
import { useCached } from '../../shared/sync/cache/use-cached.ts';
import { isPendingOperation } from '../../shared/sync/queue/operation.ts';
import { useOperations } from '../../shared/sync/queue/use-operations.ts';
import { useSettled } from '../../shared/sync/queue/use-settled.ts';
import note from '../../shared/ui/states/note.module.css';
import { TextLink } from '../../shared/ui/typography/text-link.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { NewVersionNote } from './new-version-note.tsx';
import { registerWorker } from './register-worker.ts';
import { useDeviceNews } from './use-device-news.ts';
import { useReconnect } from './use-reconnect.ts';
import { VisitorLine } from './visitor-line.tsx';

/** What runs next to every page of the application: its worker, what is kept, what is pending, and the lines that report it. */
export function OfflineServices() {
  const { status } = useAuth();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  useReconnect();

  useEffect(() => {
    let isOver = false;
    void registerWorker().then((registered) => {
      if (isOver) return;
      setRegistration(registered);
      if (registered) void cachePlanner({ hasPlanned: false });
    });
    return () => {
      isOver = true;
    };
  }, []);

  return (
    <>
      {registration && <NewVersionNote registration={registration} />}
      {status === 'signed-in' ? (
        <Data>
          {(registration || isControlled()) && <CacheData />}
          <MemberServices />
        </Data>
      ) : (
        <VisitorLine />
      )}
    </>
  );
}

/** A worker that was there before this page: what was kept is shown without waiting for it to be registered again. */
function isControlled(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

function MemberServices() {
  useDeviceNews();
  return (
    <>
      <ConnectionLine />
      <BillingLine />
      <LeaveDialog />
    </>
  );
}

/**
 * Keeps on this device what the signed-in person reads without a connection, and what plans are made with: their plans,
 * favorites, profiles, the meals they do not want, their plan and tokens. Shows nothing.
 */
function CacheData() {
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
  useCached(STORED_NAMES.cachedRecords.favorites, trpc.favorites.list.useQuery(FAVORITES_INPUT), (data, updatedAt) =>
    favorites.list.setData(FAVORITES_INPUT, data, { updatedAt }),
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
  const { isKnown, plan, status, tokens, nextReset, refill, entitlements, loading } = useSubscription();
  useEffect(() => {
    if (userId === null || loading || !isKnown) return;
    const data = { plan, status, tokens, nextReset, refill, entitlements };
    void cachedRecords.save({ userId, name: CACHED_SUBSCRIPTION, data, at: Date.now() });
  }, [userId, isKnown, plan, status, tokens, nextReset, refill, entitlements, loading]);
}

const words = texts.offline;

/** Says to a member that the server is away, how old what is shown is, and how much waits; announced when it changes. */
function ConnectionLine() {
  const isReachable = useSettled(useIsReachable());
  const operations = useOperations();
  const isOnDashboard = useLocation({ select: ({ pathname }) => pathname.startsWith('/dashboard') });
  const pending = operations.filter(isPendingOperation).length;
  const staying = operations.length - pending;
  const isBack = useJustBack(isReachable);
  const cachedAt = useOldestShown();

  const sentences = [
    !isReachable && (cachedAt === null ? words.nothingKept : cachedAtText(cachedAt, new Date())),
    isReachable && isBack && words.back,
    (!isReachable || isBack) && pending > 0 && words.waiting({ count: pending }),
    staying > 0 && words.staying({ count: staying }),
  ].filter((sentence) => typeof sentence === 'string');

  return (
    <div role="status" className={note.strip} data-screen-only>
      {sentences.length > 0 && (
        <p className={note.note}>
          <span>{sentences.join(' ')}</span>
          {operations.length > 0 && !isOnDashboard && (
            <TextLink to="/dashboard" inherit>
              {words.show}
            </TextLink>
          )}
        </p>
      )}
    </div>
  );
}

/** From when the oldest thing is that is shown without the server, cached on the device or in this page alone; null for none. */
function useOldestShown(): number | null {
  const plans = trpc.plans.page.useQuery(CACHED_PLANS, { enabled: false });
  const favorites = trpc.favorites.list.useQuery(FAVORITES_INPUT, { enabled: false });
  const cached = useSyncExternalStore(shownAges.subscribe, shownAges.oldest, noneAtBuild);
  const ages = [plans.dataUpdatedAt, favorites.dataUpdatedAt, cached ?? 0].filter((at) => at > 0);
  return ages.length === 0 ? null : Math.min(...ages);
}

const noneAtBuild = () => null;

const SHOWN_FOR_MS = 6000;

/** True for a moment after the server was away. */
function useJustBack(isReachable: boolean): boolean {
  const [isBack, setIsBack] = useState(false);
  const was = useRef(isReachable);

  useEffect(() => {
    const hasCome = isReachable && !was.current;
    was.current = isReachable;
    setIsBack(hasCome);
    if (!hasCome) return;
    const timer = setTimeout(() => setIsBack(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isReachable]);

  return isBack;
}
