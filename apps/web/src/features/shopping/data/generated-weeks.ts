import { tabStorage } from '../../../shared/storage/browser-storage.ts';
import { storedByPerson } from '../../../shared/storage/stored-by-person.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';

/** The generator as each person left it in this tab. */
export const generatedWeeks = storedByPerson(STORED_NAMES.sessionStorage.generatedWeek, tabStorage);
