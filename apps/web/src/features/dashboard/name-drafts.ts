import { keptByPerson } from '../../kept-by-person.ts';
import { tabStorage } from '../plan-changes/tab-storage.ts';

/** The name of a plan that a person is typing in this tab. */
export const nameDrafts = keptByPerson('planNameDraft', tabStorage);
