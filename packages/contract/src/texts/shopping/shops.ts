import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** The shops that a person goes to: their dialog, the list by shop, and the shop of a line. */
export const shops = area('shops', {
  title: 'Shops',
  text: 'Name the shops you go to and choose the aisles you buy there. The list, its text and its print are grouped by them; what has no shop stands under “Everything else”. The details of a line have another shop for that line alone, which later lists remember.',
  show: 'Show',
  all: 'All shops',
  none: 'Everything else',
  nothing: 'Nothing on the list is bought here.',
  noAisles: 'No aisle: lines for which you choose it.',
  name: 'Name of the shop',
  aisles: 'Aisles you buy there',
  aisleElsewhere: message('{aisle} (now {shop})'),
  add: 'Name a shop',
  full: plural({ one: 'There is room for {count} shop.', other: 'There is room for {count} shops.' }),
  change: 'Change',
  changeNamed: message('Change {shop}'),
  save: 'Save the shop',
  saved: message('{shop} is saved.'),
  remove: 'Remove',
  removeNamed: message('Remove {shop}'),
  removed: message('{shop} is removed. What you bought there has no shop.'),
  failed: 'The shop could not be changed.',
  ofLine: message('Shop: {shop}'),
  moved: message('{item} is under “{shop}” now, on later lists too.'),
});
