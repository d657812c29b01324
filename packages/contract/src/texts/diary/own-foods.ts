import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** What is refused of a food that a person copies from a label, and where its figures come from. */
export const ownFoods = area('own-foods', {
  source: 'From a label, as you typed it.',
  weighed: 'Weigh it as the label means it.',
  serving: 'serving',
  servingNeeded: 'servingGrams is required for figures per serving.',
  tooMuch: message('protein, carbs and fat must not weigh more than the {grams} g that they are stated for.'),
  tooManyKcal: message('calories must be possible for {grams} g: pure fat has 9 kcal a gram.'),
  partTooLarge: message('{part} must not be more than {whole}, of which it is a part.'),
  barcode: 'barcode must be the 8, 12, 13 or 14 digits under the bars.',
  barcodeTaken: message('barcode is that of {name}, which you have already.'),
  full: message('name: you have {max} foods of your own, the most we keep. Remove one to add another.'),
});
