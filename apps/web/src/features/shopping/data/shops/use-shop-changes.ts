import type { SetShop } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { Shop } from '@platewise/contract/shopping/shopping-list-schema';
import { shops as words } from '@platewise/contract/texts/shopping/shops';
import { failureOf } from '../../../../shared/forms/failure-of.ts';
import type { FormFailure } from '../../../../shared/forms/use-schema-form.ts';
import { useMutationQueue } from '../../../../shared/sync/mutations/use-mutation-queue.ts';
import { notifyWithUndo } from '../../../../shared/ui/toasts/notify-with-undo.tsx';
import { LIST_OPERATIONS } from '../list-operations.ts';

/** Names, changes and removes shops; without a connection the changes wait. */
export function useShopChanges() {
  const { mutate, mutateOrThrow, takeBack } = useMutationQueue(LIST_OPERATIONS);

  /** Resolves with why it was refused, or with null. */
  function save(shop: SetShop): Promise<FormFailure | null> {
    return mutateOrThrow('shoppingList.setShop', shop).then(() => null, failureOf(words.failed));
  }

  /** The toast has the way back, with all that was bought there. */
  async function remove({ id: shopId, name, aisles }: Shop): Promise<void> {
    const { failed } = words;
    const done = await mutate('shoppingList.removeShop', { shopId }, { shown: { name }, failed });
    if (!done) return;
    const bringBack = async () => (await mutate('shoppingList.setShop', { shopId, name, aisles }, { failed })) !== null;
    notifyWithUndo(words.removed({ shop: name }), {
      id: shopId,
      onUndo: () => void takeBack(done, bringBack),
    });
  }

  return { save, remove: (shop: Shop) => void remove(shop) };
}
