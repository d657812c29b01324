import { tabStorage } from '../../browser-storage.ts';
import { keptByPerson } from '../../kept-by-person.ts';
import { STORED_NAMES } from '../../stored-names.ts';

/** The plan that each person last had on the planner in this tab. */
export const keptPlans = keptByPerson(STORED_NAMES.sessionStorage.plannerPlan, tabStorage);
