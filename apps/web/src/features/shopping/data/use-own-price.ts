import type { SetOwnPrice } from '@platewise/contract/shopping/shopping-list-request-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../../shared/api/trpc.ts';
import { failureOf } from '../../../shared/forms/failure-of.ts';
import type { FormFailure } from '../../../shared/forms/use-schema-form.ts';
import { showListChange } from './show-list-answer.ts';

/** Keeps or forgets what was paid for a food, for which the server is needed; resolves with why it was refused, or with null. */
export function useOwnPrice(): (price: SetOwnPrice) => Promise<FormFailure | null> {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();

  return (price) =>
    client.shoppingList.setOwnPrice.mutate(price).then((change) => {
      showListChange(queryClient, price.food, change);
      return null;
    }, failureOf(shoppingScreen.paid.failed));
}
