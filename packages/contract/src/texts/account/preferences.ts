import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** How dates and amounts are shown, and whom the calendar plans for: in the settings, and a line above the pages of days. */
export const preferences = area('preferences', {
  timeZone: 'timeZone must be the name of a time zone such as Asia/Kolkata.',

  failedTitle: 'Your preferences could not be loaded',
  failedText: 'Nothing is lost. Please try again in a moment.',
  saved: 'Saved',
  notSaved: 'This could not be saved. Please try again.',

  daysTitle: 'Days and weeks',
  daysText:
    'When a day begins for the calendar, the calorie tracker and the shopping list, and with which day a week does.',
  zone: 'Time zone',
  deviceZone: message('This device: {zone}'),
  otherZones: 'Other',
  todayIs: message('Today is {date} there. What you planned or ate keeps its date.'),
  weekStart: 'Weeks start on',
  weekdays: { 0: 'Sunday', 1: 'Monday', 6: 'Saturday' },

  unitsTitle: 'Units',
  unitsText: 'How ingredients are weighed in the details of a meal, while cooking and on the shopping list.',
  units: 'Weights',
  unitNames: { metric: 'Grams and kilograms', us: 'Ounces and pounds' },
  unitExamples: { metric: '540 g', us: '1 lb 3 oz (540 g)' },
  ounces: message('{ounces}\u00a0oz'),
  pounds: message('{pounds}\u00a0lb'),
  poundsAndOunces: message('{pounds}\u00a0lb {ounces}\u00a0oz'),
  withGrams: message('{weight} ({grams})'),

  planForTitle: 'The calendar plans for',
  planForText:
    'Whose diet and exclusions hold for meals that the calendar plans, and whose calories until you set a daily goal in the calorie tracker.',
  planFor: 'Profile',
  noProfile: 'You have no profile yet: meals are planned without diet or exclusions.',
  makeProfile: 'Make a profile',

  referencesTitle: 'Reference intakes',
  referencesText:
    'What your nutrients are compared with. Both are for adults; age, sex, pregnancy and breastfeeding are those that you stated of your body.',
  references: 'Published by',
  referenceNames: { dri: 'National Academies (United States and Canada)', icmr: 'ICMR-NIN (India)' },
  referenceExamples: {
    dri: '25 nutrients to reach, and upper limits',
    icmr: '14 nutrients to reach; no upper limits, nor values for pregnancy and breastfeeding',
  },

  regionTitle: 'Where dishes are from',
  regionText:
    'More of what is planned for you is from there: about two of three meals of a day, where enough dishes from there keep your rules. A cuisine that your notes wish for goes before it.',
  region: 'Region',
  everywhere: 'Everywhere',
  regionNames: {
    africa: 'Africa (Ethiopian, Moroccan, Nigerian)',
    'east-asia': 'East Asia (Chinese, Japanese, Korean, Thai)',
    europe: 'Europe (British, French, German, Nordic)',
    'latin-america': 'Latin America and the Caribbean (Mexican, Peruvian)',
    mediterranean: 'Mediterranean (Greek, Italian, Spanish)',
    'middle-east': 'Middle East and North Africa (Lebanese, Turkish)',
    'north-america': 'North America (American)',
    'south-asia': 'South Asia (Indian, Sri Lankan)',
  },

  elsewhere: message('Your days are those of {zone}. This device is in {device}.'),
  takeDeviceZone: message('Use {device}'),
  keepZone: message('Keep {zone}'),
});
