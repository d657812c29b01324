import { area } from '../../language/area.ts';

/** The page that asks for a link to another password, and takes that password. */
export const resetPassword = area('resetPassword', {
  resetTitle: 'Forgot your password?',
  resetDescription: 'Tell us your email address and we send a link to choose a new one.',
  sendLink: 'Send the link',
  linkSentTitle: 'Check your mail',
  linkSentText:
    'If that address has an account, a link is on its way. No email after a few minutes? The people who run this site can make a link for you.',
  chooseTitle: 'Choose a new password',
  chooseDescription: 'You will be signed out everywhere else.',
  savePassword: 'Save the password',

  askForNewLink: 'Ask for a new link',
  passwordChangedTitle: 'Your password is changed',
  passwordChangedText: 'Sign in with the new one.',
  backToSignIn: 'Back to sign in',
  newPassword: 'New password',
});
