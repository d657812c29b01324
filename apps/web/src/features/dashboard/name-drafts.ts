import { tabStorage } from '../../browser-storage.ts';
import { keptByPerson } from '../../kept-by-person.ts';

/** The name of a plan that a person is typing in this tab. */
export const nameDrafts = keptByPerson('planNameDraft', tabStorage);
