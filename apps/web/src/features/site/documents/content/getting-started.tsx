import { TextLink } from '../../../../shared/ui/typography/text-link.tsx';
import type { DocSection } from './section.ts';

const EXAMPLE = `curl $SITE/api/meals/generate \\
  -H "Authorization: Bearer plw_..." \\
  -H "Content-Type: application/json" \\
  -d '{
    "goal": "balanced",
    "dietaryPreferences": "vegan",
    "mealCount": 3,
    "calorieTarget": 2000,
    "excludeIngredients": ["nuts"]
  }'`;

/** From the first plan to programs of one's own. */
export const gettingStarted: DocSection = {
  id: 'getting-started',
  title: 'Getting started',
  topics: [
    {
      id: 'first-plan',
      title: 'Your first plan',
      body: (
        <>
          <ol>
            <li>
              Open <TextLink to="/meal">Create</TextLink> and choose a goal and a diet. “No particular diet” is a
              choice, too.
            </li>
            <li>
              Set the number of meals, from one to five, and the daily calorie target, from 800 to 6,000 kcal. The
              target is for all meals of the plan together.
            </li>
            <li>
              Under “Show advanced options” you name what to leave out, how long you want to cook, and anything else in
              your own words.
            </li>
            <li>
              Press “Generate Meal Plan”. The plan appears beside the form, with the total of the day and a{' '}
              <a href="#certificate">certificate</a> of what was checked.
            </li>
          </ol>
          <p>
            One meal is a dinner, two are lunch and dinner, three add breakfast, four and five add snacks. A plan for
            the same wishes is a different one each time, so that you do not eat the same day twice.
          </p>
        </>
      ),
    },
    {
      id: 'demo',
      title: 'Trying it without an account',
      body: (
        <p>
          Visitors can make two plans. After the second one you are asked to sign up, and nothing is lost: both plans
          are kept in your browser and saved into your account as soon as you have one. They take no tokens.
        </p>
      ),
    },
    {
      id: 'tokens',
      title: 'Tokens',
      body: (
        <>
          <p>
            One token is one generated meal. The Basic plan has 10 a month, and they come back on the day of the month
            on which you registered. Pro and Family take none.
          </p>
          <ul>
            <li>
              A plan takes a token for each of its meals. A meal that does not arrive takes none, whatever went wrong.
            </li>
            <li>
              A new meal in the place of another takes one token, whether it is regenerated or{' '}
              <a href="#swap">swapped</a> in.
            </li>
            <li>
              Looking at alternatives, changing servings, locking, undoing, and choosing a dish that the plan had before
              are free. An undo does not bring a token back.
            </li>
          </ul>
          <p>Your balance is at the top of every page while you are signed in.</p>
        </>
      ),
    },
    {
      id: 'offline',
      title: 'When the server cannot be reached',
      body: (
        <>
          <p>
            The planner can run in your browser as well. If the server does not answer, your plan is made on your device
            by the same rules where that is possible, and the page says so.
          </p>
          <p>
            Once you have used the app in a browser, or installed it from the browser&rsquo;s menu, it opens without a
            connection too: your newest plans and your favorites are there, with the time they are from. What you plan,
            save, rename, delete, keep as a favorite, put into the calendar, tick or log waits on the device and is
            saved in its order when the server is back, each thing once. A plan that your tokens do not cover stays on
            the device; the dashboard shows it and says why.
          </p>
        </>
      ),
    },
    {
      id: 'api',
      title: 'API tokens and the REST API',
      body: (
        <>
          <p>
            What the pages do, a program can do as well: plan meals, change them, keep favorites. Every route, with its
            fields and its refusals, is in the <a href="/api/docs">REST reference</a>; the same as a file for tools is{' '}
            <a href="/api/openapi.json">openapi.json</a>.
          </p>
          <p>
            A program signs in with a personal API token. You make it in the{' '}
            <TextLink to="/settings" search={{ tab: 'api' }}>
              settings
            </TextLink>
            , where they are also listed and revoked. It begins with <code>plw_</code>, can end by itself, and is shown
            once: only a fingerprint of it is kept. Such a token may not pay, delete the account, or make other tokens.
          </p>
          <pre>
            <code>{EXAMPLE}</code>
          </pre>
          <p>
            Send an <code>Idempotency-Key</code> with a request that makes meals: if the answer gets lost, the same key
            brings the same plan for 24 hours, and takes no second token.
          </p>
        </>
      ),
    },
  ],
};
