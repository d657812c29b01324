import { message, plural } from '../../message.ts';

/** The account of what was checked on a plan (decisions 1.2); it tells what it cannot know. */
export const certificate = {
  without: message('no {term}'),
  energy: message('{actual} of {target}\u00a0kcal'),
  checked: plural({ one: 'the one ingredient checked', other: 'all {count} ingredients checked' }),
  cannotAssess: message('cannot assess “{term}”'),
  title: 'What was checked',
  targetsTitle: 'Figures of the day',
  part: 'Part',
  target: 'Target',
  plan: 'Plan',
  difference: 'Difference',
  calories: 'Calories',
  dietTitle: 'Diet',
  dietChecked: message('{diet}: every ingredient was checked against the rules of this diet.'),
  dietNone: 'No particular diet was asked for.',
  excludedTitle: 'Left out',
  understoodAs: message('“{term}” was understood as {meaning}.'),
  foodsRemoved: plural({
    one: 'It takes 1 food out of our table.',
    other: 'It takes {count} foods out of our table.',
  }),
  notAssessedTitle: 'Not assessed',
  notAssessed: message(
    'Our food table does not know “{term}”. Ingredients with that word in their name were left out; whether others contain it, we cannot tell.',
  ),
  limits:
    'Every figure is computed from the ingredients in grams and the food table. Brands, traces and cross-contact are beyond it: read the labels.',
};
