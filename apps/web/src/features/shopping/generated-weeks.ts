import { tabStorage } from '../../browser-storage.ts';
import { keptByPerson } from '../../kept-by-person.ts';
import { STORED_NAMES } from '../../stored-names.ts';

/** The generator as each person left it in this tab. */
export const generatedWeeks = keptByPerson(STORED_NAMES.sessionStorage.generatedWeek, tabStorage);
