import { area } from '../../language/area.ts';

/** Signing in through a hosted service. */
export const clerk = area('clerk', {
  signInNotReached: 'We can’t reach the sign-in service. What you see may not be up to date.',
  tryAgain: 'Try again',
  formNotShown: 'The sign-in form could not be loaded.',
  formNotShownText:
    'A blocker of your browser or the network may hold it back. The rest of this site works without it.',
  loadPageAgain: 'Load the page again',
  wrongCredentials: 'That email and password do not match.',
});
