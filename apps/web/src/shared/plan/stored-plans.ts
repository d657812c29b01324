import { tabStorage } from '../storage/browser-storage.ts';
import { storedByPerson } from '../storage/stored-by-person.ts';
import { STORED_NAMES } from '../storage/stored-names.ts';

/** The plan that each person last had on the planner in this tab. */
export const storedPlans = storedByPerson(STORED_NAMES.sessionStorage.plannerPlan, tabStorage);
