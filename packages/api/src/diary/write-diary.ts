import type { Db } from '@platewise/db/database';
import type { UserContext } from '../context.ts';
import { runOnce } from '../idempotency/run-once.ts';
import { requireEntitlement } from '../subscription/require-entitlement.ts';
import { lockUser } from '../users/users-repository.ts';
import { recordEvent } from '../webhooks/record-event.ts';

/** What every write of the diary needs. */
export type DiaryContext = Pick<
  UserContext,
  'db' | 'identity' | 'rights' | 'now' | 'newId' | 'idempotencyKey' | 'leases' | 'observe'
>;

/**
 * One write of the diary: for those whose plan has the tracker, one after another for a person, once for an
 * Idempotency-Key. With `logged` it changes what was eaten on the day that it answers, of which webhooks are informed.
 * @throws AppError PRO_ONLY, and whatever `work` throws
 */
export async function writeDiary<Response extends object>(
  context: DiaryContext,
  { logged, ...request }: { procedure: string; input: unknown; logged?: (response: Response) => string },
  work: (trx: Db) => Promise<Response>,
): Promise<Response> {
  await requireEntitlement(context, 'calorieTracker');
  return runOnce<Response>(context, request, (save) =>
    context.db.transaction().execute(async (trx) => {
      await lockUser(trx, context.identity.userId);
      const response = await work(trx);
      if (logged) await recordEvent(trx, context, 'day.logged', logged(response));
      await save(trx, response);
      return response;
    }),
  );
}
