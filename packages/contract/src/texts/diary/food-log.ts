import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** What the ways to log a food say beyond searching for it: what is usually eaten. */
export const foodLog = area('food-log', {
  usual: 'You often eat',
  usualFor: 'Usual for',
  usualNone: 'What you log shows here: the next time one press adds it again.',
  usualFailed: 'What you usually eat cannot be shown right now.',
  usualLoading: 'Loading what you usually eat…',
  usualTimes: plural({ one: '{count} time in six weeks', other: '{count} times in six weeks' }),
  add: 'Add',
  addNamed: message('Add {meal} again'),
});
