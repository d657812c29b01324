import { countMessages } from '../../contact/contact-repository.ts';
import type { Context } from '../../context.ts';
import { countFailed } from '../../outbox/outbox-repository.ts';
import { listStuckTasks } from '../work/list-stuck-tasks.ts';

/** What waits for an operator; of stuck tasks at most as many are counted as are listed. */
export type AdminWaiting = { stuckTasks: number; failedEmails: number; unreadMessages: number };

/** How much waits for an operator. Nothing of it is read, so nothing stands in the log. */
export async function countWaiting(context: Pick<Context, 'db' | 'now'>): Promise<AdminWaiting> {
  const { rows } = await listStuckTasks(context);
  const { unread } = await countMessages(context.db);
  return { stuckTasks: rows.length, failedEmails: await countFailed(context.db), unreadMessages: unread };
}
