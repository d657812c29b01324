import type { KeyValueStorage } from '../../../shared/storage/browser-storage.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';

const STORAGE_KEY = STORED_NAMES.sessionStorage.cookingPlace;

/** The page that was on the screen when this meal was last cooked from in this tab and not left; 0 for none. */
export function cookingPlace(mealId: string, storage: KeyValueStorage): number {
  const [keptMeal, place] = (storage.read(STORAGE_KEY) ?? '').split('\n');
  return keptMeal === mealId && /^\d{1,3}$/.test(place ?? '') ? Number(place) : 0;
}

/** Keeps the page for when the tab is loaded again. */
export function saveCookingPlace(mealId: string, place: number, storage: KeyValueStorage): void {
  storage.write(STORAGE_KEY, `${mealId}\n${place}`);
}

export function forgetCookingPlace(storage: KeyValueStorage): void {
  storage.remove(STORAGE_KEY);
}
