import { Button, Group } from '@mantine/core';
import type { SignedInSession } from '@platewise/contract/account/session-schema';
import { dateFormat } from '@platewise/contract/language/formats';
import { texts } from '@platewise/contract/texts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorCode, errorSentence } from '../../../../shared/api/api-error.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import classes from '../../../../shared/ui/lists/record-list.module.css';
import recordRowClasses from '../../../../shared/ui/lists/record-row.module.css';
import { useListFocus } from '../../../../shared/ui/lists/use-list-focus.ts';
import { AskAgain } from '../../../../shared/ui/states/ask-again.tsx';
import { LoadingBlock } from '../../../../shared/ui/states/loading-block.tsx';
import { QueryStates } from '../../../../shared/ui/states/query-states.tsx';
import { notifyError, notifySuccess } from '../../../../shared/ui/toasts/notify.ts';
import { browserName } from './browser-name.ts';

const words = texts.accountSettings.sessions;

/** Where a person is signed in with a local account: here first, then the newest. */
export function SessionList() {
  // What was loaded a while ago may show a place that somebody has entered since as missing.
  const query = trpc.users.sessions.list.useQuery(undefined, { staleTime: 0 });
  return (
    <QueryStates
      query={query}
      loading={<LoadingBlock height={96} />}
      failed={{ title: words.failedTitle, text: words.failedText }}
    >
      {(sessions) => <Sessions sessions={sessions} />}
    </QueryStates>
  );
}

function Sessions({ sessions }: { sessions: readonly SignedInSession[] }) {
  const list = useListFocus(sessions.length);
  return (
    <section ref={list} tabIndex={-1} aria-label={words.list} className={classes.list}>
      <ul>
        {sessions
          .toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne))
          .map((session) => (
            <li key={session.id}>
              <SessionRow session={session} />
            </li>
          ))}
      </ul>
    </section>
  );
}

type SessionRowProps = {
  session: SignedInSession;
};

/** One place where somebody is signed in; ending it asks once more in its place. This place is left by signing out. */
function SessionRow({ session: { id, browser, address, signedInAt, isThisOne } }: SessionRowProps) {
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
    list.setData(undefined, (known) => known?.filter((one) => one.id !== id));
    notifySuccess(words.ended);
  }

  return (
    <Group gap="var(--space-8) var(--space-24)" align="flex-start" justify="space-between">
      <div className={recordRowClasses.words}>
        <h3 className={recordRowClasses.name}>{name}</h3>
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
        <Group gap={0} align="stretch" wrap="nowrap" flex="none" mx="calc(-1 * var(--space-8))">
          <Button
            ref={endButton}
            variant="subtle"
            size="compact-md"
            aria-label={words.endOne({ name, since })}
            onClick={() => setIsAsking(true)}
          >
            {words.end}
          </Button>
        </Group>
      )}
    </Group>
  );
}

const day = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
