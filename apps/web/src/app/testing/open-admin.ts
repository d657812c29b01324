import { setOperator } from '@platewise/api/admin/operators/operators-repository';
import { OWNER } from '@platewise/api/testing/people';
import type { UserEvent } from '@testing-library/user-event';
import type { Web } from './test-web.tsx';

/** Opens the admin area as its only operator. */
export async function openAdmin(web: Web, search = ''): Promise<UserEvent> {
  await beOperator(web);
  return web.open(`/admin${search}`, OWNER);
}

/** Makes the owner an operator. */
export async function beOperator(web: Web): Promise<void> {
  const { context, clock } = web.api();
  await web.as(OWNER).users.me();
  await setOperator(context.db, OWNER.userId, { since: clock.now() });
}
