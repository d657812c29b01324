import { tabStorage } from '../../browser-storage.ts';
import { keptByPerson } from '../../kept-by-person.ts';

/** The generator as each person left it in this tab. */
export const generatedWeeks = keptByPerson('generatedWeek', tabStorage);
