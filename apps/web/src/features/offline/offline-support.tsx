import { useLocation } from '@tanstack/react-router';
import { lazyPart } from '../../components/parts/lazy-part.tsx';
import { RetryQuietly } from '../../components/parts/retry-quietly.tsx';
import { useAuth } from '../auth/use-auth.ts';
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
