import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** Between which times somebody eats: where it is switched on, and the line of the diary. */
export const eatingWindow = area('eatingWindow', {
  title: 'Eating window',
  text: 'If you eat between certain hours, the calorie tracker shows on today when they begin and end. It is off unless you switch it on. Nothing is counted, and nothing reminds you.',
  opens: 'Begins at',
  closes: 'Ends at',
  switchOn: 'Switch it on',
  save: 'Save',
  switchOff: 'Switch it off',
  isOn: 'The calorie tracker shows your eating window.',
  isOff: 'Your eating window is off.',
  failed: 'It could not be changed.',
  short: message('An eating window lasts {hours} hours or more.'),
  open: message('Your eating window is open until {time}.'),
  closed: message('Your eating window opens at {time}.'),
});
