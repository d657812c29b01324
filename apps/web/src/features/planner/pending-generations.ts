import { tabStorage } from '../../browser-storage.ts';
import { storedByPerson } from '../../stored-by-person.ts';
import { STORED_NAMES } from '../../stored-names.ts';

/** The generation that each person waits for in this tab. */
export const pendingGenerations = storedByPerson(STORED_NAMES.sessionStorage.pendingGeneration, tabStorage);
