import { storedByPerson } from '../../../shared/storage/stored-by-person.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';

/** The order of aisles that each person has chosen on this device. */
export const aisleOrders = storedByPerson(STORED_NAMES.localStorage.aisleOrder);
