import type { UserContext } from '../context.ts';
import { lockUser } from '../users/users-repository.ts';
import { deleteBody } from './body-repository.ts';

/** Forgets all that is kept of a person's body, whatever their plan is; the goals of their days stay. */
export async function forgetBody({ db, identity }: Pick<UserContext, 'db' | 'identity'>): Promise<null> {
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, identity.userId);
    await deleteBody(trx, identity.userId);
  });
  return null;
}
