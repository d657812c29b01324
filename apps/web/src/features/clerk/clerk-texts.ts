import { clerk } from '@platewise/contract/locales/en/clerk';

/** The same sentence whether the address or the password is wrong, so that nobody learns which addresses are known. */
export const CLERK_TEXTS = {
  unstable__errors: {
    form_identifier_not_found: clerk.wrongCredentials,
    form_password_incorrect: clerk.wrongCredentials,
  },
};
