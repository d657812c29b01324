import { addDays } from '@platewise/contract/local-date';
import { texts } from '@platewise/contract/texts';
import { CopyForm } from './copy-form.tsx';
import type { DiaryMeal } from './diary-day.ts';
import { useCopy } from './use-copy.ts';

type CopyMealProps = { meal: DiaryMeal; entryId: string; date: string; today: string; onClose: () => void };

/** A meal once more: today where it stands on another day, else tomorrow; or on any day, its own among them. */
export function CopyMeal({ meal, entryId, date, today, onClose }: CopyMealProps) {
  const { copy, isPending, refusal } = useCopy();

  async function copyTo(to: string) {
    if (await copy({ from: date, to, meal: { entryId, mealId: meal.id } })) onClose();
  }

  return (
    <CopyForm
      title={texts.calorieScreen.copyTitle({ meal: meal.name })}
      usual={date === today ? addDays(today, 1) : today}
      today={today}
      isPending={isPending}
      refusal={refusal}
      onCopy={(to) => void copyTo(to)}
      onClose={onClose}
    />
  );
}
