import { listOutbox, retryEmail } from '@platewise/api/admin/work/list-outbox';
import { listStuckTasks, retryTask } from '@platewise/api/admin/work/list-stuck-tasks';
import { answerWith, operating } from './operating.ts';
import type { OperatorAnswer, OperatorServices } from './operator-commands.ts';
import { textTable } from './text-table.ts';

const ROWS_SHOWN = 100;

/** What the background does not come to the end of, or has one of it tried again. */
export function showTasks(
  services: OperatorServices,
  { retry }: { retry?: string | undefined },
): Promise<OperatorAnswer> {
  const uses = operating(services);
  return answerWith(
    async () => {
      if (retry !== undefined) {
        await retryTask(uses, { taskId: retry });
        return `The task ${retry} is tried again within seconds.`;
      }
      const { rows, isCut } = await listStuckTasks(uses);
      if (rows.length === 0) return 'No task is stuck.';
      const cells = rows.map(({ id, state, error, attempts, nextAttemptAt }) => [
        id,
        state,
        error ?? '-',
        nextAttemptAt,
        String(attempts),
      ]);
      return [
        textTable([['Task', 'State', 'Error', 'Next attempt', 'Attempts'], ...cells], { textColumns: 4 }),
        ...(isCut ? ['There are more.'] : []),
        'Try one again: npm run tasks -- --retry <task>',
      ].join('\n\n');
    },
    { missing: `There is no task ${retry}.` },
  );
}

/** Emails that are not sent, or has one of them tried again. */
export function showOutbox(
  services: OperatorServices,
  { retry }: { retry?: string | undefined },
): Promise<OperatorAnswer> {
  const uses = operating(services);
  return answerWith(
    async () => {
      if (retry !== undefined) {
        await retryEmail(uses, { emailId: retry });
        return `The email ${retry} is tried again within two minutes.`;
      }
      const { rows, nextCursor } = await listOutbox(uses, { limit: ROWS_SHOWN });
      if (rows.length === 0) return 'No email waits.';
      const cells = rows.map(({ id, recipient, subject, state, error, attempts }) => [
        id,
        recipient,
        subject,
        state,
        error ?? '-',
        String(attempts),
      ]);
      return [
        textTable([['Email', 'To', 'Subject', 'State', 'Error', 'Attempts'], ...cells], { textColumns: 5 }),
        ...(nextCursor ? ['There are older ones.'] : []),
        'Try one again: npm run outbox -- --retry <id>',
      ].join('\n\n');
    },
    { missing: `There is no email ${retry}.` },
  );
}
