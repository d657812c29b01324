import { storedByPerson } from '../storage/stored-by-person.ts';
import { STORED_NAMES } from '../storage/stored-names.ts';

/** What this device has learnt of each person's taste. It is read and written as `taste-record.ts` says. */
export const tastes = storedByPerson(STORED_NAMES.localStorage.taste);
