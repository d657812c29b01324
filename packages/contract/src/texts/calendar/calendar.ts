import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** The weekly calendar (shell 2, shell 8). */
export const calendar = area('calendar', {
  slots: {
    breakfast: 'Breakfast',
    lunch: 'Lunch',
    dinner: 'Dinner',
    snack: 'Snack',
    'second-snack': 'Second snack',
  },
  empty: 'No meal planned',
  added: 'Meal added successfully',
  generateFailed: 'Failed to generate meal',
  addFailed: 'Failed to add meal to calendar',
  eatingOut: 'Eating out',
  note: 'Note',
  oneSource: 'meal: send just one of planId with mealId, favoriteId, meal and eatingOut, or a note alone.',
  onlyTrue: 'eatingOut must be true, or left out.',
  kcalOnlyEatingOut: 'kcal is for meals that are eaten out; other meals have figures of their own.',
  servingsOnlyMeals: 'servings is for meals; nothing here has any.',
  noteRequired: 'note is required: the entry is nothing but its note. Remove the entry instead.',
  mealTooLarge: message('meal.items come to more than {max} kcal, the most that one serving may have.'),
  samePlace: 'to must be another place than from.',
  sameDay: 'to must be another day than from.',
  daysApart: message('days must lie within {max} days of each other.'),
  dayTwice: 'days must name each date once.',
  batchDayOfDays: 'batchDay must be one of the days that are filled.',
  overlap: message('to must be at least {count} days away from from, or the days would be repeated onto themselves.'),
  nothingLeft: message(
    'The other meals of {date} come to {planned} of {target} kcal: nothing is left for this one. Remove or shrink one of them, or choose another target.',
  ),
  tooLittleLeft: plural({
    one: 'The other meals of {date} come to {planned} of {target} kcal: too little is left for one more. Remove or shrink one of them, leave that day out, or choose another target.',
    other:
      'The other meals of {date} come to {planned} of {target} kcal: too little is left for {count} more. Remove or shrink one of them, leave that day out, or choose another target.',
  }),
  dayNotOurs: message(
    'Not every meal of {date} is one of ours that keeps what is asked, so that no dish can be exchanged there by its nutrients. Generate one for the slot instead.',
  ),
  goalOutOfBounds: message(
    'The goal of {date} is {target} kcal; meals are planned for days of {min} to {max} kcal. Set another goal in the calorie tracker, or leave that day out.',
  ),
  nothingToFill: 'There is nothing to fill: every slot of these days holds something already.',
  stillMissing: message('The day stays about {kcal} kcal below its target: the new meals cannot hold more.'),
  assumedOut: message('The calories of {names} are unknown; its usual share of the day was left for it.'),
  keptUnchecked: message(
    '{date}: {names} stays as it is. The others were planned around its calories; it is not part of what was checked.',
  ),
  skipped: {
    locked: message('{date}, {slot}: “{name}” is locked and stays.'),
    filled: message('{date}, {slot}: “{name}” is already there and stays.'),
    note: message('{date}, {slot}: the note “{name}” belongs to its day and is not repeated.'),
    noSlot: message('{date}: there is no slot left for “{name}”.'),
    changedSince: message('{date}, {slot}: it was changed again since, so it stays as it is now.'),
    otherChangedSince: message(
      '{date}, {slot}: the other place of the move was changed since, so this one stays, too.',
    ),
  },
  feed: {
    name: 'Platewise meals',
    summary: message('{slot}: {name}'),
    estimate: message('About {kcal} kcal'),
    leftover: message('Left over from {cookedOn}: warm it up until it steams. It keeps until {useBy}.'),
    frozen: message(
      'From the freezer, cooked on {cookedOn}: thaw it in the fridge the day before, and warm it up until it steams. It keeps until {useBy}.',
    ),
  },
});
