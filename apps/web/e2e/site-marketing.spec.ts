import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, newEmail, test, visit } from './fixtures.ts';
import { newMember } from './member.ts';

test('the landing page names its six features, and leads to planner and pricing', async ({ page }) => {
  await visit(page, '/');

  const features = page.getByRole('region', { name: 'From your rules to a full plate' });
  await expect(features.getByRole('heading', { level: 3 })).toHaveText([
    'Effortless Planning',
    'Time-Saving Recipes',
    'Smart Nutrition',
    'Intuitive Cooking Mode',
    'One-Click Grocery List',
    'Calorie Tracking',
  ]);
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/meal');
  await page.getByRole('link', { name: 'View Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('the words of the headline go round every two seconds until they are paused', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  const shown = page.locator('h1 [data-shown]');
  await expect(shown).toHaveText('in Seconds');

  for (const word of ['for you', 'Ai Generated', 'Personalized', 'in Seconds', 'for you']) {
    await page.clock.runFor(2000);
    await expect(shown).toHaveText(word);
  }

  await page.getByRole('button', { name: 'Pause the changing words' }).click();
  await page.clock.runFor(6000);
  await expect(shown).toHaveText('for you');
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('words and examples stand still, and nothing asks to be paused', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await expect(page.getByRole('button', { name: /^pause/i })).toHaveCount(0);

    await page.clock.runFor(8000);

    await expect(page.locator('h1 [data-shown]')).toHaveText('in Seconds');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('the three testimonials are marked as examples and can be stopped', async ({ page }) => {
  await visit(page, '/');
  const voices = page.getByRole('list', { name: 'Examples of what people might say' });

  await expect(voices.getByRole('listitem')).toHaveCount(3);
  await expect(voices.getByText('Example', { exact: true })).toHaveCount(3);
  const playStates = () => page.evaluate(() => document.getAnimations().map(({ playState }) => playState));
  expect(await playStates()).toEqual(['running', 'running']);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  // Away from the examples, so that it is the button that holds them.
  await page.getByRole('heading', { level: 1 }).hover();
  await page.getByRole('button', { name: 'Play', exact: true }).blur();
  await expect.poll(playStates).toEqual(['paused', 'paused']);
});

test('prices are shown per month, with the yearly sum beneath when paid by the year', async ({ page }) => {
  await visit(page, '/pricing');
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

  await expect(card('Basic')).toContainText('Rs 0');
  await expect(card('Pro')).toContainText('Rs 499');
  await expect(card('Family')).toContainText('Rs 1,299');
  await expect(page.getByText('10 tokens per month free, unlimited for pro.')).toBeVisible();

  await page.getByRole('radio', { name: 'Yearly Save 20%' }).check();

  await expect(card('Basic')).toContainText('Rs 0');
  await expect(card('Pro')).toContainText('Rs 399.20 per month');
  await expect(card('Pro')).toContainText('Rs 4,790.40 a year');
  await expect(card('Family')).toContainText('Rs 1,039.20 per month');
});

test('the questions open one by one', async ({ page }) => {
  await visit(page, '/pricing');
  const answer = page.getByText('Plans can be changed anytime with immediate effect', { exact: false });
  await expect(answer).toBeHidden();

  await page.getByText('Can I change my plan later?').press('Enter');
  await expect(answer).toBeVisible();
  await page.getByText('Do you offer refunds?').click();
  await expect(page.getByText('14-day money-back guarantee')).toBeVisible();
  await page.getByText('Do you offer team discounts?').click();
  await expect(page.getByText('for teams of 10 or more')).toBeVisible();
});

test('the plan that somebody has cannot be chosen again', async ({ page }) => {
  await newMember(page);
  await visit(page, '/pricing');

  await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Choose Pro' })).toBeEnabled();
});

test('subscribing shows for a second and a half at least, says so for three, and starts over', async ({ page }) => {
  await visit(page, '/');
  const { field, button } = newsletter(page);
  await expect(field).toHaveAttribute('placeholder', 'Enter your email');
  await expect(button).toBeDisabled();
  await field.fill('   ');
  await expect(button).toBeDisabled();

  await field.fill(newEmail());
  const start = Date.now();
  await field.press('Enter');

  await expect(button).toHaveText('Subscribing...');
  await expect(button).toBeDisabled();
  await expect(button).toHaveText('Subscribed');
  expect(Date.now() - start).toBeGreaterThanOrEqual(1500);
  await expect(button).toBeDisabled();
  await expect(field).toHaveValue('');
  await expect(page.getByText('You have successfully subscribed to our newsletter!')).toBeVisible();
  await field.fill('another@example.com');
  await expect(button).toBeDisabled();
  await expect(button).toHaveText('Subscribe');
  await expect(button).toBeEnabled();
  expect(Date.now() - start).toBeGreaterThanOrEqual(4000);
});

test('an address that cannot be one is refused next to its field, without asking the server', async ({ page }) => {
  await visit(page, '/');
  const { field, button } = newsletter(page);
  await field.fill('nobody at nowhere');

  await button.click();

  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('a failed subscription says so and keeps what was typed', async ({ page, watch }) => {
  await page.route('**/api/contact/newsletter', (route) => route.abort());
  await visit(page, '/');
  const { field, button } = newsletter(page);
  await field.fill('person@example.com');

  await button.click();

  await expect(page.getByText('Failed to subscribe to newsletter. Please try again later.')).toBeVisible();
  await expect(field).toHaveValue('person@example.com');
  await expect(button).toBeEnabled();
  watch.consoleErrors = watch.consoleErrors.filter((error) => !error.includes('net::ERR_FAILED'));
});

for (const [action, invalid] of [
  ['confirm', 'This link does not work any more'],
  ['unsubscribe', 'This link does not work, or a part of it is missing'],
] as const) {
  test(`a link to ${action} that is not ours is told apart from one that worked`, async ({ page, watch }) => {
    await visit(page, `/newsletter/${action}`);
    await expect(page.getByRole('status').filter({ hasText: invalid })).toBeVisible();

    await visit(page, `/newsletter/${action}?token=<script>alert(1)</script>`);

    await expect(page.getByRole('status').filter({ hasText: invalid })).toBeVisible();
    watch.consoleErrors = watch.consoleErrors.filter((error) => !error.includes('Failed to load resource'));
  });
}

test('the preview shows a whole day with its certificate and leads to an account', async ({ page }) => {
  await visit(page, '/preview');

  await expect(
    page.getByText('Vegan · no nuts, no soy · 1,799 of 1,800 kcal · all 33 ingredients checked'),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(
    page.getByRole('table', { name: 'Ingredients of Loubieh bi zeit with chickpeas and rice' }),
  ).toContainText('canned chickpeas215 g299 kcal');
  await page.getByRole('link', { name: 'Sign up free' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

function newsletter(page: Page) {
  const block = page.getByRole('region', { name: 'An email when there is something to cook' });
  return { field: block.getByLabel('Email address'), button: block.getByRole('button') };
}
