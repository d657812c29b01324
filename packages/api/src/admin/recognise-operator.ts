import type { UserContext } from '../context.ts';
import { isOperator } from './operators/operators-repository.ts';

/** Whether the caller is an operator, so that menus lead to the admin area or do not: an answer for everybody, without a new proof. */
export async function recogniseOperator({
  db,
  identity,
}: Pick<UserContext, 'db' | 'identity'>): Promise<{ isOperator: boolean }> {
  return { isOperator: await isOperator(db, identity.userId) };
}
