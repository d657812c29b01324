import { browserStorage, type KeyValueStorage } from '../storage/browser-storage.ts';
import { STORED_NAMES } from '../storage/stored-names.ts';
import { readUser, type SessionUser } from './session-types.ts';

const PERSON_KEY = STORED_NAMES.localStorage.lastPerson;
const SIGN_OUT_KEY = STORED_NAMES.localStorage.signOutPending;

/** What a browser remembers of its session, for the times when the server cannot be asked. */
export type SessionMemory = {
  /** Who was signed in last, and did not sign out. */
  person: () => SessionUser | null;
  remember: (person: SessionUser | null) => void;
  /** Whether somebody signed out here and the server could not be reported. */
  isSignOutPending: () => boolean;
  setSignOutPending: (isPending: boolean) => void;
};

export function sessionMemory(storage: KeyValueStorage = browserStorage): SessionMemory {
  return {
    person: () => {
      try {
        return readUser(JSON.parse(storage.read(PERSON_KEY) ?? 'null'));
      } catch {
        return null;
      }
    },
    remember: (person) => {
      if (person) storage.write(PERSON_KEY, JSON.stringify(person));
      else storage.remove(PERSON_KEY);
    },
    isSignOutPending: () => storage.read(SIGN_OUT_KEY) !== null,
    setSignOutPending: (isPending) => {
      if (isPending) storage.write(SIGN_OUT_KEY, 'true');
      else storage.remove(SIGN_OUT_KEY);
    },
  };
}
