import type { DislikedMeal } from '@platewise/contract/meals/disliked-meal-schema';
import type { Meal } from '@platewise/contract/meals/meal-schema';
import { texts } from '@platewise/contract/texts';
import { errorCode, errorSentence } from '../../api/api-error.ts';
import { trpc } from '../../api/trpc.ts';
import { useAuth } from '../../session/use-auth.ts';
import { rememberTaste } from '../../taste/remember-taste.ts';
import { notifyError, notifySuccess } from '../../ui/toasts/notify.ts';

const words = texts.planChanges;

/** The meals that the person does not want again; new meals leave them out, so do the dishes that can be swapped in. */
export function useDislikedMeals() {
  const { status, user } = useAuth();
  const utils = trpc.useUtils();
  const { list } = utils.dislikedMeals;
  const query = trpc.dislikedMeals.list.useQuery(undefined, { enabled: status === 'signed-in' });
  const refresh = () => Promise.all([list.invalidate(), utils.plans.alternatives.invalidate()]);

  const add = trpc.dislikedMeals.add.useMutation({
    onSuccess: ({ meal: added }) => {
      list.setData(undefined, (meals) => meals && [added, ...meals.filter(({ _id }) => _id !== added._id)]);
      notifySuccess(words.notAgainDone({ meal: added.name }));
    },
    onError: (error) => notifyError(errorSentence(error, words.notAgainFailed)),
    onSettled: refresh,
  });

  const remove = trpc.dislikedMeals.remove.useMutation({
    onSuccess: (_gone, { dislikedMealId }) => {
      const name = nameOf(list.getData(), dislikedMealId);
      list.setData(undefined, (meals) => meals?.filter(({ _id }) => _id !== dislikedMealId));
      if (!name) return;
      rememberTaste(user?.id, { undid: [{ kind: 'not-again', meal: { name } }] });
      notifySuccess(words.allowedAgain({ meal: name }));
    },
    onError: (error) => {
      // What is not there any more needs no word: another tab removed it.
      if (errorCode(error) !== 'NOT_FOUND') notifyError(errorSentence(error, words.allowFailed));
    },
    onSettled: refresh,
  });

  return {
    query,
    meals: query.data ?? [],
    /** The entry that leaves this meal out, if there is one. */
    entryOf: (name: string) => query.data?.find((disliked) => disliked.name === name) ?? null,
    add: (meal: Meal) =>
      add.mutate(
        { name: meal.name },
        { onSuccess: () => rememberTaste(user?.id, { did: [{ kind: 'not-again', meal }] }) },
      ),
    remove: ({ _id }: Pick<DislikedMeal, '_id'>) => remove.mutate({ dislikedMealId: _id }),
    isBusy: add.isPending || remove.isPending,
  };
}

function nameOf(meals: readonly DislikedMeal[] | undefined, id: string): string | null {
  return meals?.find(({ _id }) => _id === id)?.name ?? null;
}
