import { AppError } from '../app-error.ts';
import type { UserContext } from '../context.ts';
import { isId } from '../is-id.ts';
import { lockUser } from '../users/users-repository.ts';
import { deleteWebhook, noteWantedEvents } from './webhooks-repository.ts';

/**
 * Removes a webhook with its log; nothing is sent there from now on.
 * @throws AppError NOT_FOUND
 */
export async function removeWebhook(
  { db, identity }: Pick<UserContext, 'db' | 'identity'>,
  { webhookId }: { webhookId: string },
): Promise<null> {
  const { userId } = identity;
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    if (!isId(webhookId) || !(await deleteWebhook(trx, userId, { webhookId }))) throw new AppError('NOT_FOUND');
    await noteWantedEvents(trx, userId);
  });
  return null;
}
