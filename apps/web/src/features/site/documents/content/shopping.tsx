import { TextLink } from '../../../../shared/ui/typography/text-link.tsx';
import type { DocSection } from './section.ts';

/** From a plan or a week of the calendar to the shop. */
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
      body: (
        <>
          <p>
            With Pro and Family the <TextLink to="/shopping">shopping list</TextLink> follows days of your calendar, or
            plans that you choose. It adds up every ingredient for the number of people, one line for each food in the
            order of the aisles, as shops sell it: “2 packs”, with the grams that are needed. Each line can tell which
            meals it is for.
          </p>
          <p>
            When the calendar changes, the amounts follow and your ticks stay. A tick is for an amount: is more needed
            later, the line says how much more. What nothing needs any more is marked and stays until you clear it. You
            can change amounts and add items of your own.
          </p>
          <p>
            Do you buy in several shops? Under “More”, “Shops” you name them and choose the aisles that you buy in each:
            vegetables at the market, spices at the Indian shop. The list is grouped by them, and you can show, copy and
            print one shop alone. In its details a single line gets another shop, which later lists remember.
          </p>
          <p>
            In the details of a line you can state what you paid for a food, and for how much of it. From then on your
            lists, and weeks that are planned for a budget, count with that price instead of a published one, in
            proportion to what they buy. It is dated, and stays until you state another or forget it.
          </p>
        </>
      ),
    },
    {
      id: 'at-home',
      title: 'What is at home',
      body: (
        <>
          <p>
            “I have this” takes a food off this list and off later ones, until you say that it is used up. Salt, oil and
            spices are marked as probably at home, and still count in the estimate of the cost.
          </p>
          <p>
            Under “What is at home” you can say how much there is of a food, and until when to use it. Then lists buy
            only what is missing; a list of later days leaves what the meals planned before them need. “Put foods at
            home” takes what you ticked from the list into the pantry, with what is left of a pack; a planned meal that
            you mark as eaten in the diary takes its ingredients out again. What is to be used first stands at the top,
            and “Plan with it” puts it into the notes of the planner. Food without an amount is never counted.
          </p>
        </>
      ),
    },
    {
      id: 'budget',
      title: 'A week for a budget',
      body: (
        <p>
          The list can also plan a week by itself, from a few words about your diet, a number of people and a budget: an
          amount such as “₹2000” (a week, in rupees, unless you say otherwise; “50 usd” uses dollar prices, nothing is
          converted), or a word such as “cheap”, which chooses cheaper food. Where the budget cannot be met, it says so.
          Diet and exclusions hold whatever the budget says. Prices are averages; for some food there is none, and the
          sum says for how many items.
        </p>
      ),
    },
  ],
};
