/** The landing page (shell 2). It promises only what works today. */
export const landing = {
  title: 'Meal plans',
  cyclingWords: ['in Seconds', 'for you', 'Ai Generated', 'Personalized'],
  titleSpoken: 'Meal plans in seconds, personalized for you',
  lead: 'Name your goal, your diet and what you will not eat. You get meals in grams whose calories meet your day, and proof that your rules were kept.',
  getStarted: 'Get Started',
  noAccountNeeded: 'Two plans free, no account needed.',
  seal: 'Every ingredient checked against your diet and your exclusions',
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
      text: 'Calories and macros are computed from each ingredient and the USDA food data it cites. A plan that breaks a rule is never shown.',
    },
  ],
  promiseTitle: 'Numbers you can check, rules that are kept',
  promises: [
    {
      title: 'No guessed calories',
      text: 'Each ingredient has grams, and each gram a source. What is not known is shown as not known.',
    },
    {
      title: 'Exclusions are hard rules',
      text: 'Diets and exclusions are constraints, not hints. Each plan carries a certificate of what was checked, and against what.',
    },
    {
      title: 'Your plans are kept',
      text: 'Every plan you make signed in is on your dashboard. Keep the meals you love as favorites.',
    },
  ],
  closingTitle: 'What is for dinner?',
  closingText: 'Tomorrow can be planned in less time than it takes to boil water.',
};
