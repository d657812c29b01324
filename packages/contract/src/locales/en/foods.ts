import { message, plural } from '../../message.ts';

/** Where the figures and prices of foods come from. */
export const foods = {
  derived: plural({
    one: 'Computed from USDA row {rows}: {rule}.',
    other: 'Computed from USDA rows {rows}: {rule}.',
  }),
  cited: message('{title}: {rule}.'),
  row: message('USDA FoodData Central (SR Legacy), food {fdcId}.'),
  about: message('about {measure}'),
  unknown: 'Our food table does not have this food.',
};
