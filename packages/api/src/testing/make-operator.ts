import { grantOperator } from '../admin/operators/grant-operator.ts';
import type { Context, Identity } from '../context.ts';
import { provisionUser } from '../users/provision-user.ts';
import { person } from './people.ts';

/** Who runs the product. */
export const OPERATOR: Identity = person('desk');

/** Makes the operator one, as the command on the machine does. */
export async function makeOperator(context: Context): Promise<void> {
  await provisionUser(context, OPERATOR);
  await grantOperator(context, { email: OPERATOR.email, isGranted: true });
}
