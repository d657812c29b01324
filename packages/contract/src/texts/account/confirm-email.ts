import { area } from '../../language/area.ts';

/** The page that a mailed link leads to, which confirms an address, and what is said where it is changed. */
export const confirmEmail = area('confirmEmail', {
  title: 'Confirm your email address',
  text: 'It proves that emails to it reach you.',
  states: {
    pending: 'Confirming your address…',
    done: 'Your email address is confirmed. Nothing waits for it any more.',
  },
  goOn: 'Plan a meal',
  settings: 'Open the settings',
  sameEmail: 'That is your address already.',
});
