import { tabStorage } from '../../browser-storage.ts';
import { storedByPerson } from '../../stored-by-person.ts';
import { STORED_NAMES } from '../../stored-names.ts';

/** The meal that a person is typing into the diary in this tab. */
export const mealDrafts = storedByPerson(STORED_NAMES.sessionStorage.diaryMealDraft, tabStorage);
