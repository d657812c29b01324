import { Button } from '@mantine/core';
import { dateFormat } from '@platewise/contract/formats';
import type { SignedInSession } from '@platewise/contract/session-schema';
import { texts } from '@platewise/contract/texts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCode, errorSentence } from '../../api-error.ts';
import { AskAgain } from '../../components/ask-again.tsx';
import { notifyError, notifySuccess } from '../../components/notify.ts';
import classes from '../../components/record-row.module.css';
import { trpc } from '../../trpc.ts';
import { browserName } from './browser-name.ts';

const words = texts.accountSettings.sessions;

type SessionRowProps = {
  session: SignedInSession;
  /** It is gone, and its buttons with it. */
  onEnded: () => void;
};

/** One place where somebody is signed in; ending it asks once more in its place. This place is left by signing out. */
export function SessionRow({ session: { id, browser, address, signedInAt, isThisOne }, onEnded }: SessionRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const endButton = useRef<HTMLButtonElement>(null);
  const { list } = trpc.useUtils().users.sessions;
  const ending = trpc.users.sessions.revoke.useMutation();
  const name = browserName(browser);
  const since = words.since({ date: day.format(new Date(signedInAt)) });
  const facts = [...(isThisOne ? [words.here] : []), since, ...(address ? [words.from({ address })] : [])];

  function dismiss(): void {
    flushSync(() => setIsAsking(false));
    endButton.current?.focus({ preventScroll: true });
  }

  async function end(): Promise<void> {
    try {
      await ending.mutateAsync({ sessionId: id });
    } catch (error) {
      // Signed out there meanwhile: that is what was asked for.
      if (errorCode(error) !== 'NOT_FOUND') {
        notifyError(errorSentence(error, words.endFailed));
        return dismiss();
      }
    }
    onEnded();
    list.setData(undefined, (known) => known?.filter((one) => one.id !== id));
    notifySuccess(words.ended);
  }

  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.name}>{name}</h3>
        <p>{facts.join(' · ')}</p>
      </div>
      {isAsking && (
        <AskAgain
          question={words.endAsk({ name })}
          yes={words.endYes}
          no={words.keep}
          isBusy={ending.isPending}
          onYes={() => void end()}
          onNo={dismiss}
        />
      )}
      {!isAsking && !isThisOne && (
        <div className={classes.controls}>
          <Button
            ref={endButton}
            variant="subtle"
            size="compact-md"
            aria-label={words.endOne({ name, since })}
            onClick={() => setIsAsking(true)}
          >
            {words.end}
          </Button>
        </div>
      )}
    </div>
  );
}

const day = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
