import { storedByPerson } from '../storage/stored-by-person.ts';
import { STORED_NAMES } from '../storage/stored-names.ts';

/** The id of the profile that each person chose last on this device; it says nothing, so it outlasts the sign-out. */
export const profileChoices = storedByPerson(STORED_NAMES.localStorage.plannerProfiles);
