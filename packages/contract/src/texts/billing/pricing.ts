import { area } from '../../language/area.ts';

/** Names and descriptions of the three plans; features list only what this version does. */
export const pricing = area('pricing', {
  free: {
    name: 'Basic',
    description: 'Plan a few days a month and see every number.',
    features: [
      '10 AI-generated meals per month',
      'Every diet, goal and exclusion',
      'Nutrition details of every meal',
      'Favorites, saved plans and a calendar',
    ],
  },
  pro: {
    name: 'Pro',
    description: 'Plan every day, as often as you like.',
    features: [
      'Unlimited meal generation',
      'Shopping list that follows your calendar',
      'Calorie tracker with trends',
      'Weekly meal-prep guide',
      'Everything in Basic',
    ],
  },
  family: {
    name: 'Family',
    description: 'Plan for the whole table.',
    features: [
      'Everything in Pro',
      'Up to 6 profiles, each with a diet and exclusions of its own',
      'One pot for everybody: each portion weighed for its own target',
    ],
  },
});
