import { LIMITS } from '@platewise/contract/limits';
import { texts } from '@platewise/contract/texts';
import { thousandth } from '@platewise/domain/rounding';
import type { ListedFavorite } from '../../../shared/favorites/favorite-list.ts';
import { isProvisional } from '../../../shared/favorites/provisional-favorite.ts';
import { useAuth } from '../../../shared/session/use-auth.ts';
import { isPendingId } from '../../../shared/sync/queue/operation.ts';
import { rememberTaste } from '../../../shared/taste/remember-taste.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { useDiaryMutations } from './diary-operations.ts';
import { useClock } from './use-clock.ts';

/** Adds one serving of a favorite to a day, with its figures: kcal that it lacks count as 0 (shell 5), grams as not known. */
export function useAddFavoriteMeal(date: string) {
  const { mutate, isPending } = useDiaryMutations();
  const clock = useClock();
  const { user } = useAuth();

  async function add(favorite: ListedFavorite): Promise<boolean> {
    const { _id, meal } = favorite;
    // The server knows it only by its own id.
    const isKnown = !isProvisional(favorite) && !isPendingId(_id);
    const added = await mutate(
      'calorie.addMeal',
      {
        name: meal.name.slice(0, LIMITS.nameMaxCharacters),
        calories: thousandth(meal.calories ?? 0),
        ...(meal.macros && {
          protein: thousandth(meal.macros.protein),
          carbs: thousandth(meal.macros.carbs),
          fat: thousandth(meal.macros.fat),
        }),
        date,
        time: clock(),
        ...(isKnown && { favoriteId: _id }),
      },
      { failed: texts.calorieTracker.addFailed },
    );
    if (!added) return false;
    notifySuccess(added.isQueued ? texts.calorieScreen.waits : texts.calorieTracker.added);
    rememberTaste(user?.id, { did: [{ kind: 'eaten', meal }] });
    return true;
  }

  return { add, isPending };
}
