import type { FollowSource } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { ShoppingList } from '@platewise/contract/shopping/shopping-list-schema';
import type { Db } from '@platewise/db/database';
import type { StoredListSource } from '@platewise/db/tables/shopping-list-tables';
import { AppError } from '../../app-error.ts';
import type { UserContext } from '../../context.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { isId } from '../../is-id.ts';
import { requireEntitlement } from '../../subscription/require-entitlement.ts';
import { lockUser } from '../../users/users-repository.ts';
import { recordEvent } from '../../webhooks/record-event.ts';
import { findGenerated } from '../generated/generated-list-repository.ts';
import { loadList } from '../load-list.ts';
import { forgetEatenOfUnticked } from '../pantry/pantry-repository.ts';
import { retainOpenOwn } from '../shopping-items-repository.ts';
import { setSource } from '../shopping-list-repository.ts';
import { readListSource } from './read-list-source.ts';

/**
 * Lets the kept list follow plans, days of the calendar, or the list that was generated last, for so many people. Ticks,
 * changed amounts and own items stay unless it is to start again. Once for an Idempotency-Key.
 * @throws AppError PRO_ONLY, NOT_FOUND, VALIDATION
 */
export async function followSource(context: UserContext, input: FollowSource): Promise<ShoppingList> {
  await requireEntitlement(context, 'shoppingList');
  const { db, identity, now } = context;
  const { userId } = identity;
  return runOnce<ShoppingList>(context, { procedure: 'shoppingList.follow', input }, (save) =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      const source = await sourceOf(trx, context, input);
      const { numberOfPeople: people, startAnew } = input;
      await setSource(trx, userId, { source, people, startAnew, at: now() });
      if (startAnew) await retainOpenOwn(trx, userId);
      await forgetEatenOfUnticked(trx, userId);
      const { list } = await loadList(trx, userId, { now });
      await recordEvent(trx, context, 'list.changed');
      await save(trx, list);
      return list;
    }),
  );
}

async function sourceOf(trx: Db, context: UserContext, input: FollowSource): Promise<StoredListSource> {
  const { generatedId: id } = input;
  if (id === undefined) return readListSource(trx, context, input);
  const generated = isId(id) ? await findGenerated(trx, context.identity.userId, { id }) : undefined;
  if (!generated) throw new AppError('NOT_FOUND');
  return { kind: 'generated', generatedAt: generated.created_at.toISOString(), meals: generated.meals };
}
