import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** What the ways to log a food say beyond searching for it: what is usually eaten, and foods from labels. */
export const foodLog = area('food-log', {
  usual: 'You often eat',
  usualFor: 'Usual for',
  usualNone: 'What you log shows here: the next time one press adds it again.',
  usualFailed: 'What you usually eat cannot be shown right now.',
  usualLoading: 'Loading what you usually eat…',
  usualTimes: plural({ one: '{count} time in six weeks', other: '{count} times in six weeks' }),
  add: 'Add',
  addNamed: message('Add {meal} again'),

  label: 'Add a food from its label',
  labelOf: message('The label of {food}'),
  labelHint: 'Copy the figures as the label states them. Leave what it does not state empty: it is saved as unknown.',
  labelName: 'Name of the food',
  statedPer: 'Figures are for',
  bases: { '100g': '100 g or ml', serving: 'one serving' },
  servingGrams: 'A serving weighs, g',
  sodium: 'Sodium, mg',
  saltHint: 'Salt in g times 400.',
  barcode: 'Barcode (digits)',
  saveLabel: 'Save the food',
  savingLabel: 'Saving...',
  labelSaved: message('{food} is saved. It comes first when you search for it.'),
  labelFailed: 'The food could not be saved',
  changeLabel: 'Change the label',
  removeLabel: 'Remove this food',
  labelRemoved: message('{food} is removed. What you logged of it stays.'),
  labelNotRemoved: 'The food could not be removed',
});
