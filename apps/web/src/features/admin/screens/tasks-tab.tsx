import { Button } from '@mantine/core';
import type { AdminStuckTask } from '@platewise/contract/admin/admin-work-schema';
import { adminScreen } from '@platewise/contract/texts/admin/admin-screen';
import { errorCode, errorSentence } from '../../../shared/api/api-error.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { type Column, figureColumn, momentColumn } from '../data/column.ts';
import { FRESH } from '../data/rows-page.ts';
import { AdminSection } from '../parts/admin-section.tsx';
import { WholeList } from '../parts/list/row-list.tsx';

const words = adminScreen.tasks;

/** What the background could not do, and the way to have it tried again. */
export function TasksTab() {
  const query = trpc.admin.stuck.useQuery(undefined, FRESH);
  return (
    <AdminSection title={words.list} text={words.text}>
      <WholeList
        caption={words.list}
        fileName="stuck-tasks"
        query={query}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        actions={(task) => <RetryTask task={task} />}
        empty={{ title: words.emptyTitle }}
      />
    </AdminSection>
  );
}

function RetryTask({ task: { id, kind, target } }: { task: AdminStuckTask }) {
  const { stuck } = trpc.useUtils().admin;
  const retrying = trpc.admin.retryTask.useMutation({
    onSuccess: () => notifySuccess(words.retried),
    onError: (error) =>
      errorCode(error) === 'NOT_FOUND'
        ? notifySuccess(words.gone)
        : notifyError(errorSentence(error, words.retryFailed)),
    onSettled: () => stuck.invalidate(),
  });
  return (
    <Button
      variant="subtle"
      size="compact-md"
      aria-label={words.retryOne({ what: words.kinds[kind], target })}
      loading={retrying.isPending}
      onClick={() => retrying.mutate({ taskId: id })}
    >
      {words.retry}
    </Button>
  );
}

const COLUMNS: readonly Column<AdminStuckTask>[] = [
  { name: words.task, value: ({ kind }) => words.kinds[kind] },
  { name: words.provider, value: ({ provider }) => words.providers[provider] },
  { name: words.target, value: ({ target }) => target, isLong: true },
  figureColumn(words.amount, ({ amount }) => amount),
  { name: words.state, value: ({ state }) => words.states[state] },
  figureColumn(words.attempts, ({ attempts }) => attempts),
  { name: words.error, value: ({ error }) => error },
  momentColumn(words.created, ({ createdAt }) => createdAt),
  momentColumn(words.next, ({ nextAttemptAt }) => nextAttemptAt),
];
