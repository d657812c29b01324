import { useCallback, useEffect, useRef, useState } from 'react';
import { type SendAnswer, sendJson } from './send-json.ts';

export type MailedLinkState = 'pending' | 'done' | 'invalid' | 'failed';

/**
 * Follows a link of one of our emails: sends its token once the page is there. Without a token the link is invalid;
 * 'failed' means that nothing is decided yet and `retry` may help.
 */
export function useMailedLink(path: string, token: string | undefined) {
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
