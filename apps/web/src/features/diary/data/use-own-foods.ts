import type { SetOwnFood } from '@platewise/contract/diary/own-food-schema';
import { LIMITS } from '@platewise/contract/limits';
import { foodLog as words } from '@platewise/contract/texts/diary/food-log';
import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '../../../shared/api/api-error.ts';
import { randomId } from '../../../shared/api/random-id.ts';
import { idempotencyContext, trpc } from '../../../shared/api/trpc.ts';
import { failureOf } from '../../../shared/forms/failure-of.ts';
import type { FormFailure } from '../../../shared/forms/use-schema-form.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import type { FoundFood, OwnFood } from './diary-day.ts';

/** Keeps, changes and removes foods of the person's own. */
export function useOwnFoods() {
  const utils = trpc.useUtils();
  const saving = useMutation({
    mutationFn: (food: SetOwnFood) => utils.client.calorie.setOwnFood.mutate(food, idempotencyContext(randomId())),
    onSuccess: () => utils.calorie.ownFoods.invalidate(),
  });
  const removing = useMutation({
    mutationFn: ({ foodId }: OwnFood) => utils.client.calorie.removeOwnFood.mutate({ foodId }),
    onSuccess: () => Promise.all([utils.calorie.ownFoods.invalidate(), utils.calorie.foods.invalidate()]),
  });

  /** Resolves with why it was refused, or hands over the food as the search finds it. */
  async function save(food: SetOwnFood, onSaved: (found: FoundFood | null) => void): Promise<FormFailure | null> {
    try {
      const { food: id, name } = await saving.mutateAsync(food);
      notifySuccess(words.labelSaved({ food: name }));
      await utils.calorie.foods.invalidate();
      const found = await utils.calorie.foods.fetch({ search: name.slice(0, LIMITS.foodSearchMaxCharacters) });
      onSaved(found.find((one) => one.id === id) ?? null);
      return null;
    } catch (error) {
      return failureOf(words.labelFailed)(error);
    }
  }

  async function remove(food: OwnFood): Promise<boolean> {
    try {
      await removing.mutateAsync(food);
      notifySuccess(words.labelRemoved({ food: food.name }));
      return true;
    } catch (error) {
      notifyError(errorSentence(error, words.labelNotRemoved));
      return false;
    }
  }

  return { save, remove, isRemoving: removing.isPending };
}
