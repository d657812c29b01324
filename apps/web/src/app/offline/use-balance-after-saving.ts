import { useEffect } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { useSubscription } from '../../shared/subscription/use-subscription.ts';
import { deviceOf } from '../../shared/sync/device.ts';

/** Reads the balance again when a plan that waited was saved, for its tokens. */
export function useBalanceAfterSaving(): void {
  const session = useSession();
  const { refresh } = useSubscription();

  useEffect(
    () =>
      deviceOf(session).news.listen((news) => {
        if (news.about === 'done' && news.operation.kind === 'plans.save') void refresh();
      }),
    [session, refresh],
  );
}
