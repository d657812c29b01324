import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { texts } from '@platewise/contract/texts';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlateMark } from '../ui/brand/plate-mark.tsx';
import { ButtonLink } from '../ui/buttons/button-link.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { ErrorState } from '../ui/states/error-state.tsx';
import { redirectPath } from './redirect-path.ts';
import { useAuth } from './use-auth.ts';

/** Shows its content to signed-in people only; the server decides again on every call. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const { status, retry } = useAuth();
  if (status === 'signed-in') return children;
  if (status === 'signed-out') return <PleaseSignIn />;
  if (status === 'failed') {
    return (
      <ErrorState
        order={1}
        title={texts.account.unreachableTitle}
        message={texts.account.unreachableText}
        onRetry={retry}
      />
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

/** What a visitor sees where one must be signed in; signing in leads back here. */
function PleaseSignIn() {
  const here = useLocation({ select: ({ href }) => redirectPath(href) });
  useDocumentTitle(`${texts.account.pleaseSignIn} · ${texts.shell.brandFirst} ${texts.shell.brandSecond}`);
  return (
    <EmptyState
      order={1}
      title={texts.account.pleaseSignIn}
      text={texts.account.pleaseSignInText}
      illustration={<PlateMark size={120} />}
      action={
        <ButtonLink to="/signin" search={here ? { redirect: here } : {}} size="md">
          {texts.shell.signIn}
        </ButtonLink>
      }
    />
  );
}
