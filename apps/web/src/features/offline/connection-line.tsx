import { texts } from '@platewise/contract/texts';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TextLink } from '../../components/text-link.tsx';
import { trpc } from '../../trpc.ts';
import { FAVORITES_INPUT } from '../favorites/use-favorites.ts';
import { cachedAtText } from './cached-at-text.ts';
import { CACHED_PLANS } from './cached-names.ts';
import { isPendingOperation } from './operation.ts';
import { shownAges } from './shown-ages.ts';
import classes from './strip.module.css';
import { useIsReachable } from './use-connection.ts';
import { useOperations } from './use-operations.ts';
import { useSettled } from './use-settled.ts';

const words = texts.offline;

/** Says to a member that the server is away, how old what is shown is, and how much waits; announced when it changes. */
export function ConnectionLine() {
  const isReachable = useSettled(useIsReachable());
  const operations = useOperations();
  const isOnDashboard = useLocation({ select: ({ pathname }) => pathname.startsWith('/dashboard') });
  const pending = operations.filter(isPendingOperation).length;
  const staying = operations.length - pending;
  const isBack = useJustBack(isReachable);
  const keptAt = useOldestShown();

  const sentences = [
    !isReachable && (keptAt === null ? words.nothingKept : cachedAtText(keptAt, new Date())),
    isReachable && isBack && words.back,
    (!isReachable || isBack) && pending > 0 && words.waiting({ count: pending }),
    staying > 0 && words.staying({ count: staying }),
  ].filter((sentence) => typeof sentence === 'string');

  return (
    <div role="status" className={classes.strip}>
      {sentences.length > 0 && (
        <p className={classes.line}>
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
