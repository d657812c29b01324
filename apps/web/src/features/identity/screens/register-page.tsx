import { Button, Loader } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { RequireSignIn } from '../../../shared/session/require-sign-in.tsx';
import { useRegistration } from '../data/use-registration.ts';
import { AuthPage } from './auth-page.tsx';

const route = getRouteApi('/user/register');

/** /user/register: shows the registration under way, offers it again when it failed, then goes on (decisions 2). */
export function RegisterPage() {
  return (
    <RequireSignIn>
      <RegistrationProgress />
    </RequireSignIn>
  );
}

function RegistrationProgress() {
  const { redirect = '/dashboard' } = route.useSearch();
  const { status, retry } = useRegistration();
  const navigate = useNavigate();

  useEffect(() => {
    if (status === 'success') void navigate({ href: redirect, replace: true });
  }, [status, redirect, navigate]);

  if (status === 'error') {
    return (
      <AuthPage title={texts.account.registrationFailedTitle} description={texts.account.registrationFailed}>
        <Button onClick={retry} fullWidth>
          {texts.account.tryAgain}
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={texts.account.registeringTitle} description={texts.account.registeringText}>
      <Loader role="status" aria-label={texts.shell.loading} type="dots" mx="auto" display="block" />
    </AuthPage>
  );
}
