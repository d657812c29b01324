import { texts } from '@platewise/contract/texts';
import { useEffect, useRef, useState } from 'react';
import { answerWithPasskey, canFillPasskeys } from '../../../shared/session/passkeys.ts';
import { useSession } from '../../../shared/session/use-session.ts';

const OPTIONS = 'passkey/sign-in-options';

/** Signing in with a passkey: offered in the field for the address where the browser can, and by a button. */
export function usePasskeySignIn() {
  const session = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const waiting = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    waiting.current = controller;
    void (async () => {
      if (!(await canFillPasskeys()) || controller.signal.aborted) return;
      const answer = await answerWithPasskey(OPTIONS, controller.signal);
      if (answer === null || controller.signal.aborted) return;
      const result = await session.enterPasskey(answer);
      if (!result.ok) setFailure(result.issues[0]?.message ?? result.sentence);
    })();
    return () => controller.abort();
  }, [session]);

  async function ask(): Promise<void> {
    // A browser asks one question at a time.
    waiting.current?.abort();
    setFailure(null);
    setIsAsking(true);
    const answer = await answerWithPasskey(OPTIONS);
    const result = answer === null ? null : await session.enterPasskey(answer);
    setIsAsking(false);
    if (result === null) setFailure(texts.proving.factors.passkeyFailed);
    else if (!result.ok) setFailure(result.issues[0]?.message ?? result.sentence);
  }

  return { isAsking, failure, ask: () => void ask() };
}
