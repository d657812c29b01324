import { tabStorage } from '../../browser-storage.ts';
import { storedByPerson } from '../../stored-by-person.ts';
import { STORED_NAMES } from '../../stored-names.ts';

/** The profile that a person is filling in in this tab. */
export const profileDrafts = storedByPerson(STORED_NAMES.sessionStorage.profileDraft, tabStorage);
