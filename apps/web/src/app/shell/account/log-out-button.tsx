import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { RetryQuietly } from '../../../shared/ui/parts/retry-quietly.tsx';

/** The way out where the menu of the account could not be loaded. */
export function LogOutButton({ onRetry }: { onRetry: () => void }) {
  const { signOut } = useAuth();
  return (
    <>
      <Button size="sm" variant="default" onClick={() => void signOut('/')}>
        {texts.shell.logOut}
      </Button>
      <RetryQuietly onRetry={onRetry} />
    </>
  );
}
