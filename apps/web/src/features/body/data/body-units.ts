import { storedByPerson } from '../../../shared/storage/stored-by-person.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';

/** The units that each person measures in, as chosen on this device. */
export const bodyUnits = storedByPerson(STORED_NAMES.localStorage.bodyUnits);
