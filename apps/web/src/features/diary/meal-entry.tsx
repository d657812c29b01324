import { useRef, useState } from 'react';
import { CopyMeal } from './copy-meal.tsx';
import type { DiaryDay, DiaryMeal } from './diary-day.ts';
import { EditMeal } from './edit-meal.tsx';
import { MealRow } from './meal-row.tsx';

type MealEntryProps = {
  meal: DiaryMeal;
  day: DiaryDay;
  today: string;
  isQueued: boolean;
  onRemove: () => void;
};

/** A meal of the day: its row, or the form that takes its place; closed again, the row's menu has the focus. */
export function MealEntry({ meal, day, today, isQueued, onRemove }: MealEntryProps) {
  const [doing, setDoing] = useState<'edit' | 'copy' | null>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const entryId = day.entry?._id ?? '';

  function leave() {
    setDoing(null);
    requestAnimationFrame(() => menu.current?.focus());
  }

  if (doing === 'edit') {
    return (
      <li>
        <EditMeal meal={meal} entryId={entryId} onClose={leave} />
      </li>
    );
  }
  return (
    <li>
      <MealRow
        meal={meal}
        isQueued={isQueued}
        menu={menu}
        onRemove={onRemove}
        onEdit={() => setDoing('edit')}
        onCopy={() => setDoing('copy')}
      />
      {doing === 'copy' && <CopyMeal meal={meal} entryId={entryId} date={day.date} today={today} onClose={leave} />}
    </li>
  );
}
