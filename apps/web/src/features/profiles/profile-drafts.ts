import { keptByPerson } from '../../kept-by-person.ts';
import { tabStorage } from '../plan-changes/tab-storage.ts';

/** The profile that a person is filling in in this tab. */
export const profileDrafts = keptByPerson('profileDraft', tabStorage);
