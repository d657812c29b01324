import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { isId } from '../is-id.ts';
import { markRead } from './contact-repository.ts';

/**
 * Notes that the operator has read a message.
 * @throws AppError NOT_FOUND
 */
export async function markMessageRead(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { messageId: id }: { messageId: string },
): Promise<void> {
  if (!isId(id) || !(await markRead(db, { id, at: now() }))) throw new AppError('NOT_FOUND');
}
