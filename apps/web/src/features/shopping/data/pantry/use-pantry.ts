import type { SetPantryFood } from '@platewise/contract/shopping/shopping-list-request-schema';
import type { PantryFood } from '@platewise/contract/shopping/shopping-list-schema';
import { shoppingScreen } from '@platewise/contract/texts/shopping/shopping-screen';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../../../shared/api/api-error.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { failureOf } from '../../../../shared/forms/failure-of.ts';
import type { FormFailure } from '../../../../shared/forms/use-schema-form.ts';
import { notifyError } from '../../../../shared/ui/toasts/notify.ts';
import { notifyWithUndo } from '../../../../shared/ui/toasts/notify-with-undo.tsx';
import { lineName } from '../text/line-name.ts';

const words = shoppingScreen.pantry;

/** What is at home; what is used up is gone at once and back when the server refuses. For all of it the server is needed. */
export function usePantry() {
  const utils = trpc.useUtils();
  const { pantry, read } = utils.shoppingList;
  const { addPantryFood, removePantryFood } = utils.client.shoppingList;
  const query = trpc.shoppingList.pantry.useQuery(undefined, { staleTime: 0 });
  const onSettled = () => Promise.all([pantry.invalidate(), read.invalidate()]);

  const removing = useMutation({
    mutationFn: ({ food }: PantryFood) => removePantryFood.mutate({ food }),
    onMutate: async ({ food }) => {
      await pantry.cancel();
      const before = pantry.getData();
      pantry.setData(undefined, (foods) => foods?.filter((one) => one.food !== food));
      return before;
    },
    onSuccess: (_answer, food) =>
      notifyWithUndo(words.removed({ food: lineName({ kind: 'food', name: food.name }) }), {
        id: `at home ${food.food}`,
        onUndo: () => void bringBack(food),
      }),
    onError: (error, _food, before) => {
      pantry.setData(undefined, before);
      notifyError(errorSentence(error, words.removeFailed));
    },
    onSettled,
  });

  async function bringBack({ food, grams, useBy }: PantryFood): Promise<void> {
    try {
      await addPantryFood.mutate({ food, grams, useBy });
    } catch (error) {
      notifyError(errorSentence(error, words.removeFailed));
    }
    await onSettled();
  }

  /** Resolves with why it was refused, or with null. */
  function change(stated: SetPantryFood): Promise<FormFailure | null> {
    return addPantryFood.mutate(stated).then(async () => {
      await onSettled();
      return null;
    }, failureOf(words.removeFailed));
  }

  return { query, remove: removing.mutate, change };
}
