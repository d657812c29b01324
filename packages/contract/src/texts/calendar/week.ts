import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** What a week of plans says of itself, and why a day of it cannot be planned. */
export const week = area('week', {
  dayRefused: message('{date}: {reason}'),
  notADate: message('“{date}” is not a calendar date. Write it as year-month-day, like 2026-03-09.'),
  dateTwice: message('{date} appears twice in the week. Give each day once.'),
  mealsCannotHold: plural({
    one: '{kcal} kcal do not fit into the one meal of that day.',
    other: '{kcal} kcal do not fit into the {count} meals of that day.',
  }),
  wayOut: {
    kept: 'Replace or remove one of them, or choose another target for that day.',
    fewerMeals: 'Plan other meals of that day, leave out less, or choose another target for it.',
  },
  fish: {
    dishes: plural({
      one: 'One dish of fish: {meals}.',
      other:
        '{count} dishes of fish: {meals}. Two portions a week, one of them oily, are what the NHS advises (Fish and shellfish, 2022).',
    }),
    one: message(
      'One dish of fish: {meals}. A second one was not found that fits these days; the NHS advises two portions a week (Fish and shellfish, 2022).',
    ),
    none: 'No dish of fish was found that fits these days.',
    plants: message(
      'All fish is left out here, so its EPA and DHA are, too. Of ALA, the omega-3 of plants, a day has at least {held} g on average, with {target} g to reach (IOM 2005, doi 10.17226/10490), most of it from {foods}. The body makes little EPA and DHA of it; oil of algae has both (NIH Office of Dietary Supplements, Omega-3 fatty acids).',
    ),
  },
  keptBreaks: message('A meal that is kept as it is does not keep what is asked: {reason}. Remove it or exchange it.'),
  keptMisses: message(
    'The meals kept for {date} fill the day, and it does not keep what is asked: {reasons}. So it has no certificate.',
  ),
  sameIngredient: message(
    'On {date} {meals} are made mainly of the same food: the dishes that are left allow no other choice.',
  ),
  againAfter: plural({
    one: 'On {date} {meal} comes again on the very next day, not after three: too few other dishes are left.',
    other: 'On {date} {meal} comes again after {count} days, not three: too few other dishes are left.',
  }),
});
