import type { Entitlements } from '@platewise/contract/billing/subscription-schema';
import { tools } from '@platewise/contract/texts/site/tools';
import type { ReactNode } from 'react';
import { PlateMark } from '../ui/brand/plate-mark.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { LoadingBlock } from '../ui/states/loading-block.tsx';
import { useSubscription } from './use-subscription.ts';

type ProToolProps = {
  needs: keyof Pick<Entitlements, 'shoppingList' | 'calorieTracker'>;
  words: { proText: string };
  children: ReactNode;
};

/** A tool of the paid plans: shown to those whose plan allows it, otherwise the way to such a plan (shell 6). */
export function ProTool({ needs, words, children }: ProToolProps) {
  const { isKnown, entitlements, loading, refresh } = useSubscription();

  if (entitlements[needs]) return children;
  if (!isKnown && loading) return <LoadingBlock height={280} />;
  if (!isKnown) {
    return (
      <ErrorState title={tools.statusFailedTitle} message={tools.statusFailedText} onRetry={() => void refresh()} />
    );
  }
  return (
    <EmptyState
      title={tools.proOnly}
      text={words.proText}
      illustration={<PlateMark size={120} />}
      action={<ButtonLink to="/pricing">{tools.upgrade}</ButtonLink>}
    />
  );
}
