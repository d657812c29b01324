import { area } from '../../language/area.ts';

/** The newsletter: its block, and the pages that its letters lead to (shell 4, 5 and 8; decisions 7). */
export const newsletter = area('site/newsletter', {
  title: 'An email when there is something to cook',
  text: 'New recipes, what we learnt about food data, what Platewise can do now. No other use of your address, and a way out in every email.',
  emailLabel: 'Email address',
  placeholder: 'Enter your email',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  subscribed: 'Subscribed',
  emailInvalid: 'Please enter a valid email address',
  success: 'You have successfully subscribed to our newsletter!',
  failure: 'Failed to subscribe to newsletter. Please try again later.',

  confirmTitle: 'Confirm your address',
  confirming: 'One moment, your address is being confirmed.',
  confirmed: 'Your address is confirmed. You will get our newsletter.',
  confirmInvalid:
    'This link does not work any more, or a part of it is missing. Subscribe again and you get a new one.',
  unsubscribeTitle: 'Unsubscribe from the newsletter',
  unsubscribing: 'One moment, your address is being taken off the list.',
  unsubscribed: 'You are unsubscribed. No newsletter will be sent to this address any more.',
  unsubscribeInvalid:
    'This link does not work, or a part of it is missing. Open it once more from the latest email, or write to us.',
  linkFailed: 'The server did not answer, so nothing has changed yet.',
  tryAgain: 'Try again',
  home: 'Go to the start page',
  contact: 'Write to us',
});
