import { area } from '../../language/area.ts';

/** Wishes that chips put into the notes of the planner. */
export const noteChips = area('note-chips', {
  label: 'Wishes to put into the notes',
  // Read by the planner as they stand: English until it reads other languages.
  phrases: {
    quick: 'Under 20 minutes',
    simple: 'Simple dishes',
    noOven: 'No oven',
    soup: 'Soup for dinner',
    sandwich: 'Sandwich for lunch',
    coldLunch: 'Cold lunch',
    bigBreakfast: 'Big breakfast',
    lightDinner: 'Light dinner',
    spicy: 'Something spicy',
    mild: 'Not too spicy',
    fibre: 'More fibre',
    salt: 'Less salt',
    sugar: 'Less sugar',
  },
});
