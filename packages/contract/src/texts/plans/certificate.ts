import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** The account of what was checked on a plan (decisions 1.2); it states what it cannot know. */
export const certificate = area('certificate', {
  without: message('no {term}'),
  byRule: message('by the rule for {names}'),
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
  checkedTitle: 'Ingredients',
  checkedAccount: plural({
    one: 'The one ingredient was checked against the diet and everything left out, and the figures of the meal were computed again from its grams.',
    other:
      'Each of the {count} ingredients was checked against the diet and everything left out, and the figures of every meal were computed again from the grams.',
  }),
  excludedTitle: 'Left out',
  understoodAs: message('“{term}” was understood as {meaning}.'),
  foodsRemoved: plural({
    one: 'It takes 1 food out of our table.',
    other: 'It takes {count} foods out of our table.',
  }),
  exclusionChecked: plural({
    one: '{term}: {count} of {count} ingredient checked.',
    other: '{term}: {count} of {count} ingredients checked.',
  }),
  noFoodsRemoved: 'It takes no food out of our table.',
  nothingExcluded: 'Nothing was excluded.',
  nothingAssessed: 'Nothing that our food table knows.',
  notAssessedTitle: 'Not assessed',
  quoted: message('“{term}”'),
  notAssessed: plural({
    one: 'Our food table cannot assess {terms}. Where you excluded it, ingredients and dishes with that word in their name were left out; whether others contain it or keep to it, we cannot tell.',
    other:
      'Our food table cannot assess {terms}. Where you excluded one of them, ingredients and dishes with that word in their name were left out; whether others contain it or keep to it, we cannot tell.',
  }),
  staysIn: message('{terms} only sound like nuts and stay in.'),
  leaveOut: message('Leave out {term}'),
  limits:
    'Every figure is computed from the ingredients in grams and the food table. Brands, traces and cross-contact are beyond it: read the labels.',
  unknownWord: message('the word “{term}”'),
  orMore: message('{names} and {count} more'),
  exceptionNotApplied: message('{meaning} (the exception “{exception}” is not applied)'),
  exceptionCaveat: message(
    'In “{term}” the exception “{exception}” was not applied: all of it is left out. Name the single foods to leave out less.',
  ),
  allowedCaveat: message('“{term}” says what may be eaten; it leaves nothing out and lifts no other exclusion.'),
  standsForClass: message('{classes} (mark “{term}” as “only a dislike” to leave out {foods} alone)'),
  allergyToClass: message('{classes}, all of which an allergy to one takes out'),
  relativesNotAssessed: message('{meaning}; foods related to it are not assessed'),
  relativesCaveat: message(
    'For “{term}” we leave out {foods}. Foods related to it were not assessed: leave out by name those that you react to as well.',
  ),
  despiteWish: message('{meaning}, although your notes also speak of it'),
  namedInNotes: message('{meaning}: left out, because the notes name it without saying more'),
  wishExcluded: message('Your notes speak of “{foods}”, which “{term}” leaves out: it stays left out.'),
  wishAgainstDiet: message('Your notes speak of “{foods}”, which the {diet} diet leaves out: the diet is kept.'),
  wishAgainstSplit: message(
    'Your notes ask for “{wish}”. The {diet} diet sets its own shares of protein, carbs and fat, so it was not followed.',
  ),
  cannotKnow: message('Your notes ask for “{wish}”. Our food table cannot tell that of a food.'),
  condition: message(
    'We cannot plan for a medical condition or a state of health ({condition}): nothing was left out or chosen for it. Ask a doctor or dietitian which foods suit you, and leave those out by name.',
  ),
  conditionHasRule: message(
    'Days can be planned by the published rule for {condition}: choose it under “Health conditions”, or send it in `conditions`.',
  ),
  conditionLeavesOut: message(
    'Because of {condition} we leave out {foods}. More we cannot plan for a medical condition: traces and cross-contact are beyond our table. Ask a doctor or dietitian.',
  ),
  pregnancy:
    'alcohol, liver, smoked fish, tuna steak, cured raw meat, mould-ripened and unpasteurised cheese, sprouts, mayonnaise, and dishes with soft egg or pink meat or fish (NHS, FDA)',
  asCondition: message('{condition} as a condition'),
  asAdditive: message('{name}: all {foods} (our foods list no additives)'),
  additives: {
    label: 'additives',
    caveat:
      'Our foods carry no listing of additives (E-numbers, colours, preservatives), so we cannot leave them out: read the labels of packaged foods.',
  },
  certified: {
    halal: {
      label: 'pork, gelatine, lard and alcohol',
      notAssessed: 'halal certification',
      caveat:
        'For halal we leave out pork, gelatine, lard and alcohol. How an animal was slaughtered, and whether a product is certified, we cannot tell.',
    },
    kosher: {
      label: 'pork, rabbit, shellfish, gelatine and lard; meat and milk in one meal',
      notAssessed: 'kosher certification',
      caveat:
        'For kosher we leave out pork, rabbit, shellfish, gelatine and lard, and keep meat and milk out of one meal. Slaughter, certification and the hours between meat and milk we cannot tell.',
    },
    jain: {
      label: 'meat, fish, eggs, honey, alcohol, onion, garlic, mushrooms and root vegetables',
      notAssessed: 'Jain practice',
      caveat:
        'For Jain food we leave out meat, fish, eggs, honey, alcohol, onion, garlic, mushrooms and root vegetables. Customs differ, and what else you leave out we cannot tell: name it as well.',
    },
  },
  pepper: 'bell peppers, chillies, and black and white pepper (“pepper” can mean any of them)',
});
