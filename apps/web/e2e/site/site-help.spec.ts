import { expectAccessible } from '../testing/expect-accessible.ts';
import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';

const MESSAGE = {
  Name: 'Ada Byron',
  Email: 'ada@example.com',
  Subject: 'Oats',
  Message: 'Are oats free of gluten here?',
};

test.describe('about', () => {
  test('its tabs work by keyboard', LANDING, async ({ page }) => {
    await visit(page, '/about');
    const tab = (name: string) => page.getByRole('tab', { name });
    const panel = (name: string) => page.getByRole('tabpanel', { name });
    await tab('Mission').focus();

    await page.keyboard.press('ArrowRight');
    await expect(tab('Vision')).toBeFocused();
    await expect(tab('Vision')).toHaveAttribute('aria-selected', 'true');
    await expect(panel('Vision')).toBeVisible();
    await expect(panel('Mission')).toBeHidden();

    await page.keyboard.press('End');
    await expect(tab('Values')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Mission')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(panel('Values')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(panel('Mission')).toBeFocused();
  });

  test('a button leads back to the top after 500 px', LANDING, async ({ page }) => {
    await visit(page, '/about');
    const button = page.getByRole('button', { name: 'Back to the top' });
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect(button).toBeHidden();

    await page.evaluate(() => window.scrollTo(0, 501));
    await button.click();

    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });
});

test(
  'the contact form can be used by everybody with errors, while it sends, after a failure and when it is sent',
  LANDING,
  async ({ page, watch }) => {
    let answer = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
    await visit(page, '/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Name is required')).toBeVisible();
    await expectAccessible(page);

    for (const [label, value] of Object.entries(MESSAGE)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to send message.');
    await expectAccessible(page);

    await page.route('**/api/contact', async (route) => {
      await mayAnswer;
      await route.fallback();
    });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expectAccessible(page);
    answer();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    await expectAccessible(page);
    watch.consoleErrors.length = 0;
  },
);

test('each topic has an address, and a link to a hidden one shows it', LANDING, async ({ page }) => {
  await visit(page, '/documentation#certificate');
  await expect(page.getByRole('heading', { name: 'The certificate of a plan' })).toBeInViewport();

  await page.getByLabel('Search the documentation').fill('rupees');
  await expect(page.locator('mark').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('article').getByRole('link', { name: 'swap', exact: true }).click();
  await expect(page).toHaveURL(/#swap$/);
  await expect(page.getByRole('heading', { name: 'Swaps and new meals' })).toBeInViewport();
  await expect(page.getByLabel('Search the documentation')).toHaveValue('');
});
