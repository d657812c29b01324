import { texts } from '@platewise/contract/texts';
import type { PlannedMeal } from './diary-day.ts';
import { useDiaryChange } from './use-diary-change.ts';
import { useClock } from './use-today.ts';

const failed = texts.calorieScreen.tickFailed;

/** Says what became of a planned meal, or takes it back. */
export function useTick(date: string, { slot, name, mealId, state }: PlannedMeal) {
  const { change } = useDiaryChange();
  const clock = useClock();
  // Another meal there by now is refused instead of being ticked unseen.
  const seen = { date, slot, ...(mealId !== null && { mealId }) };
  const options = { shown: { name }, failed };

  return {
    /** A meal that is eaten already keeps its time. */
    eat: (share: number) =>
      void change(
        'calorie.tickPlanned',
        { ...seen, outcome: 'eaten', share, ...(state !== 'eaten' && { time: clock() }) },
        options,
      ),
    skip: () => void change('calorie.tickPlanned', { ...seen, outcome: 'skipped' }, options),
    untick: () => void change('calorie.untickPlanned', { date, slot }, options),
  };
}
