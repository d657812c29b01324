import { tabStorage } from '../../browser-storage.ts';
import { keptByPerson } from '../../kept-by-person.ts';
import { STORED_NAMES } from '../../stored-names.ts';

/** The meal that a person is typing into the diary in this tab. */
export const mealDrafts = keptByPerson(STORED_NAMES.sessionStorage.diaryMealDraft, tabStorage);
