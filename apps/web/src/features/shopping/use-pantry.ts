import { shoppingScreen } from '@platewise/contract/locales/en/shopping-screen';
import type { PantryFood } from '@platewise/contract/shopping-list-schema';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../api-error.ts';
import { notifyError } from '../../components/notify.ts';
import { notifyWithUndo } from '../../components/notify-with-undo.tsx';
import { trpc } from '../../trpc.ts';
import { lineName } from './line-name.ts';

const words = shoppingScreen.pantry;

/** What is at home, and what is used up: gone at once, back when the server refuses. */
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

  async function bringBack({ food }: PantryFood): Promise<void> {
    try {
      await addPantryFood.mutate({ food });
    } catch (error) {
      notifyError(errorSentence(error, words.removeFailed));
    }
    await onSettled();
  }

  return { foods: query.data, error: query.error, refetch: query.refetch, remove: removing.mutate };
}
