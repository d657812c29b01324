import { Button } from '@mantine/core';
import { texts } from '@platewise/contract/texts';
import { confirmEmail as words } from '@platewise/contract/texts/account/confirm-email';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AuthAnswer, authRequest } from '../../../shared/session/auth-request.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useSubscription } from '../../../shared/subscription/use-subscription.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { AuthPage } from './auth-page.tsx';

const route = getRouteApi('/auth/confirm');

/** /auth/confirm?token=... : the link of the email that asks whether an address is right, opened by anybody on any device. */
export function ConfirmEmailPage() {
  const { token } = route.useSearch();
  const { status } = useAuth();
  const { state, sentence, retry } = useAddressLink(token);

  return (
    <AuthPage title={words.title} description={words.text}>
      <p role="status">{{ ...words.states, invalid: texts.account.emailLinkInvalid, failed: sentence }[state]}</p>
      {state === 'failed' && (
        <Button fullWidth mt="md" onClick={retry}>
          {texts.account.tryAgain}
        </Button>
      )}
      {state === 'invalid' && (
        <ButtonLink to="/settings" fullWidth mt="md">
          {words.settings}
        </ButtonLink>
      )}
      {state === 'done' && (
        <ButtonLink to={status === 'signed-in' ? '/meal' : '/signin'} fullWidth mt="md">
          {status === 'signed-in' ? words.goOn : texts.shell.signIn}
        </ButtonLink>
      )}
    </AuthPage>
  );
}

type LinkState = 'pending' | 'done' | 'invalid' | 'failed';

/** Sends the token of the link once the page is there; 'failed' means that nothing is decided yet and `retry` may help. */
function useAddressLink(token: string | undefined) {
  const [{ state, sentence }, setOutcome] = useState<{ state: LinkState; sentence: string }>({
    state: 'pending',
    sentence: '',
  });
  const showProved = useShowProved();
  const sentToken = useRef<string | null>(null);

  const send = useCallback(async () => {
    if (!token) return setOutcome({ state: 'invalid', sentence: '' });
    setOutcome({ state: 'pending', sentence: '' });
    const answer = await authRequest('confirm-email', { token });
    if (answer.ok) await showProved();
    setOutcome({ state: readAnswer(answer), sentence: answer.ok ? '' : answer.sentence });
  }, [token, showProved]);

  useEffect(() => {
    // Effects run twice in development.
    if (sentToken.current === (token ?? '')) return;
    sentToken.current = token ?? '';
    void send();
  }, [send, token]);

  return { state, sentence, retry: () => void send() };
}

function readAnswer(answer: AuthAnswer): LinkState {
  if (answer.ok) return 'done';
  return answer.code === 'EMAIL_LINK_INVALID' ? 'invalid' : 'failed';
}

/** Lets everything that shows the address, or waited for it, ask again; a changed one has ended the session. */
function useShowProved(): () => Promise<void> {
  const session = useSession();
  const { refresh } = useSubscription();
  // It changes with what it reports, and the link is sent once.
  const latestRefresh = useRef(refresh);
  latestRefresh.current = refresh;

  return useCallback(async () => {
    session.forgetToken();
    await session.load();
    if (session.getState().status !== 'signed-in') return;
    const { dataClients } = await import('../../../shared/api/data-clients.ts');
    await Promise.all([dataClients(session).queryClient.invalidateQueries(), latestRefresh.current()]);
  }, [session]);
}
