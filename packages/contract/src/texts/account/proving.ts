import { area } from '../../language/area.ts';

/** Proving who somebody is: at sign-in with more than a password, and again before what asks for it. */
export const proving = area('proving', {
  again: {
    title: 'Please confirm it is you',
    text: 'You signed in a while ago. Enter your password to continue.',
    codeText: 'You signed in a while ago. Enter a code from your app to continue.',
    passkeyText: 'You signed in a while ago. Use your passkey, or enter your password, to continue.',
    usePasskey: 'Use a passkey',
    go: 'Continue',
    cancel: 'Cancel',
  },

  factors: {
    title: 'Enter your code',
    text: 'Your password is right. Your account also asks for a code from your app.',
    code: 'Code',
    codeHint: 'Six digits from your app, or one of your backup codes.',
    passkey: 'Sign in with a passkey',
    passkeyFailed: 'No passkey was used. Try again, or sign in with your password.',
    go: 'Sign in',
    back: 'Start again',
    over: 'That took too long. Please sign in again.',
    codeForm: 'A code has six digits; a backup code looks like aB3dE-fG5hJ.',
    appCodeForm: 'The code of the app has six digits.',
    wrongCode: 'That code is not right. Wait for the next one and try it.',
    passkeyRefused: 'That passkey could not be used here.',
    passkeysFull: 'You have as many passkeys as an account can have. Remove one first.',
    codeInstead: 'Your account asks for more than the password: enter a code from your app, or use a passkey.',
    notOn: 'No app is set up for this account.',
    alreadyOn: 'An app is already set up for this account.',
  },
});
