import { area } from '../../language/area.ts';
import { message } from '../../language/message.ts';

/** The tour of what works today (shell 2). All figures in its pictures are those of the example plan. */
export const features = area('site/features', {
  title: 'Features',
  subtitle: 'What Platewise does today, shown on one real plan.',
  rules: {
    title: 'You set the rules, in your words',
    text: 'A goal, a diet, calories for the day, how long you want to cook. What you will not eat you simply type: a class word takes its whole class with it.',
    points: [
      'Seven ways of eating, from vegan to high protein',
      'A word that the food table does not know is told, never silently ignored',
      'When rules cannot be met together, you are told which one to loosen',
    ],
  },
  day: {
    title: 'Portions are fitted until the day adds up',
    text: 'More than 500 dishes, fitted in amounts that a kitchen scale can weigh. One to five meals share the day, and their calories meet your target.',
    points: ['Breakfast, lunch, dinner and snacks', 'Cooking time from quick to slow'],
  },
  proof: {
    title: 'Each plan carries its proof',
    text: 'A diet and an exclusion are hard rules. The certificate says what was checked, how each word was understood and what nobody can know from a table.',
    points: [],
  },
  trace: {
    title: 'No figure without a source',
    text: 'Over 500 foods, nearly all from USDA FoodData Central. Open a meal and see which ingredient brings what, and the food’s row that says so.',
    points: [],
  },
  change: {
    title: 'Not in the mood? Change one meal',
    text: 'Take another dish, have one made anew or eat a different portion: the other meals are fitted again and the day still adds up. Every change can be undone.',
    points: [],
    current: 'In the plan',
    dayWith: message('day {calories}\u00a0kcal'),
  },
  keep: {
    title: 'What you like stays',
    text: 'Every plan that you make signed in is on your dashboard. Give the good ones a name, and keep single meals as favorites.',
    points: [
      'A profile fills in your rules for the next plan; Family has six, each with rules of its own',
      'With Pro, up to seven of your plans become one session in the kitchen, with what keeps and how long',
    ],
  },
  week: {
    title: 'One loop: week, shop, plate',
    text: 'Fill a week of the calendar, and with Pro the shopping list adds it up. Move a dinner and the list follows; what you have ticked stays ticked. Then say what you ate.',
    points: [
      'The list knows packs, prices and what you have at home (Pro)',
      'Planned and eaten stay apart: the tracker says how the day went, not how it was meant (Pro)',
      'Ate something else? The meals still to come can be portioned again, if you want (Pro)',
    ],
    days: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    list: 'On the list for this dinner',
  },
  api: {
    title: 'Open to your own programs',
    text: 'All of it is an API as well: REST with a description in OpenAPI, and tRPC with types. The same rules hold there, and the same proof comes back.',
    points: [],
    documentation: 'Read the documentation',
    request: `POST /api/meals/generate

{
  "goal": "maintenance",
  "dietaryPreferences": "vegan",
  "mealCount": 3,
  "calorieTarget": 1800,
  "excludeIngredients": ["nuts", "soy"]
}`,
    requestLabel: 'A request for the plan of this page',
  },
  wholePlan: 'See the whole plan',
  closingTitle: 'What is for dinner?',
  getStarted: 'Get Started',
});
