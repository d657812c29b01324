import { texts } from '@platewise/contract/texts';
import { useState } from 'react';
import { isPendingId } from '../../../shared/sync/queue/operation.ts';
import type { Performed } from '../../../shared/sync/queue/operation-queue.ts';
import { notifyError, notifySuccess } from '../../../shared/ui/toasts/notify.ts';
import { forgetUndo, notifyWithUndo } from '../../../shared/ui/toasts/notify-with-undo.tsx';
import type { DiaryDay, DiaryMeal } from './diary-day.ts';
import { useDiaryMutations } from './diary-operations.ts';

type Removed = { meal: DiaryMeal; done: Performed<'calorie.removeMeal'> };

export type Removal = ReturnType<typeof useRemoveMeal>;

const words = texts.calorieTracker;

/** Takes a meal out of the day, and brings the one that went last back. */
export function useRemoveMeal(day: DiaryDay) {
  const { mutate, takeBack, withdrawAddition } = useDiaryMutations();
  const { bringBack } = useBringBack(day);
  const [removed, setRemoved] = useState<Removed | null>(null);

  async function remove(meal: DiaryMeal): Promise<void> {
    if (isPendingId(meal.id)) return forget(meal);
    const input = { entryId: day.entry?._id ?? '', mealId: meal.id };
    const done = await mutate('calorie.removeMeal', input, { shown: { name: meal.name }, failed: words.removeFailed });
    if (!done) return;
    const gone = { meal, done };
    setRemoved(gone);
    notifyWithUndo(words.removed, { id: meal.id, onUndo: () => void undo(gone) });
  }

  // Added without the server and taken back without it: that never happened.
  async function forget({ id }: DiaryMeal): Promise<void> {
    if (await withdrawAddition(id)) notifySuccess(words.removed);
    else notifyError(words.removeFailed);
  }

  async function undo({ meal, done }: Removed): Promise<void> {
    forgetUndo(meal.id);
    if (!(await takeBack(done, () => bringBack(meal)))) return;
    setRemoved((now) => (now?.meal.id === meal.id ? null : now));
    notifySuccess(texts.calorieScreen.undone);
  }

  return { remove, undo, removed };
}

const failed = texts.calorieScreen.undoFailed;

/**
 * Puts a meal that was removed on its day again, as what it was: a food by its grams, a planned meal by its share while it
 * is still planned there, else in its figures.
 */
function useBringBack({ date, planned: places }: DiaryDay) {
  const { mutate } = useDiaryMutations();

  async function bringBack(meal: DiaryMeal): Promise<boolean> {
    const { origin, time, isEdited } = meal;
    const at = time === '' ? {} : { time };
    if (origin.kind === 'calendar' && isStillPlanned(origin)) return tickAgain(meal, origin);
    if (origin.kind === 'food' && !isEdited) {
      const { food, grams, measure } = origin;
      const amount = measure ? { measure: measure.name, count: measure.count } : { grams };
      return (await mutate('calorie.logFood', { food, date, ...at, ...amount }, { failed })) !== null;
    }
    const favorite = origin.kind === 'favorite' ? { favoriteId: origin.favoriteId } : {};
    return (await mutate('calorie.addMeal', { ...figuresOf(meal), ...favorite, date, ...at }, { failed })) !== null;
  }

  // Another meal there now is neither eaten nor touched.
  function isStillPlanned({ slot, mealId }: CalendarOrigin): boolean {
    return places.some((one) => one.slot === slot && one.mealId === mealId);
  }

  async function tickAgain(meal: DiaryMeal, { slot, share, mealId: seen }: CalendarOrigin): Promise<boolean> {
    const { time, name, isEdited } = meal;
    const ticked = await mutate(
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
    return (await mutate('calorie.changeMeal', fields, { shown: { name }, failed })) !== null;
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
