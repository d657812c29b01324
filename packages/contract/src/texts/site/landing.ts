import { area } from '../../language/area.ts';

/** The landing page (shell 2): what wakes in it. What is only read lies in landing-parts.ts. */
export const landing = area('site/landing', {
  title: 'Meal plans',
  cyclingWords: ['in Seconds', 'for you', 'Ai Generated', 'Personalized'],
  titleSpoken: 'Meal plans in seconds, personalized for you',
  pauseWords: 'Pause the changing words',
  playWords: 'Let the words change',
  lead: 'Name your goal, your diet and what you will not eat. You get meals in grams whose calories meet your day, and proof that your rules were kept.',
  getStarted: 'Get Started',
  viewPricing: 'View Pricing',
  noAccountNeeded: 'Two plans free, no account needed.',

  featuresTitle: 'From your rules to a full plate',
  tour: 'See everything it does',

  voicesTitle: 'What we would like to hear',
  voicesText: 'These three people are invented, because we do not print praise that nobody gave. Yours may stand here.',
  pauseVoices: 'Pause',
  playVoices: 'Play',

  seePricing: 'Compare the plans',
});
