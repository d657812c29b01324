import { tabStorage } from '../../../shared/storage/browser-storage.ts';
import { storedByPerson } from '../../../shared/storage/stored-by-person.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';

/** The generation that each person waits for in this tab. */
export const pendingGenerations = storedByPerson(STORED_NAMES.sessionStorage.pendingGeneration, tabStorage);
