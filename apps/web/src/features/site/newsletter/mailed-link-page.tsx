import { Box, Button, Text } from '@mantine/core';
import { newsletter as words } from '@platewise/contract/texts/site/newsletter';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../../shared/ui/buttons/button-link.tsx';
import { PageHeading } from '../../../shared/ui/typography/page-heading.tsx';
import { TextLink } from '../../../shared/ui/typography/text-link.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { type SendAnswer, sendJson } from './send-json.ts';

type MailedLinkPageProps = {
  title: string;
  /** Where the token goes. */
  path: string;
  token: string | undefined;
  sentences: Record<Exclude<MailedLinkState, 'failed'>, string>;
  /** Whether an invalid link is best answered by subscribing again. */
  offersForm?: boolean;
};

/** What a link of the newsletter's emails leads to: it is sent at once, and the page says what became of it. */
export function MailedLinkPage({ title, path, token, sentences, offersForm = false }: MailedLinkPageProps) {
  const { state, retry } = useMailedLink(path, token);

  return (
    <Box maw="var(--reading-width)" pb="var(--space-64)">
      <PageHeading title={title} />
      <Text role="status" size="lg" mih="3.1em" mb="md" c={state === 'pending' ? 'dimmed' : 'inherit'}>
        {state === 'failed' ? words.linkFailed : sentences[state]}
      </Text>
      {state === 'failed' && <Button onClick={retry}>{words.tryAgain}</Button>}
      {state === 'done' && <ButtonLink to="/">{words.home}</ButtonLink>}
      {state === 'invalid' && (offersForm ? <NewsletterForm /> : <TextLink to="/contact">{words.contact}</TextLink>)}
    </Box>
  );
}

type MailedLinkState = 'pending' | 'done' | 'invalid' | 'failed';

/**
 * Follows a link of one of our emails: sends its token once the page is there. Without a token the link is invalid;
 * 'failed' means that nothing is decided yet and `retry` may help.
 */
function useMailedLink(path: string, token: string | undefined) {
  const [state, setState] = useState<MailedLinkState>('pending');
  const sentToken = useRef<string | null>(null);

  const send = useCallback(async () => {
    if (!token) return setState('invalid');
    setState('pending');
    setState(readAnswer(await sendJson(path, { token })));
  }, [path, token]);

  useEffect(() => {
    // A token counts once: effects run twice in development.
    if (sentToken.current === (token ?? '')) return;
    sentToken.current = token ?? '';
    void send();
  }, [send, token]);

  return { state, retry: () => void send() };
}

function readAnswer(answer: SendAnswer): MailedLinkState {
  if (answer.ok) return 'done';
  return answer.status === 0 || answer.status === 429 || answer.status >= 500 ? 'failed' : 'invalid';
}
