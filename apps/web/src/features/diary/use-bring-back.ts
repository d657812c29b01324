import { texts } from '@platewise/contract/texts';
import type { DiaryDay, DiaryMeal } from './diary-day.ts';
import { useDiaryChange } from './use-diary-change.ts';

const failed = texts.calorieScreen.undoFailed;

/**
 * Puts a meal that was removed on its day again, as what it was: a food by its grams, a planned meal by its share while it
 * is still planned there, else in its figures.
 */
export function useBringBack({ date, planned: places }: DiaryDay) {
  const { change } = useDiaryChange();

  async function bringBack(meal: DiaryMeal): Promise<boolean> {
    const { origin, time, isEdited } = meal;
    const at = time === '' ? {} : { time };
    if (origin.kind === 'calendar' && isStillPlanned(origin)) return tickAgain(meal, origin);
    if (origin.kind === 'food' && !isEdited) {
      const { food, grams, measure } = origin;
      const amount = measure ? { measure: measure.name, count: measure.count } : { grams };
      return (await change('calorie.logFood', { food, date, ...at, ...amount }, { failed })) !== null;
    }
    const favorite = origin.kind === 'favorite' ? { favoriteId: origin.favoriteId } : {};
    return (await change('calorie.addMeal', { ...figuresOf(meal), ...favorite, date, ...at }, { failed })) !== null;
  }

  // Another meal there now is neither eaten nor touched.
  function isStillPlanned({ slot, mealId }: CalendarOrigin): boolean {
    return places.some((one) => one.slot === slot && one.mealId === mealId);
  }

  async function tickAgain(meal: DiaryMeal, { slot, share, mealId: seen }: CalendarOrigin): Promise<boolean> {
    const { time, name, isEdited } = meal;
    const ticked = await change(
      'calorie.tickPlanned',
      { date, slot, outcome: 'eaten', share, ...(seen !== null && { mealId: seen }), ...(time !== '' && { time }) },
      { shown: { name }, failed },
    );
    if (!ticked || ticked.isQueued || !isEdited) return ticked !== null;
    // It had been corrected by hand.
    const { entry, planned } = ticked.result;
    const mealId = planned.find((one) => one.slot === slot)?.diaryMealId;
    if (!entry || !mealId) return true;
    const fields = { entryId: entry._id, mealId, ...figuresOf(meal) };
    return (await change('calorie.changeMeal', fields, { shown: { name }, failed })) !== null;
  }

  return { bringBack };
}

type CalendarOrigin = DiaryMeal['origin'] & { kind: 'calendar' };

function figuresOf({ name, calories, protein, carbs, fat, unknown }: DiaryMeal) {
  return {
    name,
    calories,
    protein: unknown.includes('protein') ? null : protein,
    carbs: unknown.includes('carbs') ? null : carbs,
    fat: unknown.includes('fat') ? null : fat,
  };
}
