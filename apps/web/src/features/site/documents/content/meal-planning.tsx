import { TextLink } from '../../../../shared/ui/typography/text-link.tsx';
import type { DocSection } from './section.ts';

/** What is asked of a plan, what it proves, and how single meals of it change. */
export const mealPlanning: DocSection = {
  id: 'meal-planning',
  title: 'Meal planning',
  topics: [
    {
      id: 'goals-and-diets',
      title: 'Goals and diets',
      body: (
        <>
          <p>
            The goal decides how the energy of the day is shared between protein, carbs and fat. Weight loss aims at 30,
            40 and 30 %, muscle gain at 25, 50 and 25 %, athletic performance at 20, 55 and 25 %, maintenance and
            balanced at 20, 50 and 30 %.
          </p>
          <p>
            The diet decides which foods may be used at all, and where it has an opinion on the shares, the diet wins:
          </p>
          <ul>
            <li>Vegan leaves out everything that comes from animals, honey too.</li>
            <li>Vegetarian leaves out meat, fish, gelatine, animal fats and animal rennet.</li>
            <li>
              Paleo leaves out grains, pulses, dairy, refined sugar and seed oils, processed meat, alcohol and potatoes.
            </li>
            <li>Mediterranean leaves out red and processed meat; every added fat is olive oil.</li>
            <li>Keto allows at most 50 g of net carbs a day, 30 g when the target is 1,500 kcal or less.</li>
            <li>Low carb takes less than 26 % of the energy from carbs.</li>
            <li>High protein takes at least 25 % of the day’s energy from protein, and 20 % in every meal.</li>
          </ul>
          <p>
            Food rules and these limits are hard. The shares of a goal are what the plan aims at; where the dishes that
            are left allow no closer fit, a note on the plan says by how much.
          </p>
        </>
      ),
    },
    {
      id: 'exclusions',
      title: 'Excluded ingredients',
      body: (
        <>
          <p>
            Write what you do not eat, separated by commas. A word for a group removes the group and what is made of it:
            “dairy” also removes ghee, whey and paneer, “nuts” removes almond milk and peanuts, “gluten” removes soy
            sauce, seitan and couscous. A word for one nut, fish or shellfish removes all of its kind, unless you add
            “(only a dislike)”. A word for another food removes that food and what is made of it.
          </p>
          <p>
            A word that our food table does not know still leaves out every dish that names it, and the certificate says
            that it <em>cannot assess</em> the word. No word is ignored in silence: what may be an allergy and cannot be
            read is asked about before anything is planned.
          </p>
          <p>
            Exclusions are read strictly: where a usual product holds something, the food counts as holding it. So a few
            dishes are left out that a careful cook could make fit. You can name up to 50 ingredients.
          </p>
        </>
      ),
    },
    {
      id: 'profiles',
      title: 'Profiles',
      body: (
        <p>
          A profile keeps a goal, a diet, a calorie target, what to leave out and the meals that are not wanted.
          Everybody with an account has one, and Family has six; they are made in the{' '}
          <TextLink to="/settings" search={{ tab: 'profiles' }}>
            settings
          </TextLink>
          , or from the form itself with “Save as a profile”. The planner fills in the only one when you first open it;
          of several you press the one to plan for. Whatever you change afterwards is for that plan alone. Through the
          API a <code>profileId</code> stands for the fields that you leave out, and its exclusions and unwanted meals
          are added to yours.
        </p>
      ),
    },
    {
      id: 'family',
      title: 'Cooking for several',
      body: (
        <>
          <p>
            With Family, “Cook for several” plans one day for two to six profiles at once. Each dish is cooked once, and
            is one that everybody may eat: all exclusions hold for it, and every diet. Each person gets a portion of the
            pot in raw grams, fitted to their own target within 3 %, and a certificate of their own; the portions add up
            to the pot.
          </p>
          <p>
            Cooking mode ends with the weight of the finished pot: type it in, and it is shared out to the gram. The
            plan&rsquo;s shopping list buys the pots, the calendar takes the portion of the profile it plans for.
          </p>
        </>
      ),
    },
    {
      id: 'notes',
      title: 'Additional notes',
      body: (
        <p>
          Notes are read for what to leave out (“no mushrooms”, “lactose-free”) and for wishes such as a cuisine. The
          plan tells what was understood from them, and what was not. Diet and exclusions stand above notes. Some
          conditions (pregnancy, diabetes, high blood pressure, kidney disease, gout and others) can be chosen under
          “Health conditions” in the advanced options: they are planned by a published rule, once you have confirmed
          what that rule does not know. For any other, name the foods that your doctor or dietitian wants left out.
        </p>
      ),
    },
    {
      id: 'cooking-time',
      title: 'Cooking time',
      body: (
        <p>
          The time is preparation and cooking together. “Quick” keeps every meal within 30 minutes. “30-60 min” is for
          lunch and dinner, the others take an hour at most. “60+ min” gives lunch and dinner an hour or more.
        </p>
      ),
    },
    {
      id: 'certificate',
      title: 'The certificate of a plan',
      body: (
        <>
          <p>
            Beneath each plan is one line with what was checked. Open it for the full account: the target and the actual
            figures of the day, the diet, each excluded word with how it was understood and how many foods it removed,
            and the number of ingredients that were checked.
          </p>
          <p>
            The check is made after planning, from the ingredients alone, without trusting how the plan came about. A
            plan that fails it is not shown. The calories of a day lie within 3 % of its target, mostly far closer.
          </p>
          <p>
            A certificate also says what it cannot know: brands, traces, and what happens in other kitchens. It is not
            medical advice. With an allergy, read the labels as you always do.
          </p>
        </>
      ),
    },
    {
      id: 'no-plan',
      title: 'When no plan fits',
      body: (
        <p>
          Rules can leave too few dishes, or a target that no number of meals can hold. Then no plan is made and no
          token is taken. The answer names what stands in the way and the smallest change that was tried and works:
          another number of meals, another target, or one exclusion less.
        </p>
      ),
    },
    {
      id: 'lock',
      title: 'Locking meals',
      body: (
        <p>
          Lock the meals that you like. A locked meal stays as it is, to the gram, while the others change and are
          portioned again. Unlock it to change it.
        </p>
      ),
    },
    {
      id: 'swap',
      title: 'Swaps and new meals',
      body: (
        <>
          <p>
            “New meal” plans another dish in the same place. “Swap” offers three dishes and shows what each does to the
            day: energy, protein, cost and time. Either way the other meals are portioned again, so that the day stays
            on target.
          </p>
          <p>
            Both take one token on the Basic plan. A dish that the plan had before is free. For changes to single meals
            you need an account.
          </p>
          <p>
            Your device learns from them which cuisines and foods you like. All plans, new meals, filled days and what a
            swap offers first follow it within your rules; weeks for a shopping list do not yet. See{' '}
            <TextLink to="/settings" search={{ tab: 'taste' }}>
              Taste
            </TextLink>{' '}
            in your settings.
          </p>
        </>
      ),
    },
    {
      id: 'servings',
      title: 'Servings and undo',
      body: (
        <p>
          Servings are what you eat of a meal, from half a serving to four, half by half. When you change them, the rest
          of the day makes up for the difference. The last 20 changes of a plan can be taken back, one after another.
        </p>
      ),
    },
    {
      id: 'calendar',
      title: 'The calendar',
      body: (
        <>
          <p>
            The <TextLink to="/calendar">calendar</TextLink> holds a breakfast, a lunch and a dinner for each day, and
            snacks where you want them. The plus of an empty place generates a meal as large as what the day leaves for
            it. Favorites and saved plans can be put in, meals moved or copied, and whole days filled, repeated or
            cleared at once. Lock what must stay. Each change can be taken back, the newest twenty of them.
          </p>
          <p>
            A meal out can stand there with a guess of its calories, or without: then the day says that they are not
            known, and the other meals leave it its usual share. A link, which you can revoke, brings the calendar into
            other calendar programs.
          </p>
        </>
      ),
    },
    {
      id: 'day-target',
      title: 'What a day aims at',
      body: (
        <p>
          The daily goal that you set in the calorie tracker, from its date on. Before you set one, the target of the
          profile that the calendar plans for (the{' '}
          <TextLink to="/settings" search={{ tab: 'preferences' }}>
            settings
          </TextLink>{' '}
          say which), and without a profile 2,000 kcal. There you also choose your time zone, which says when a day
          begins. A meal keeps its date when you travel.
        </p>
      ),
    },
    {
      id: 'tracker',
      title: 'The calorie tracker',
      body: (
        <>
          <p>
            With Pro and Family the <TextLink to="/calorie-tracker">calorie tracker</TextLink> keeps what you ate apart
            from what you planned. Tick a planned meal as eaten, whole or in part, or as skipped. Log a food from the
            food table in grams or in a household measure, one of your favorites, or your own figures. What nobody knows
            is shown as not known, and is not counted as zero.
          </p>
          <p>
            Did something else come to the table? Then the meals of the day that are still to come can be portioned
            again for your goal. You see the new amounts first, and nothing changes before you say so. Trends show 7, 30
            or 90 days; averages are over days on which something was logged.
          </p>
        </>
      ),
    },
  ],
};
