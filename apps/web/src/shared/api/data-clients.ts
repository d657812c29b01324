import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '../session/session-types.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { type ApiClient, createApiClient, createQueryClient } from './trpc.ts';

/** What screens with data stand on: the typed client and the cache of its answers. */
export type DataClients = { api: ApiClient; queryClient: QueryClient };

const BY_SESSION = new WeakMap<Session, DataClients>();

/** The one client and cache of a session; what one person loaded never shows to the next. */
export function dataClients(session: Session): DataClients {
  const known = BY_SESSION.get(session);
  if (known) return known;
  const clients = { api: createApiClient(session), queryClient: createQueryClient() };
  BY_SESSION.set(session, clients);
  followOtherTabs(clients.queryClient);
  let userId = session.getState().user?.id ?? null;
  session.subscribe(() => {
    const next = session.getState().user?.id ?? null;
    if (userId !== null && next !== userId) clients.queryClient.clear();
    userId = next;
  });
  return clients;
}
