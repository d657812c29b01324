import { tabStorage } from '../../browser-storage.ts';
import { keptByPerson } from '../../kept-by-person.ts';

/** The generation that each person waits for in this tab. */
export const pendingGenerations = keptByPerson('pendingGeneration', tabStorage);
