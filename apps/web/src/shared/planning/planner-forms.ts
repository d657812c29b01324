import { storedByPerson } from '../storage/stored-by-person.ts';
import { STORED_NAMES } from '../storage/stored-names.ts';

/** Anyone who plans without an account, all of them together. */
export const VISITOR = 'visitor';

/** What each person last filled into the planner's form on this device. */
export const plannerForms = storedByPerson(STORED_NAMES.localStorage.plannerForms);
