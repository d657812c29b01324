import { storedByPerson } from '../../../shared/storage/stored-by-person.ts';
import { STORED_NAMES } from '../../../shared/storage/stored-names.ts';

/** What of a meal may be sent to a language model: words that the rules could not read, or a photo. */
export type SentKind = 'parts' | 'photo';

export const agreedHosts = storedByPerson(STORED_NAMES.localStorage.agreedHosts);

/** Whether somebody has agreed on this device that so much goes to this host. */
export function hasAgreed(person: string, kind: SentKind, host: string): boolean {
  return hostsOf(person)[kind] === host;
}

/** Remembers that they have; another host is asked for again. */
export function agree(person: string, kind: SentKind, host: string): void {
  agreedHosts.write(person, { ...hostsOf(person), [kind]: host });
}

function hostsOf(person: string): Partial<Record<SentKind, unknown>> {
  const stored = agreedHosts.read(person);
  return typeof stored === 'object' && stored !== null ? stored : {};
}
