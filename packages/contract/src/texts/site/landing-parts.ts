import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** What is only read on the landing page (shell 2). It promises only what works today. */
export const landingParts = area('site/landing-parts', {
  plateNote: 'Dinner of a real plan, weighed before cooking',
  onPlate: message('{grams}\u00a0g {food}'),

  features: {
    planning: {
      title: 'Effortless Planning',
      text: 'Goal, diet, calories, number of meals. A day that adds up is on the table before you have chosen what to drink.',
    },
    recipes: {
      title: 'Time-Saving Recipes',
      text: 'More than 500 dishes with honest times. Ask for quick ones and nothing takes longer than half an hour.',
    },
    nutrition: {
      title: 'Smart Nutrition',
      text: 'Calories and macros come from grams and USDA food data, and each figure shows its source.',
    },
    cooking: {
      title: 'Intuitive Cooking Mode',
      text: 'One step at a time, in large letters, with timers and a screen that stays awake.',
    },
    groceries: {
      title: 'One-Click Grocery List',
      text: 'What a plan needs, in packs that shops sell, in the order of the aisles. Part of Pro.',
    },
    tracking: {
      title: 'Calorie Tracking',
      text: 'What you ate next to what you planned, with protein, carbs and fat. Part of Pro.',
    },
  },

  stepsTitle: 'How a plan is made',
  steps: [
    {
      title: 'You set the rules',
      text: 'A goal, a diet, a calorie target, and what to leave out: “nuts” also removes almond milk, “gluten” also removes soy sauce.',
    },
    {
      title: 'The day is fitted',
      text: 'Meals are chosen and their portions fitted until the day meets your target, in amounts a kitchen scale can weigh.',
    },
    {
      title: 'Every figure is checked',
      text: 'Calories and macros are computed from each ingredient and the food data it cites. A plan that breaks a rule is never shown.',
    },
  ],

  voicesLabel: 'Examples of what people might say',
  example: 'Example',
  voices: [
    {
      text: 'I typed “nuts” and it also took out the almond milk. That is when I stopped checking every line myself.',
      name: 'Meera',
      about: 'cooks around an allergy',
    },
    {
      text: 'Four meals, 2,400 kcal, enough protein, and I can see which spoonful brought what.',
      name: 'Jonas',
      about: 'trains for a half marathon',
    },
    {
      text: 'We swap the one dinner nobody fancies and the rest of the day still adds up.',
      name: 'Ada and Tunde',
      about: 'vegan, two days a week',
    },
  ],

  plansTitle: 'Start free, stay as long as you like',
});
