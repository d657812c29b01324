import type { AdminPeopleRequest } from '@platewise/contract/admin/admin-people-schema';
import type { Db } from '@platewise/db/database';
import { sql } from 'kysely';
import type { RowPlace } from '../row-place.ts';

/** A page of people, newest first, from the one after `after` on: those whose address or id begins with the words that are looked for. */
export function pageNewest(
  db: Db,
  {
    search = '',
    plan,
    status,
    after,
    limit,
  }: Pick<AdminPeopleRequest, 'search' | 'plan' | 'status'> & { after: RowPlace | null; limit: number },
) {
  return people(db)
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb(sql`lower(app_user.email)`, 'like', sql<string>`lower(${beginningWith(search)})`),
          eb('app_user.id', 'like', beginningWith(search)),
        ]),
      ),
    )
    .$if(plan !== undefined, (query) => query.where('subscription.plan', '=', plan ?? 'free'))
    .$if(status !== undefined, (query) => query.where('subscription.status', '=', status ?? 'active'))
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('app_user.created_at', 'app_user.id'), '<', eb.tuple(after?.at ?? new Date(), after?.id ?? '')),
      ),
    )
    .orderBy('app_user.created_at', 'desc')
    .orderBy('app_user.id', 'desc')
    .limit(limit)
    .execute();
}

/** One person as they are listed; undefined when there is none. */
export function findListed(db: Db, userId: string) {
  return people(db).where('app_user.id', '=', userId).executeTakeFirst();
}

export type ListedPersonRow = Awaited<ReturnType<typeof pageNewest>>[number];

function people(db: Db) {
  return db
    .selectFrom('app_user')
    .innerJoin('subscription', 'subscription.user_id', 'app_user.id')
    .innerJoin('allowance', 'allowance.user_id', 'app_user.id')
    .select([
      'app_user.id',
      'app_user.email',
      'app_user.email_verified',
      'app_user.registered_at',
      'app_user.billing_mail',
      'app_user.operator_since',
      'app_user.created_at',
      'subscription.plan',
      'subscription.status',
      'subscription.granted_plan',
      'subscription.current_period_end',
      'subscription.cancel_at_period_end',
      'allowance.tokens',
    ]);
}

// What stands for other text in a pattern is looked for as it is.
function beginningWith(search: string): string {
  return `${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
