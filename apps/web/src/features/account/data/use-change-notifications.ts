import type { Notifications, UpdateNotifications } from '@platewise/contract/account/notification-schema';
import { trpc } from '../../../shared/api/trpc.ts';

/** Changes which emails a person gets: shown at once, taken back when the server refuses. */
export function useChangeNotifications() {
  const { get } = trpc.useUtils().notifications;

  return trpc.notifications.update.useMutation({
    onMutate: async (changes) => {
      await get.cancel();
      const before = get.getData();
      get.setData(undefined, (known) => known && changed(known, changes));
      return { before };
    },
    onSuccess: (notifications) => get.setData(undefined, notifications),
    onError: (_error, _changes, context) => get.setData(undefined, context?.before),
  });
}

// Whether an email has to be followed first is the server's to say.
function changed(known: Notifications, { newsletter, billingMail }: UpdateNotifications): Notifications {
  return {
    ...known,
    ...(newsletter !== undefined && { newsletter: newsletter ? expected(known) : 'off' }),
    ...(billingMail !== undefined && { billingMail }),
  };
}

function expected({ sendsMail }: Notifications): Notifications['newsletter'] {
  return sendsMail ? 'waiting' : 'subscribed';
}
