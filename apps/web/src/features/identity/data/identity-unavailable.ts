import { texts } from '@platewise/contract/texts';

/** What `getToken` throws when the sign-in service does not answer; api-error.ts knows it by its cause. */
export function identityUnavailable(): Error {
  return new Error(texts.shell.signInNotAnswering, { cause: 'IDENTITY_UNAVAILABLE' });
}
