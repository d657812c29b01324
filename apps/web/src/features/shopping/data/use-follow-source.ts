import type { FollowSource } from '@platewise/contract/shopping/shopping-list-request-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { useMutation } from '@tanstack/react-query';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';

/** What the list is to follow, as it is asked for. */
type SourceWish = Omit<FollowSource, 'startAnew'> & { startAnew?: boolean };

/** Lets the list follow something else; what was ticked and written stays, unless it is to start again. */
export function useFollowSource(onFollowed: () => void) {
  const utils = trpc.useUtils();
  const { read } = utils.shoppingList;
  const following = useMutation({
    mutationFn: ({ wish, key }: { wish: SourceWish; key: string }) =>
      utils.client.shoppingList.follow.mutate(wish, idempotencyContext(key)),
    onSuccess: async (list) => {
      await read.cancel();
      read.setData(undefined, list);
      notifySuccess(shoppingScreen.make.made);
      onFollowed();
    },
  });

  return {
    follow: (wish: SourceWish) => following.mutateAsync({ wish, key: randomId() }),
    isBusy: following.isPending,
    error: following.error,
  };
}
