import type { UserContext } from '../../context.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import { clearSource } from '../shopping-list-repository.ts';

/**
 * Lets the kept list follow nothing any more: own items stay, and lines that were ticked or changed until they are
 * cleared. Harmless when it comes twice.
 * @throws AppError PRO_ONLY
 */
export async function leaveSource(context: UserContext): Promise<null> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity } = context;
  await runOnce(context, { procedure: 'shoppingList.leave', input: null }, (save) =>
    db.transaction().execute(async (trx) => {
      await clearSource(trx, identity.userId);
      await recordEvent(trx, context, 'list.changed');
      await save(trx, {});
      return {};
    }),
  );
  return null;
}
