import { expectAccessible } from './expect-accessible.ts';
import { expect, signUp, test } from './fixtures.ts';

const PUBLIC_PAGES = [
  { path: '/', heading: 'Meal plans in seconds, personalized for you' },
  { path: '/meal', heading: 'AI Meal Planner' },
  { path: '/signin', heading: 'Welcome back' },
  { path: '/signup', heading: 'Create your account' },
  { path: '/auth/reset', heading: 'Forgot your password?' },
  { path: '/auth/reset?token=some-token', heading: 'Choose a new password' },
  { path: '/dashboard', heading: 'Please Sign In' },
  { path: '/user/favorites', heading: 'Please Sign In' },
  { path: '/user/register', heading: 'Please Sign In' },
  { path: '/settings', heading: 'Please Sign In' },
  { path: '/shopping', heading: 'Please Sign In' },
  { path: '/calorie-tracker', heading: 'Please Sign In' },
  { path: '/calendar', heading: 'Please Sign In' },
  { path: '/no/such/page', heading: 'Page not found' },
];

test.afterEach(({ watch }) => {
  // The browser itself reports a page that is not there.
  watch.consoleErrors = watch.consoleErrors.filter((text) => !/status of 404 .*no\/such\/page/.test(text));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const { path, heading } of PUBLIC_PAGES) {
      test(`a visitor can read ${path}`, async ({ page }) => {
        await page.goto(path);

        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
      });
    }

    test('somebody new finds a dashboard and favorites to fill', async ({ page }) => {
      await signUp(page);
      await expect(page.getByRole('heading', { name: 'No Meal Plans Found' })).toBeVisible();
      await expectAccessible(page);

      await page.goto('/user/favorites');
      await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
