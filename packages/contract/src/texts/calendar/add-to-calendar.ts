import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** What leads to the calendar where a plan or a meal is shown. */
export const addToCalendar = area('calendar-screen', {
  toCalendar: 'Add to calendar',
  toCalendarNamed: message('Add to calendar: {name}'),
});
