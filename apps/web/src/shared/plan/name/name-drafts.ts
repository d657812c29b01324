import { tabStorage } from '../../storage/browser-storage.ts';
import { storedByPerson } from '../../storage/stored-by-person.ts';
import { STORED_NAMES } from '../../storage/stored-names.ts';

/** The name of a plan that a person is typing in this tab. */
export const nameDrafts = storedByPerson(STORED_NAMES.sessionStorage.planNameDraft, tabStorage);
