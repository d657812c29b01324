import { tabStorage } from '../../browser-storage.ts';
import { keptByPerson } from '../../kept-by-person.ts';
import { STORED_NAMES } from '../../stored-names.ts';

/** The profile that a person is filling in in this tab. */
export const profileDrafts = keptByPerson(STORED_NAMES.sessionStorage.profileDraft, tabStorage);
