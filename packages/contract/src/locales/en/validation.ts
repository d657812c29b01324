import { message } from '../../message.ts';

/** Sentences that refuse an input; each names the field and the way out. */
export const validation = {
  lockedAndChanged: 'locked must not name a meal that this call changes.',
  record: message('{field} must be an object.'),
  above: message('{field} must be a number above {min}, at most {max}.'),
  servings: message('servings must be between {min} and {max}, in quarters.'),
  textExpected: message('{field} must be text.'),
  forbiddenCharacters: message('{field} contains characters that are not allowed.'),
  required: message('{field} is required.'),
  tooShort: message('{field} must be at least {min} characters.'),
  tooLong: message('{field} must be at most {max} characters.'),
  wholeNumber: message('{field} must be a whole number from {min} to {max}.'),
  number: message('{field} must be a number from {min} to {max}.'),
  oneOf: message('{field} must be one of: {values}.'),
  listExpected: message('{field} must be a list.'),
  tooMany: message('{field} must have at most {max} entries.'),
  date: message('{field} must be a real day such as 2026-11-30, from 2000-01-01 to a year ahead.'),
  email: 'Please enter a valid email address',
  commonPassword: 'This password is among the most used ones. Please choose another.',
  boolean: message('{field} must be true or false.'),
};
