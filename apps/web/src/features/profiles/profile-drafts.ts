import { tabStorage } from '../../browser-storage.ts';
import { keptByPerson } from '../../kept-by-person.ts';

/** The profile that a person is filling in in this tab. */
export const profileDrafts = keptByPerson('profileDraft', tabStorage);
