import { texts } from '@platewise/contract/texts';
import { RetryQuietly } from '../../components/parts/retry-quietly.tsx';
import { PlainButton } from '../../components/plain-button.tsx';
import { useAuth } from '../auth/use-auth.ts';

/** The way out where the menu of the account could not be loaded. */
export function LogOutButton({ onRetry }: { onRetry: () => void }) {
  const { signOut } = useAuth();
  return (
    <>
      <PlainButton size="sm" variant="default" onClick={() => void signOut('/')}>
        {texts.shell.logOut}
      </PlainButton>
      <RetryQuietly onRetry={onRetry} />
    </>
  );
}
