import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** What meals hold of each nutrient, next to reference intakes: the view, what is printed of it, and its file. */
export const nutrientView = area('nutrient-view', {
  title: 'Nutrients',
  open: 'All nutrients',
  ofMeal: 'What is shown of a meal',
  ofDays: 'Days shown',
  day: 'Day',
  week: 'Seven days',
  plan: 'This plan',
  meal: message('{meal}, as it is served'),
  planned: message('Planned for {days}'),
  eaten: message('Eaten on {days}'),
  menuOfWeek: 'Nutrients of these days',

  failed: 'The nutrients could not be computed. Please try again.',
  emptyTitle: 'No meals yet',
  emptyText: 'Nutrients are shown as soon as a meal stands on these days.',

  groups: {
    general: 'Energy and macronutrients',
    minerals: 'Minerals',
    vitamins: 'Vitamins',
    others: 'Fats and others',
  },
  nutrient: 'Nutrient',
  amount: 'Amount',
  amountPerDay: 'Amount a day',
  compared: 'Of the reference',
  reference: 'Reference',
  limit: 'Limit',
  comparison: 'Comparison',
  mostFrom: 'Most of it from',
  units: {
    kcal: message('{count}\u00a0kcal'),
    g: message('{count}\u00a0g'),
    mg: message('{count}\u00a0mg'),
    µg: message('{count}\u00a0µg'),
  },
  atLeast: message('at least {amount}'),
  ofTarget: message('of {amount}'),
  upTo: message('limit {amount}'),
  noReference: 'no reference',
  statuses: {
    short: 'short',
    open: 'may be short',
    reached: 'reached',
    within: 'within the limit',
    'maybe-above': 'may be above the limit',
    above: 'above the limit',
  },
  kinds: {
    rda: 'recommended allowance',
    ai: 'adequate intake',
    ul: 'upper limit',
    cdrr: 'limit for the risk of chronic disease',
  },
  food: message('{food}: {amount}, {percent}'),
  noFoods: 'Nothing of it in these meals.',

  perDay: plural({ one: 'On one day with meals.', other: 'Average of {count} days with meals.' }),
  summary: message('{reached} of {compared} reference intakes are reached.'),
  namedShort: message('Short: {names}.'),
  namedAbove: message('Above a limit: {names}.'),
  range:
    'Where an ingredient was not measured, or cooking takes a part, the amount is a range; the hatched part of a bar may or may not be there.',
  notCounted: plural({
    one: 'One meal counts with the figures that it came with alone, and is missing from the other nutrients: {names}.',
    other:
      '{count} meals count with the figures that they came with alone, and are missing from the other nutrients: {names}.',
  }),
  partOfDay: 'A day’s reference next to a part of the day: nothing is called short.',
  sets: {
    dri: 'Dietary Reference Intakes of the National Academies (United States and Canada)',
    icmr: 'ICMR-NIN 2020 (India)',
  },
  comparedWith: message('Compared with: {set}, {person}.'),
  anyAdult: 'the highest target and the lowest limit of all adults, since age and sex are open',
  sexes: { female: 'women', male: 'men' },
  age: plural({ one: '{count} year', other: '{count} years' }),
  stages: { pregnant: 'pregnant', lactating: 'breastfeeding' },
  change: 'Change the reference intakes',
  notPromised: 'Not promised',

  print: 'Print',
  csv: 'CSV file',
  fileName: 'nutrients',
  columns: {
    unit: 'Unit',
    low: 'At least',
    high: 'At most',
    kind: 'Kind of reference',
    missing: 'Meals not counted',
    source: 'Source of the reference',
  },
  sources: 'Reference intakes from',

  checkTitle: 'Nutrients',
  check: message(
    '{reached} of {compared} reference intakes are reached with the least that the meals hold, by a sum of the certificate’s own.',
  ),
  checkFarBelow: message('Under 70\u00a0% of the reference: {names}.'),
  checkBelow: message('Under the reference: {names}.'),
  checkOverLimit: message('With the most that they may hold, over a limit: {names}.'),
  checkWithin: 'No upper limit is passed.',
  noCheck: 'Nutrients are compared with a day where a plan has three meals or more.',
});
