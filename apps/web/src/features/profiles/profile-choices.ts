import { keptByPerson } from '../../kept-by-person.ts';

/** The id of the profile that each person chose last on this device; it tells nothing, so it outlasts the sign-out. */
export const profileChoices = keptByPerson('plannerProfiles');
