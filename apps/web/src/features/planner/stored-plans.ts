import { tabStorage } from '../../browser-storage.ts';
import { storedByPerson } from '../../stored-by-person.ts';
import { STORED_NAMES } from '../../stored-names.ts';

/** The plan that each person last had on the planner in this tab. */
export const storedPlans = storedByPerson(STORED_NAMES.sessionStorage.plannerPlan, tabStorage);
