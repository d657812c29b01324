import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** Where the figures and prices of foods come from. */
export const foods = area('foods', {
  derived: plural({
    one: 'Computed from USDA row {rows}: {rule}.',
    other: 'Computed from USDA rows {rows}: {rule}.',
  }),
  cited: message('{title}: {rule}.'),
  row: message('USDA FoodData Central (SR Legacy), food {fdcId}.'),
  about: message('about {measure}'),
  /** Why a figure that a food's row lacks is known within bounds. */
  bounds: {
    zero: 'there is none by nature',
    row: plural({ one: 'by {what}, USDA row {rows}', other: 'by {what}, USDA rows {rows}' }),
    table: message('by {what}, {table}, {codes}'),
    kind: plural({ one: 'by {what}, {count} USDA row', other: 'by {what}, {count} USDA rows' }),
    group: plural({ one: 'by {count} food of its group', other: 'by the {count} measured foods of its group' }),
    room: 'by what its other figures leave room for',
  },
  unknown: 'Our food table does not have this food.',
});
