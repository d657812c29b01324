import { Button } from '@mantine/core';
import type { AdminEmail } from '@platewise/contract/admin/admin-work-schema';
import { LIMITS } from '@platewise/contract/limits';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { errorCode, errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { type Column, figureColumn, momentColumn } from '../data/column.ts';
import { keyIn } from '../data/key-in.ts';
import { FRESH_PAGES } from '../data/rows-page.ts';
import { AdminSection } from '../parts/admin-section.tsx';
import filters from '../parts/filter-row.module.css';
import { FilterSelect } from '../parts/filter-select.tsx';
import { PagedList } from '../parts/list/row-list.tsx';
import type { AdminView } from './read-admin-search.ts';

const words = adminScreen.mail;

/** Emails that wait or have failed, and the way to have one sent again. */
export function MailTab({ asked, onAsk }: AdminView) {
  const state = keyIn(words.states, asked.state);
  const { client } = trpc.useUtils();
  const query = trpc.admin.outbox.useInfiniteQuery({ state }, FRESH_PAGES);
  return (
    <AdminSection title={words.list} text={words.text}>
      <div className={filters.filters}>
        <FilterSelect
          label={words.state}
          all={words.allStates}
          labels={words.states}
          value={state}
          onChange={(next) => onAsk({ ...asked, state: next }, { replace: true })}
        />
      </div>
      <PagedList
        caption={words.list}
        fileName="emails"
        query={query}
        askFor={(cursor) => client.admin.outbox.query({ state, cursor, limit: LIMITS.adminRowsMax })}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        actions={(email) => <RetryEmail email={email} />}
        empty={{ title: words.emptyTitle }}
      />
    </AdminSection>
  );
}

function RetryEmail({ email: { id, subject, recipient } }: { email: AdminEmail }) {
  const { outbox } = trpc.useUtils().admin;
  const retrying = trpc.admin.retryEmail.useMutation({
    onSuccess: () => notifySuccess(words.retried),
    onError: (error) =>
      errorCode(error) === 'NOT_FOUND'
        ? notifySuccess(words.gone)
        : notifyError(errorSentence(error, words.retryFailed)),
    onSettled: () => outbox.invalidate(),
  });
  return (
    <Button
      variant="subtle"
      size="compact-md"
      aria-label={words.retryOne({ subject, recipient })}
      loading={retrying.isPending}
      onClick={() => retrying.mutate({ emailId: id })}
    >
      {words.retry}
    </Button>
  );
}

const COLUMNS: readonly Column<AdminEmail>[] = [
  { name: words.subject, value: ({ subject }) => subject },
  { name: words.recipient, value: ({ recipient }) => recipient, isLong: true },
  { name: words.state, value: ({ state }) => words.states[state] },
  figureColumn(words.attempts, ({ attempts }) => attempts),
  { name: words.error, value: ({ error }) => error },
  momentColumn(words.created, ({ createdAt }) => createdAt),
  momentColumn(words.next, ({ nextAttemptAt }) => nextAttemptAt),
];
