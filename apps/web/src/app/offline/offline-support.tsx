import { useLocation } from '@tanstack/react-router';
import { useAuth } from '../../shared/session/use-auth.ts';
import { lazyPart } from '../../shared/ui/parts/lazy-part.tsx';
import { RetryQuietly } from '../../shared/ui/parts/retry-quietly.tsx';
import { hasSidebar } from '../shell/has-sidebar.ts';

const OfflineServices = lazyPart(async () => (await import('./offline-services.tsx')).OfflineServices, {
  Failed: RetryQuietly,
});

/**
 * Makes the application work without the server, for those who use it: who only reads the public pages is spared the
 * code and the files that it keeps.
 */
export function OfflineSupport() {
  const { status } = useAuth();
  const isAppPage = useLocation({ select: ({ pathname }) => hasSidebar(pathname) });
  if (status === 'loading' || (status !== 'signed-in' && !isAppPage)) return null;
  return <OfflineServices />;
}
