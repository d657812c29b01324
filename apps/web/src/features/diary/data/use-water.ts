import { texts } from '@platewise/contract/texts';
import { water as words } from '@platewise/contract/texts/diary/water';
import { newId } from '../../../shared/api/random-id.ts';
import { useUnits } from '../../../shared/preferences/use-food-weight.ts';
import { notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { forgetUndo, notifyWithUndo } from '../../../shared/ui/toasts/notify-with-undo.tsx';
import { useDiaryMutations } from './diary-operations.ts';
import { waterText } from './water-amounts.ts';

/** Adds a glass of water to a day with one press, and takes it back. */
export function useWater(date: string) {
  const { mutate } = useDiaryMutations();
  const units = useUnits();

  async function add(ml: number): Promise<void> {
    const drinkId = newId();
    const added = await mutate('calorie.addWater', { drinkId, date, ml }, { failed: words.addFailed });
    if (!added) return;
    notifyWithUndo(words.added({ amount: waterText(ml, units) }), {
      id: drinkId,
      onUndo: () => void takeBack(drinkId),
    });
  }

  async function takeBack(drinkId: string): Promise<void> {
    forgetUndo(drinkId);
    const options = { failed: words.takeBackFailed, gone: texts.calorieScreen.undoFailed };
    if (await mutate('calorie.removeWater', { drinkId, date }, options)) notifySuccess(words.takenBack);
  }

  return { add: (ml: number) => void add(ml), takeBack: (drinkId: string) => void takeBack(drinkId) };
}
