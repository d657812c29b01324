import { area } from '../../language/area.ts';

/** What search engines and shared links say of each page built ahead, by its path. */
export const descriptions = area('site/descriptions', {
  '/': 'Meal plans that meet your calories and keep your rules. Every figure is computed from ingredients in grams.',
  '/features':
    'Rules in your own words, portions fitted to the day, a certificate with every plan, and a source for every figure.',
  '/pricing': 'Basic is free with 10 generated meals a month. Pro and Family plan without a limit.',
  '/preview':
    'One day of meals exactly as the planner made it: ingredients in grams, figures, sources and certificate.',
  '/about': 'Why Platewise computes every number, keeps every rule, and says what it cannot know.',
  '/contact': 'Write to the people behind Platewise AI.',
  '/documentation': 'How plans are made, what their figures mean, what you can change, and how to call the API.',
  '/support': 'Ways to reach us, and answers to common questions about plans, tokens and accounts.',
  '/careers': 'We are currently not hiring. How to send a general application.',
  '/privacy': 'What Platewise keeps about you, where it lies, for how long, and how to have it removed.',
  '/terms': 'What you can rely on here, what you cannot, and what tokens and plans mean.',
  '/blog': 'Sourced articles on planning meals, reading food figures, allergies and eating with less waste.',
  '/meal': 'Plan a day of meals for your goal, diet and calories. Two plans are free, without an account.',
  '/signin': 'Sign in to your plans and favorites.',
  '/signup': 'Make an account: ten generated meals a month are free.',
});
