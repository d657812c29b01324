import type { Identity } from '../context.ts';

/** The people that tests speak as. */
export const OWNER: Identity = person('owner');
export const PRO: Identity = person('pro');
export const STRANGER: Identity = person('stranger');

/** The password of everybody. */
export const PASSWORD = 'seven purple plates';

/** Somebody by a short name, with an address that nobody has proved. */
export function person(name: string): Identity {
  return { userId: `user-${name}`, email: `${name}@example.com`, emailVerified: false, name };
}
