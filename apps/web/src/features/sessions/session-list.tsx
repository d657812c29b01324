import { texts } from '@platewise/contract/texts';
import { useRef } from 'react';
import { errorSentence } from '../../api-error.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingBlock } from '../../components/loading-block.tsx';
import classes from '../../components/record-list.module.css';
import { trpc } from '../../trpc.ts';
import { SessionRow } from './session-row.tsx';

const words = texts.accountSettings.sessions;

/** Where a person is signed in with a local account: here first, then the newest. */
export function SessionList() {
  // What was loaded a while ago may show a place that somebody has entered since as missing.
  const query = trpc.users.sessions.list.useQuery(undefined, { staleTime: 0 });
  const list = useRef<HTMLElement>(null);

  if (query.isPending) return <LoadingBlock height={96} />;
  if (!query.data) {
    return (
      <ErrorState
        title={words.failedTitle}
        message={errorSentence(query.error, words.failedText)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <section ref={list} tabIndex={-1} aria-label={words.list} className={classes.list}>
      <ul>
        {query.data
          .toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne))
          .map((session) => (
            <li key={session.id}>
              <SessionRow session={session} onEnded={() => list.current?.focus({ preventScroll: true })} />
            </li>
          ))}
      </ul>
    </section>
  );
}
