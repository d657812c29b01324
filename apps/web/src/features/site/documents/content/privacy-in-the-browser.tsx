import type { LegalSection } from './legal-text.ts';

/** The part of the privacy policy about what lies in the person's own browser: every cookie and key by its name. */
export const PRIVACY_IN_THE_BROWSER: readonly LegalSection[] = [
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <p>There are two. Neither follows you anywhere, so there is no banner to click away.</p>
        <dl>
          <div>
            <dt>
              <code>platewise.session</code>, or <code>__Host-platewise.session</code> where the site has https
            </dt>
            <dd>
              Set when you sign in, to keep you signed in. Scripts cannot read it, and it opens nothing but the sign-in
              part of this site.
            </dd>
            <dd>Up to 30 days; gone when you sign out.</dd>
          </div>
          <div>
            <dt>
              <code>sidebar_state</code>
            </dt>
            <dd>Whether you left the side menu open or closed.</dd>
            <dd>7 days after you last moved it.</dd>
          </div>
        </dl>
        <p>
          Where this site has its accounts at Clerk, the first one is not set. Clerk keeps you signed in with cookies of
          its own, <code>__client</code>, <code>__client_uat</code> and <code>__session</code>, and keeps{' '}
          <code>__clerk_environment</code> in your browser; none of them opens anything here.
        </p>
      </>
    ),
  },
  {
    id: 'storage',
    title: 'What your browser keeps',
    body: (
      <>
        <p>These stay on your device. Clearing the data of this site in your browser removes them all.</p>
        <dl>
          <div>
            <dt>
              <code>theme</code>
            </dt>
            <dd>Light or dark, once you have chosen.</dd>
          </div>
          <div>
            <dt>
              <code>demoMealCount</code>, <code>demoPlans</code>
            </dt>
            <dd>How many plans were made here without an account, and those plans until an account takes them over.</dd>
          </div>
          <div>
            <dt>
              <code>isUserRegistered</code>, <code>registeredUserId</code>
            </dt>
            <dd>
              That your registration is done, and whose it is; pages are drawn with your menu from the start. Removed
              when you sign out.
            </dd>
          </div>
          <div>
            <dt>
              <code>plannerForms</code>, <code>plannerFormTyped</code>
            </dt>
            <dd>
              What you last filled into the planner’s form, notes, exclusions and health conditions included, apart for
              each account and for visitors; and, until the tab is closed, that a visitor did so here, so that it
              follows you when you sign in. An account’s form is removed when you sign out.
            </dd>
          </div>
          <div>
            <dt>
              <code>plannerProfiles</code>, <code>profileChipsHeight</code>
            </dt>
            <dd>
              Which profile you chose last, or which of them share your plans: random numbers that name the account and
              the profiles, and nothing else; and how much room your profiles take over the planner’s form, so that it
              does not move when they come. The latter is removed when you sign out.
            </dd>
          </div>
          <div>
            <dt>
              <code>learntTaste</code>
            </dt>
            <dd>
              The last 300 times that you swapped a meal, gave it a heart, ate it, left it in a plan or did not want it
              again on this device, each with its day, the meal&rsquo;s name, its cuisine and its main foods; and what
              you chose under Taste in your settings, where you can see, change and forget all of it, or switch it off.
              A request for meals carries how much you like cuisines and foods, as numbers: they choose among dishes,
              are not stored on our server and go to no language model. Removed when you sign out.
            </dd>
          </div>
          <div>
            <dt>
              <code>bodyUnits</code>
            </dt>
            <dd>
              Whether you weigh in kilograms or pounds and measure in centimetres or inches, with a random number that
              names the account. Until you sign out.
            </dd>
          </div>
          <div>
            <dt>
              <code>keptTimeZones</code>
            </dt>
            <dd>
              That you kept your time zone when this device was in another one: which one that was, with a random number
              that names the account.
            </dd>
          </div>
          <div>
            <dt>
              <code>planNameDraft</code>, <code>profileDraft</code>
            </dt>
            <dd>
              The name or the profile that you are typing, so that it is not lost when you have to sign in again. Until
              you save it, give it up, sign out or close the tab.
            </dd>
          </div>
          <div>
            <dt>
              <code>lastPerson</code>
            </dt>
            <dd>
              Your account&rsquo;s id, e-mail address and name, so that the app opens as yours without a connection.
              Until you sign out or the sign-in ends.
            </dd>
          </div>
          <div>
            <dt>
              <code>signOutPending</code>
            </dt>
            <dd>That you signed out while our server could not be reached. Until it has been told.</dd>
          </div>
          <div>
            <dt>
              The database <code>platewise</code>
            </dt>
            <dd>
              A copy of your newest 50 plans, favorites, profiles, meals you do not want, preferences, shopping list,
              days of the calendar and the diary, the foods whose barcodes you scanned last, what the page Body shows,
              your plan and tokens, to read without a connection; and what you did without one, until it is saved to
              your account. The copy is refreshed as you go, and not shown after 30 days. Both are removed when you sign
              out; the copy also when somebody else signs in. What others did not come back for goes after 30 days.
            </dd>
          </div>
          <div>
            <dt>
              Caches that begin with <code>platewise-</code>
            </dt>
            <dd>
              The files of the app itself, of this version and the one before; nothing of yours. Kept once you use the
              app and not only read the site.
            </dd>
          </div>
          <div>
            <dt>
              <code>lockedMeals</code>
            </dt>
            <dd>Which meals you locked while changing a plan. Until the tab is closed.</dd>
          </div>
          <div>
            <dt>
              <code>cookingTimers</code>, <code>cookingPlace</code>
            </dt>
            <dd>
              The timers of cooking mode with the names of their meals, until you take them away or six hours after
              their end; and the step you are at, until you leave it or the tab is closed.
            </dd>
          </div>
          <div>
            <dt>
              <code>prepTicks</code>
            </dt>
            <dd>Which tasks of your last ten weekly prep guides you ticked as done. Until you start over.</dd>
          </div>
          <div>
            <dt>
              Keys that begin with <code>blog:saved:</code> or <code>blog:liked:</code>
            </dt>
            <dd>Which articles you saved or liked. Nobody else learns of it. Until you take it back.</dd>
          </div>
          <div>
            <dt>
              Keys that begin with <code>tsr-</code> or <code>tanstack_router_reload</code>
            </dt>
            <dd>How far down each page you were, and that a page was loaded again. Until the tab is closed.</dd>
          </div>
        </dl>
      </>
    ),
  },
];
