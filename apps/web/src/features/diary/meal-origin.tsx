import { texts } from '@platewise/contract/texts';
import { weighedGramsText } from '../meal/quantities.ts';
import { shortDateText } from './date-text.ts';
import type { DiaryMeal } from './diary-day.ts';
import { FoodSource } from './food-source.tsx';

const words = texts.calorieScreen;

/** Where the figures of a meal come from; nothing for the person's own. */
export function MealOrigin({ meal: { origin, isEdited } }: { meal: DiaryMeal }) {
  const text = originText(origin);
  return (
    <>
      {text && <span>{text}</span>}
      {isEdited && <span>{words.byHand}</span>}
      {origin.kind === 'food' && !isEdited && (
        <span>
          <FoodSource fdcId={origin.fdcId} source={origin.source} />
        </span>
      )}
    </>
  );
}

function originText(origin: DiaryMeal['origin']): string | null {
  const { origin: from } = words;
  switch (origin.kind) {
    case 'own':
      return null;
    case 'favorite':
      return from.favorite;
    case 'copy':
      return from.copy({ date: shortDateText(origin.date) });
    case 'calendar': {
      const slot = texts.calendar.slots[origin.slot].toLowerCase();
      if (origin.share === 1) return from.calendar({ slot });
      return from.calendarShare({ slot, percent: Math.round(origin.share * 100) });
    }
    case 'food': {
      const grams = weighedGramsText(origin.grams);
      const { measure } = origin;
      return measure ? words.counted({ count: measure.count, name: measure.name, grams }) : grams;
    }
  }
}
