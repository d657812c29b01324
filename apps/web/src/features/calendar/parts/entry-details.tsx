import type { CalendarDay, CalendarEntry } from '@platewise/contract/calendar/calendar-schema';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { shownMeal } from '../../../shared/meal/shown-meal.ts';
import { lazyDialog } from '../../../shared/ui/parts/lazy-dialog.tsx';
import { type LeftoverPlaces, leftoverSentence, servingsCooked } from '../data/leftovers.ts';

// Fetched when a meal is first opened: the dialog is a large part of the page's code.
const MealDetails = lazyDialog(async () => (await import('../../../shared/meal/details/meal-details.tsx')).MealDetails);

/**
 * The one dialog that shows a meal of the calendar whole, from which it is cooked. After a reload in the middle of cooking
 * it leads back to the stove.
 */
export function useEntryDetails(
  day: CalendarDay | undefined,
  places: LeftoverPlaces,
): {
  show: (entry: CalendarEntry) => void;
  dialog: ReactNode;
} {
  const cooking = useLocation({ select: ({ state }) => state.cooking });
  const [shown, setShown] = useState<CalendarEntry | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const cooked = cooking === undefined ? undefined : day?.entries.find(({ meal }) => meal?.id === cooking);
  if (cooked && !shown) {
    setShown(cooked);
    setIsOpen(true);
  }

  function show(entry: CalendarEntry) {
    setShown(entry);
    setIsOpen(true);
  }

  const dialog = shown?.meal && (
    <MealDetails
      key={shown.meal.id}
      meal={shownMeal(shown.meal)}
      calorieTargetKcal={day?.target.calories}
      note={leftoverSentence(shown, places)}
      isLeftover={shown.leftover !== undefined}
      servingsToCook={servingsCooked(shown, places)}
      opened={isOpen}
      onClose={() => setIsOpen(false)}
    />
  );
  return { show, dialog };
}
