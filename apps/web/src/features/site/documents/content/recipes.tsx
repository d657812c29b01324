import { TextLink } from '../../../../shared/ui/typography/text-link.tsx';
import type { DocSection } from './section.ts';

/** Single meals: their figures, and what is kept of them. */
export const recipes: DocSection = {
  id: 'recipes',
  title: 'Recipes',
  topics: [
    {
      id: 'numbers',
      title: 'Where the numbers come from',
      body: (
        <>
          <p>
            Every figure is the sum of its ingredients: the grams, times what our food table says of 100 grams. The
            table holds over 500 foods, and each says where its figures are from; nearly all cite a row of USDA FoodData
            Central. No figure comes from a language model.
          </p>
          <p>
            Open a meal and then “Where the numbers come from” to follow the sum, ingredient by ingredient, to the page
            of each source. What nobody measured is shown as <em>not known</em>, never as zero.
          </p>
        </>
      ),
    },
    {
      id: 'reading-a-meal',
      title: 'Reading a meal',
      body: (
        <>
          <p>
            A card shows the energy of a meal and its protein, carbs and fat. The details add fiber, sugar, saturated
            fat and sodium, the ingredients, the steps, and why this meal was chosen for this day.
          </p>
          <p>
            Amounts are raw, as you weigh them before cooking. They are rounded to what a kitchen can weigh, and the
            figures are computed from the rounded amounts.
          </p>
          <p>“Estimated” marks a meal that came without ingredients in grams. Such a figure is a rule of thumb.</p>
        </>
      ),
    },
    {
      id: 'favorites',
      title: 'Favorites',
      body: (
        <p>
          The heart on a meal keeps it among your <TextLink to="/user/favorites">favorites</TextLink>, with its amounts
          as they were and the figures that the food table has for them today. The same meal is kept once. There is room
          for 500. “Plan again with this” makes it a meal of a new day, exactly as you kept it, and takes no token for
          it.
        </p>
      ),
    },
    {
      id: 'saved-plans',
      title: 'Saved plans',
      body: (
        <p>
          Every plan that you make signed in is on your <TextLink to="/dashboard">dashboard</TextLink>, newest first.
          “Save Meal Plan” gives it a name. The newest 200 plans without a name are kept, and 500 with one.
        </p>
      ),
    },
    {
      id: 'prep-guide',
      title: 'The weekly prep guide',
      body: (
        <>
          <p>
            With Pro or Family, “Weekly prep guide” on the dashboard turns up to seven plans, a day each, into one
            session of cooking. Each food is cut once and each grain boiled once, for all the meals that need it; the
            tasks stand in an order for one cook with one oven. Say when you begin and each has its time of day. Ticks
            are kept on your device, and the guide prints on two pages.
          </p>
          <p>
            Cooked dishes are counted for three days in the fridge and cooked rice for one; what is eaten later is
            frozen. Fish, soft eggs, quick dishes and what would not freeze well are left for their day.
          </p>
        </>
      ),
    },
    {
      id: 'not-again',
      title: 'Meals you do not want again',
      body: (
        <p>
          “Not this meal again” is in the menu of each meal. New plans leave it out as long as other dishes are left,
          and say so if they could not. Among the planner’s advanced options is the list of these meals, where you can
          allow each one again.
        </p>
      ),
    },
  ],
};
