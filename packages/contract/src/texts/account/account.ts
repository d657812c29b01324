import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** Signing in and up, registration (core 4, core 8). */
export const account = area('account', {
  welcomeBack: 'Welcome back! Using your existing account.',
  registrationFailed: 'Failed to complete registration. Please try again.',
  pleaseSignIn: 'Please Sign In',
  pleaseSignInText: 'This page belongs to your account. Sign in and you come straight back here.',
  unreachableTitle: 'Sign-in is not answering',
  unreachableText: 'What you have saved is safe. Please try again in a moment.',

  signInTitle: 'Welcome back',
  signInDescription: 'Sign in to your plans, favorites and this month’s tokens.',
  noAccountYet: 'New here?',
  createAccount: 'Create an account',
  forgotPassword: 'Forgot your password?',

  signUp: 'Sign up',
  signUpTitle: 'Create your account',
  signUpDescription: '10 meals a month are free. Your plans and favorites are kept for you.',
  haveAccount: 'Already have an account?',

  name: 'Name',
  nameHint: 'Optional',
  email: 'Email',
  password: 'Password',
  wrongPassword: 'That password is not right.',
  resetLinkInvalid: 'This link is no longer valid. Please ask for a new one.',
  emailLinkInvalid:
    'This link no longer works: a newer one was sent, or its three days are over. You can send yourself a new one in the settings.',
  passwordHint: message('At least {min} characters'),
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  signInInstead: 'Sign in instead',

  registeringTitle: 'Setting up your account',
  registeringText: 'This takes a moment. Your meals are kept.',
  registrationFailedTitle: 'Your account is not ready yet',
  tryAgain: 'Try Again',
});
