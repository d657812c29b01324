import { tabStorage } from '../../browser-storage.ts';
import { storedByPerson } from '../../stored-by-person.ts';
import { STORED_NAMES } from '../../stored-names.ts';

/** The generator as each person left it in this tab. */
export const generatedWeeks = storedByPerson(STORED_NAMES.sessionStorage.generatedWeek, tabStorage);
