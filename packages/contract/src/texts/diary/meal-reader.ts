import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** What is said where a language model reads a meal. */
export const mealReader = area('meal-reader', {
  askParts: message('Ask {host} about it'),
  askAgreement: message(
    'The words that were not read are sent to the language model at {host}, and nothing else about you. It names foods and counts; all figures come from our tables.',
  ),
  agree: message('Send to {host}'),
  notNow: 'Not now',
  asking: 'Asking...',
  photo: 'Read a photo of a meal',
  choosePhoto: 'Choose or take a photo',
  photoHint:
    'It is made smaller and loses its place and date on this device. It is read once and not stored by this site.',
  photoAgreement: message(
    'The photo is sent to the language model at {host}, and nothing else about you. It names foods and guesses amounts: look at each line. All figures come from our tables.',
  ),
  photoShown: 'The photo that is read',
  noPhoto: 'This is no photo in JPEG.',
  photoTooLarge: 'The photo is too large: at most 2 MB.',
  photoUnreadable: 'This file cannot be opened as a photo. Choose a JPEG, PNG or WebP.',
  nothing: 'Nothing was found that our tables have.',
  unavailable: 'The language model cannot be asked right now. You can search for the foods above.',
  otherHost: 'Another language model is used here now. Nothing was sent; you are asked again.',
  failed: 'It could not be read',
  close: 'Close',
});
