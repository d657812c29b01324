import { area } from '../../language/area.ts';
import { message, plural } from '../../language/message.ts';

/** Where a change of one meal is chosen, and what each choice does to the day; fetched when it is first opened. */
export const swapPanel = area('plan-changes', {
  swapTitle: message('Swap {meal}'),
  swapText: message('Dishes that can take its place for {slot}, and what each does to the day.'),
  closeSwap: 'Close without swapping',
  loadingAlternatives: 'Looking for dishes that fit the day…',
  noAlternatives: 'No other dish keeps the day on target. Unlock a meal, or ask for a new meal.',
  alternativesFailed: 'The dishes could not be loaded.',
  choose: 'Choose',
  chooseMeal: message('Choose {meal}'),
  free: 'Free: this plan had it before',
  oneToken: '1 token',

  effects: 'Effect on the day',
  energy: 'Energy',
  protein: 'Protein',
  cost: 'Cost',
  time: 'Time',
  kcal: message('{count}\u00a0kcal'),
  grams: message('{count}\u00a0g'),
  rupees: message('{sign}₹{count}'),
  minutes: message('{count}\u00a0min'),
  about: message('about {amount}'),
  same: 'the same',
  kcalMore: message('{count} kilocalories more'),
  kcalLess: message('{count} kilocalories less'),
  gramsMore: message('{count} grams more'),
  gramsLess: message('{count} grams less'),
  rupeesMore: plural({ one: 'about {count} rupee more', other: 'about {count} rupees more' }),
  rupeesLess: plural({ one: 'about {count} rupee less', other: 'about {count} rupees less' }),
  minutesMore: plural({ one: '{count} minute more', other: '{count} minutes more' }),
  minutesLess: plural({ one: '{count} minute less', other: '{count} minutes less' }),
  costNotKnown: 'not known',
  byEstimate: message('{amount}, our estimate'),
  priceUnknown: plural({ one: '{count} item has no price', other: '{count} items have no price' }),
});
