import { tabStorage } from '../../../shared/storage/browser-storage.ts';
import { storedByPerson } from '../../../shared/storage/stored-by-person.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';

/** The profile that a person is filling in in this tab. */
export const profileDrafts = storedByPerson(STORED_NAMES.sessionStorage.profileDraft, tabStorage);
