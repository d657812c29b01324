import { expectAccessible } from '../testing/expect-accessible.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';

// A clock or a script in its pages stays.
test.use({ isWarm: false });

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('words and examples stand still, and nothing asks to be paused', LANDING, async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await expect(page.getByRole('button', { name: /^pause/i })).toHaveCount(0);

    await page.clock.runFor(8000);

    await expect(page.locator('h1 [data-shown]')).toHaveText('in Seconds');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('the testimonials pass by until they are stopped', LANDING, async ({ page }) => {
  await visit(page, '/');
  const playStates = () => page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
  expect(await playStates()).toEqual(['running', 'running']);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  // Away from the examples, so that it is the button that holds them.
  await page.getByRole('heading', { level: 1 }).hover();
  await page.getByRole('button', { name: 'Play', exact: true }).blur();
  await expect.poll(playStates).toEqual(['paused', 'paused']);
});

test('the error at the field of the newsletter can be read by everybody', LANDING, async ({ page }) => {
  await visit(page, '/');
  const block = page.getByRole('region', { name: 'An email when there is something to cook' });
  await block.getByLabel('Email address').fill('nobody at nowhere');

  await block.getByRole('button').click();

  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(page);
});
