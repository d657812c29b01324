import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** Water and caffeine of a day of the diary. */
export const water = area('water', {
  title: 'Water and caffeine',
  drunk: message('{amount} of water'),
  ml: message('{count} ml'),
  fluidOunces: message('{count} fl oz'),
  add: message('Add {amount}'),
  added: message('{amount} of water added'),
  addFailed: 'The water could not be added.',
  takeBack: 'Take the last one back',
  takenBack: 'Taken back',
  takeBackFailed: 'It could not be taken back.',
  otherAmount: 'Other amount',
  amountMl: 'Amount in ml',
  amountFluidOunces: 'Amount in fl oz',
  addThis: 'Add',
  amountBetween: message('Enter an amount from {min} to {max}.'),
  full: message('A day has room for {max} glasses of water.'),
  adequate:
    'For comparison, no aim: 2.0 l a day for women (2.3 in pregnancy, 2.7 while breastfeeding) and 2.5 l for men are adequate, food and all drinks counted (EFSA 2010, doi 10.2903/j.efsa.2010.1459).',
  caffeine: message('{amount} of caffeine in what you logged.'),
  caffeineAtLeast: message('At least {amount} of caffeine in what you logged.'),
  caffeineNotKnownOf: plural({
    one: 'Of {count} meal it is not known.',
    other: 'Of {count} meals it is not known.',
  }),
  caffeineNotKnown:
    'How much caffeine is in what you logged is not known: there is a figure for foods of the tables alone.',
  caffeineAdults:
    'For healthy adults up to 400 mg a day, and 200 mg at once, give no concern; in pregnancy and while breastfeeding up to 200 mg a day (EFSA 2015, doi 10.2903/j.efsa.2015.4102).',
  caffeineStage:
    'In pregnancy and while breastfeeding up to 200 mg of caffeine a day give no concern for the child (EFSA 2015, doi 10.2903/j.efsa.2015.4102).',
});
