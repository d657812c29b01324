import { tabStorage } from '../../browser-storage.ts';
import { keptByPerson } from '../../kept-by-person.ts';
import { STORED_NAMES } from '../../stored-names.ts';

/** The generation that each person waits for in this tab. */
export const pendingGenerations = keptByPerson(STORED_NAMES.sessionStorage.pendingGeneration, tabStorage);
