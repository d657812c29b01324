import type { Plan } from '@platewise/contract/plans/plan-schema';
import { type ComponentType, createContext, useContext } from 'react';
import type { ListedFavorite } from '../favorites/favorite-list.ts';
import type { ShownMeal } from '../meal/shown-meal.ts';

/** What is put into the calendar from another page: a favorite, or a saved plan, whole or one of its meals. */
export type ToCalendarWhat =
  | { favoriteId: string; meal: ListedFavorite['meal'] }
  | { plan: Pick<Plan, '_id' | 'meals'>; name: string };

/** A meal with its amounts as they are cooked, and for how many servings these are; null where that cannot be reported. */
export type CookedMeal = { meal: ShownMeal; servings: number | null };

/**
 * Parts of one feature that stand on screens of another. No feature imports another: the application hands these in
 * (app/screen.tsx), and a screen takes them from here.
 */
export type HandedIn = {
  /** Of cooking: opens cooking mode. */
  StartCooking: ComponentType<CookedMeal>;
  /** Of the diary: marks what was cooked as eaten. */
  MarkEaten: ComponentType<CookedMeal>;
  /** Of the diary: adds a favorite to today. */
  AddToDiary: ComponentType<{ favorite: ListedFavorite }>;
  /** Of the calendar: the dialog that asks for a day and a slot. */
  ToCalendar: ComponentType<{ what: ToCalendarWhat; opened: boolean; onClose: () => void }>;
  /** Of sharing: the ways in which a plan leaves the page. */
  PlanExportMenu: ComponentType<{ plan: Plan; name: string }>;
  /** Of sharing: what is printed of a plan. */
  PlanSheet: ComponentType<{ plan: Plan; name: string }>;
};

const HandedInContext = createContext<HandedIn | null>(null);

export const HandedInProvider = HandedInContext.Provider;

/** The parts that the application handed in; throws where a route has left out its screen's frame. */
export function useHandedIn(): HandedIn {
  const parts = useContext(HandedInContext);
  if (!parts) throw new Error('This screen stands outside of <Screen>, which hands in the parts of other features.');
  return parts;
}
