import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** Sentences that refuse an input; each names the field and the way out. */
export const validation = area('validation', {
  lockedAndChanged: 'locked must not name a meal that this call changes.',
  favoriteInSlot: 'withFavorite must not come together with slot: a favorite would be the whole answer.',
  record: message('{field} must be an object.'),
  above: message('{field} must be a number above {min}, at most {max}.'),
  servings: message('servings must be between {min} and {max}, in quarters.'),
  textExpected: message('{field} must be text.'),
  forbiddenCharacters: message('{field} contains characters that are not allowed.'),
  required: message('{field} is required.'),
  notInProfile: message('{field} is required: the profile has none.'),
  tooManyWithProfile: message('{field} must have at most {max} entries together with those of the profile.'),
  tooShort: message('{field} must be at least {min} characters.'),
  tooLong: message('{field} must be at most {max} characters.'),
  webhookUrl:
    'url must be an https address of the internet, such as https://hooks.example/platewise, without a name or password in it.',
  wholeNumber: message('{field} must be a whole number from {min} to {max}.'),
  number: message('{field} must be a number from {min} to {max}.'),
  oneOf: message('{field} must be one of: {values}.'),
  listExpected: message('{field} must be a list.'),
  tooMany: message('{field} must have at most {max} entries.'),
  date: message('{field} must be a real day such as 2026-11-30, from 2000-01-01 to a year ahead.'),
  time: message('{field} must be a time of the day such as 19:30.'),
  decimals: message('{field} must have at most {max} decimals.'),
  email: 'Please enter a valid email address',
  commonPassword: 'This password is among the most used ones. Please choose another.',
  ownNamePassword: 'This password is the name in your e-mail address. Please choose another.',
  blankPassword: 'Password must have something in it besides blanks.',
  boolean: message('{field} must be true or false.'),
  parameterInBrackets: message('{field} must be written without brackets, as in {field}=value.'),
  deleteConfirmation: message('confirm must be the words “{text}”.'),
  notBefore: message('{field} must not come before {other}.'),
  daysAtMost: message('{field} must come less than {max} days after {other}.'),
});
