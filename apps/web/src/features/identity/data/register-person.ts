import type { SessionUser } from '../../../shared/session/session-types.ts';
import type { KeyValueStorage } from '../../../shared/storage/browser-storage.ts';
import { isRegistered, markRegistered } from './registered-flag.ts';

export type RegistrationOutcome = 'registered' | 'existing-account' | 'known';

type Uses = {
  register: (person: { userId: string; email: string; name: string }) => Promise<{ existingAccount: boolean }>;
  isConflict: (error: unknown) => boolean;
  storage: KeyValueStorage;
};

/**
 * Registers a signed-in person once for each browser. The flag is set on success, on an existing account and on a
 * conflict; any other failure leaves it unset and is thrown, so that the next visit tries again (core 4, reading a).
 */
export async function registerPerson(
  { register, isConflict, storage }: Uses,
  { id, email, name }: SessionUser,
): Promise<RegistrationOutcome> {
  if (isRegistered(storage, id)) return 'known';
  try {
    const { existingAccount } = await register({ userId: id, email, name });
    markRegistered(storage, id);
    return existingAccount ? 'existing-account' : 'registered';
  } catch (error) {
    if (!isConflict(error)) throw error;
    markRegistered(storage, id);
    return 'known';
  }
}
