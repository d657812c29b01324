import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { PleaseSignIn } from './please-sign-in.tsx';
import { useAuth } from './use-auth.ts';

/** Shows its content to signed-in people only; the server decides again on every call. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const { status, retry } = useAuth();
  if (status === 'signed-in') return children;
  if (status === 'signed-out') return <PleaseSignIn />;
  if (status === 'failed') {
    return (
      <ErrorState title={texts.account.unreachableTitle} message={texts.account.unreachableText} onRetry={retry} />
    );
  }
  return (
    <Stack gap="lg" aria-busy="true">
      <VisuallyHidden role="status">{texts.shell.loading}</VisuallyHidden>
      <Skeleton height={40} width="min(320px, 70%)" />
      <Skeleton height={20} width="min(520px, 90%)" />
      <Skeleton height={240} radius="md" />
    </Stack>
  );
}
