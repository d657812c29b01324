import { tabStorage } from '../../../shared/storage/browser-storage.ts';
import { storedByPerson } from '../../../shared/storage/stored-by-person.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';

/** The meal that a person is typing into the diary in this tab. */
export const mealDrafts = storedByPerson(STORED_NAMES.sessionStorage.diaryMealDraft, tabStorage);
