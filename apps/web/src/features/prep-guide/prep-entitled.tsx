import { Skeleton } from '@mantine/core';
import { prep } from '@platewise/contract/locales/en/site/prep';
import { texts } from '@platewise/contract/texts';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { useSubscription } from '../subscription/use-subscription.ts';
import { PrepOffer } from './prep-offer.tsx';

const words = prep.offer;

/** Shows the guide to those whose plan has it, to others what it is; the server decides again. */
export function PrepEntitled({ children }: { children: ReactNode }) {
  const { isKnown, entitlements, loading, refresh } = useSubscription();

  if (entitlements.prepGuide) return children;
  if (isKnown) return <PrepOffer />;
  if (loading) return <Skeleton height={280} aria-label={texts.shell.loading} />;
  return <ErrorState title={words.statusFailedTitle} message={words.statusFailedText} onRetry={() => void refresh()} />;
}
