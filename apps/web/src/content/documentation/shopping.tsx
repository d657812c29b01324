import type { DocSection } from './section.ts';

/** From a plan to the shop: what is there, and what comes next. */
export const shopping: DocSection = {
  id: 'shopping',
  title: 'Shopping',
  topics: [
    {
      id: 'amounts',
      title: 'Amounts you can shop with',
      body: (
        <p>
          Each meal lists its ingredients in grams, as bought: raw rice, dry lentils, drained beans from the can. They
          are for one person and one serving. Cooking for two? Buy twice as much.
        </p>
      ),
    },
    {
      id: 'prices',
      title: 'What a change costs',
      body: (
        <p>
          The alternatives of a <a href="#swap">swap</a> show how much dearer or cheaper the day becomes, in rupees.
          Prices are retail averages from public records, some are estimates, so the amounts say “about”. Where no price
          is known for a food, the line says for how many.
        </p>
      ),
    },
    {
      id: 'shopping-list',
      title: 'The shopping list',
      isComing: true,
      body: (
        <p>
          A list for Pro and Family that adds up the ingredients of your plans, sorted by the aisles of a shop, to tick
          off and to print. It is being built and not part of any plan yet.
        </p>
      ),
    },
  ],
};
