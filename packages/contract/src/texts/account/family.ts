import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** Plans that several people share: meals cooked once, a weighed portion for each. */
export const family = area('family', {
  howMany: message('profileIds must name {min} to {max} of your profiles.'),

  choice: {
    pool: {
      breakfast: plural({
        one: 'The only breakfast that suits {names}.',
        other: 'One of {count} breakfasts that suit {names}.',
      }),
      lunch: plural({ one: 'The only lunch that suits {names}.', other: 'One of {count} lunches that suit {names}.' }),
      dinner: plural({
        one: 'The only dinner that suits {names}.',
        other: 'One of {count} dinners that suit {names}.',
      }),
      snack: plural({ one: 'The only snack that suits {names}.', other: 'One of {count} snacks that suit {names}.' }),
    },
    portioned: 'The dish that was there, portioned again for everybody.',
  },

  macroOff: message(
    '{macro} makes up {actual} % of the energy instead of the {target} % aimed at: what several people share has one composition for all.',
  ),

  wrongMealCount: plural({
    one: '{target} kcal for {name} do not fit into {count} meal.',
    other: '{target} kcal for {name} do not fit into {count} meals.',
  }),
  ownRules: message('For {name} alone: {reason}'),
  noShared: message('No {slot} suits {names} together{rules}.'),
  tooFewShared: plural({
    one: 'Only one dish for {slot} suits {names} together{rules}; {needed} are needed.',
    other: 'Only {count} dishes for {slot} suit {names} together{rules}; {needed} are needed.',
  }),
  noServings:
    'What each person eats of a shared meal follows from their own target. To change it, change the target in their profile and plan again.',
  keptLeave: 'The meals that are kept leave too little of someone’s target for the others.',
  cannotReach: plural({
    one: 'We found no meal that brings {names} to their targets together{rules}.',
    other: 'We found no {count} meals that bring {names} to their targets together{rules}.',
  }),
  wayOut: {
    apart: message('plan for {names} apart from the others'),
    each: message('plan for {names} one by one'),
    none: 'None of the small changes that we tried is enough: please plan for fewer people together.',
  },
  violations: {
    grams: message('the portions of {meal} do not add up to it'),
    portion: message('the figures of a portion of {meal} are not those of its grams'),
    eater: message('{meal} has no portion for {name}'),
  },

  together: 'Cook for several',
  togetherOn: message('Everybody’s own day is planned: {names}.'),
  planFor: message('Plan for {names}'),
  chooseTwo: 'Choose at least two people.',
  formText:
    'Each dish is cooked once. Everybody gets a weighed portion for their own target; what any of them leaves out is in no dish.',
  day: message('{goal} · {diet} · {kcal}'),
  without: message('without {terms}'),
  needsServer:
    'A plan for several people is made by the server, which could not be reached. Please try again when you have a connection.',

  dayTitle: 'Everybody’s day',
  person: 'Person',
  ofKcal: message('{actual} of {target}\u00a0kcal'),
  ofGrams: message('{actual} of {target}\u00a0g'),
  portions: message('Portions of {meal}'),
  portion: message('{name}: {grams}, {kcal}'),
  pot: message('Cooked once, {grams} of raw ingredients:'),
  raw: 'Raw weight',
  wholePot: 'The whole pot',
  allOfIt: message('The whole pot, {kcal}:'),
  potNote: 'Ingredients, figures and steps are those of the whole pot.',
  swapText: 'Only dishes that suit everybody are shown; effects are on everybody’s day together.',
  sharedBy: plural({
    one: 'Cooked for {count} person.',
    other: 'Cooked once for {count} people: figures and amounts are those of all portions together.',
  }),

  cooking: {
    title: 'Portion',
    text: 'Weigh the finished dish without its pan, and give everybody their part.',
    amountsFor: message('Amounts for {names} together'),
    weight: 'Weight of the finished dish in grams',
    weightHint: 'Cooking changes the weight: with it, we say each portion in grams on the plate.',
    weightBounds: message('Please enter whole grams from {min} to {max}.'),
    share: message('{percent} of the dish'),
    ofDish: 'of the dish',
  },

  account: {
    title: 'For each of them',
    text: 'Every dish was checked against everybody’s diet and exclusions; the portions of each dish add up to it to the gram.',
    distance: 'Furthest macro',
    points: plural({ one: '{count} point', other: '{count} points' }),
    rules: message('{name}: {rules}'),
    rulesTitle: 'Their own rules',
    noRules: 'no diet, nothing left out',
  },
});
