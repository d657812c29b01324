import { updateNotificationsSchema } from '@platewise/contract/account/notification-schema';
import { noInput, router, userProcedure } from '../trpc.ts';
import { readNotifications } from './read-notifications.ts';
import { updateNotifications } from './update-notifications.ts';

/** Which emails a person gets. */
export const notificationsRouter = router({
  get: userProcedure('read')
    .input(noInput)
    .query(({ ctx }) => readNotifications(ctx)),
  update: userProcedure('write')
    .input(updateNotificationsSchema)
    .mutation(({ ctx, input }) => updateNotifications(ctx, input)),
});
