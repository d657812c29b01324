/** Shopping list, calendar and calorie tracker until they are there (shell 2, shell 6). */
export const tools = {
  proOnly: 'Available for Pro Users Only',
  upgrade: 'Upgrade to Pro',
  statusFailedTitle: 'Your plan could not be read',
  statusFailedText: 'So we cannot tell yet whether this tool belongs to it. Please try again.',
  beingBuilt: 'This tool is being built',
  meanwhile: 'What works meanwhile',
  planMeals: 'Plan meals',
  openDashboard: 'Open the dashboard',
  shopping: {
    title: 'Shopping List',
    subtitle: 'Everything your plans need, in the order of the shop.',
    proText:
      'The shopping list is part of Pro and Family. It is still being built: upgrading now would not bring it sooner.',
    builtText: 'It will add up the ingredients of your plans and sort them by aisle. Your plan includes it.',
    meanwhile:
      'Each meal lists its ingredients in grams, ready to copy onto a list. Your saved plans are on the dashboard.',
  },
  calorieTracker: {
    title: 'Calorie Tracker',
    subtitle: 'What you ate today, beside what you meant to eat.',
    proText:
      'The calorie tracker is part of Pro and Family. It is still being built: upgrading now would not bring it sooner.',
    builtText: 'It will keep a day’s meals with their calories and macros, beside your goal. Your plan includes it.',
    meanwhile: 'Every plan adds up its day: calories, protein, carbs and fat, next to the target you set.',
  },
  calendar: {
    title: 'Calendar',
    subtitle: 'A week of breakfasts, lunches and dinners.',
    builtText: 'It will show seven days with three meals each, and plan a meal into any place that is empty.',
    meanwhile: 'You can plan one day at a time. Each plan is kept on the dashboard, newest first.',
  },
};
