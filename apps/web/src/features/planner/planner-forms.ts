import { keptByPerson } from '../../kept-by-person.ts';

/** Whoever plans without an account, all of them together. */
export const VISITOR = 'visitor';

/** What each person last filled into the planner's form on this device. */
export const plannerForms = keptByPerson('plannerForms');
