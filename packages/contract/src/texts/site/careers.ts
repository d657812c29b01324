import { area } from '../../language/area.ts';

/** /careers: nothing open, stated plainly (shell 2). */
export const careers = area('site/careers', {
  title: 'Careers',
  subtitle: 'We are a small kitchen that cares about true numbers.',
  notHiring: 'Currently Not Hiring',
  notHiringText: 'There is no open position at the moment. When there is one, it will stand on this page.',
  searchLabel: 'Search open positions',
  searchPlaceholder: 'Title or field',
  searchOff: 'The search is off while there is nothing to find.',
  generalTitle: 'Write to us all the same',
  generalText:
    'You know about nutrition data, planning or kitchens, and you would like to work on this? Tell us what you would do first.',
  generalButton: 'Send a general application',
  generalSubject: 'General application',
});
