import { keptByPerson } from '../../kept-by-person.ts';
import { tabStorage } from '../plan-changes/tab-storage.ts';

/** The meal that a person is typing into the diary in this tab. */
export const mealDrafts = keptByPerson('diaryMealDraft', tabStorage);
