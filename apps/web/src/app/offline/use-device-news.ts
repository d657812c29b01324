import { useEffect } from 'react';
import { dataClients } from '../../shared/api/data-clients.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSubscription } from '../../shared/subscription/use-subscription.ts';
import { deviceOf } from '../../shared/sync/device.ts';

/** Shows what became of what was pending, and reads the balance again when a plan that waited was saved, for its tokens. */
export function useDeviceNews(): void {
  const session = useSession();
  const { refresh } = useSubscription();

  useEffect(() => {
    const { queryClient } = dataClients(session);
    return deviceOf(session).news.listen((news, isOurs) => {
      // What every feature does with an answer is fetched when there is one.
      if (news.about !== 'queue')
        void import('./show-device-news.ts').then(({ showDeviceNews }) => showDeviceNews(queryClient, news, isOurs));
      if (news.about === 'done' && news.operation.kind === 'plans.save') void refresh();
    });
  }, [session, refresh]);
}
