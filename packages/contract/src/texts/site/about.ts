import { area } from '../../language/area.ts';

/** /about: four strengths, three tabs, two ways to begin (shell 1). */
export const about = area('site/about', {
  title: 'About Us',
  lead: 'Platewise AI plans meals that people can trust. Every number is computed, every rule is kept, and what we cannot know we say.',
  startToday: 'Start today',

  figuresLabel: 'Platewise in figures',
  figures: [
    { figure: '500+', text: 'foods in our table, each with the source of its figures' },
    { figure: 'Over 500', text: 'recipes, written in raw grams and fitted to your day' },
    { figure: '3\u00a0%', text: 'the most by which a day may miss its calorie target' },
  ],

  strengthsTitle: 'What it is good at',
  strengths: [
    {
      id: 'ai',
      title: 'AI-powered',
      text: 'Our planner searches hundreds of dishes for the day that fits yours. Where a site also uses a language model, that may propose dishes; no number ever comes from it.',
    },
    {
      id: 'nutrition',
      title: 'Nutrition focused',
      text: 'Calories, protein, carbs and fat come from each ingredient in grams and the reference data it cites. Open any meal and follow the sum.',
    },
    {
      id: 'time',
      title: 'Time-saving',
      text: 'A day of meals takes seconds to plan. Say how long you want to cook, and every dish keeps to it.',
    },
    {
      id: 'custom',
      title: 'Customizable',
      text: 'Keep what you like, swap what you do not, change a serving, take it back. The other meals are portioned again to fit.',
    },
  ] as const,

  tabsLabel: 'What we stand for',
  tabs: [
    {
      id: 'mission',
      label: 'Mission',
      title: 'Eating well, without the arithmetic',
      paragraphs: [
        'Planning a day that meets a target, keeps a diet and leaves out what you cannot eat is a sum with hundreds of terms. People should not have to do it at the kitchen table.',
        'We do that sum, show how it came out, and leave the cooking to you.',
      ],
    },
    {
      id: 'vision',
      label: 'Vision',
      title: 'A kitchen where nobody has to guess',
      paragraphs: [
        'Nutrition advice is loud, and most of its numbers cannot be checked. We would like every figure about food to come with its source, as a matter of course.',
        'Then anybody, with any diet and any budget of time, can decide what to eat from what is known.',
      ],
    },
    {
      id: 'values',
      label: 'Values',
      title: 'Four things we do not trade away',
      points: [
        {
          title: 'True before impressive.',
          text: 'No figure is guessed. What nobody measured is shown as a range with its reason, or as not known.',
        },
        {
          title: 'A rule is a rule.',
          text: 'Diets and exclusions are constraints. A plan that breaks one is never shown.',
        },
        {
          title: 'Say what we cannot know.',
          text: 'Brands, traces and other kitchens are beyond our table. Each certificate says so.',
        },
        {
          title: 'Your time counts.',
          text: 'Pages are quick, words are short, and nothing begs for your attention.',
        },
      ],
    },
  ],

  closingTitle: 'See what tomorrow could taste like',
  closingText: 'Basic is free: ten meals a month, with every diet, goal and exclusion.',
  startFree: 'Start free',
  toTop: 'Back to the top',
});
