import { expect, test, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';

const PHONE = { width: 390, height: 844 };
const SLUG = 'science-ai-meal-planning';

test(
  'a link in the table of contents leads to its heading, and its address opens there again',
  LANDING,
  async ({ page }) => {
    await visit(page, `/blog/${SLUG}`);
    const heading = page.getByRole('heading', { name: 'How accurate it is, and where it is not' });

    await page
      .getByRole('navigation', { name: 'Table of Contents' })
      .getByRole('link', { name: 'How accurate it is, and where it is not' })
      .click();

    await expect(page).toHaveURL(/#how-accurate$/);
    await expect(heading).toBeInViewport();
    await expect(page.locator('nav a[aria-current="location"]')).toHaveText('How accurate it is, and where it is not');

    await visit(page, '/blog');
    await visit(page, `/blog/${SLUG}#how-accurate`);
    await expect(heading).toBeInViewport();
  },
);

test('the table of contents can be hidden and shown, and waits to be asked on a phone', LANDING, async ({ page }) => {
  await visit(page, `/blog/${SLUG}`);
  const contents = page.getByRole('navigation', { name: 'Table of Contents' });
  await expect(contents.getByRole('link').first()).toBeVisible();

  await contents.getByRole('button', { name: 'Hide: Table of Contents' }).click();
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.getByRole('button', { name: 'Show: Table of Contents' }).click();
  await expect(contents.getByRole('link').first()).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(contents.getByRole('button', { name: 'Show: Table of Contents' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(contents.getByRole('link')).toHaveCount(0);
});

test(
  'sharing copies the link and says so, and Email writes an email with title and link',
  LANDING,
  async ({ page, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, `/blog/${SLUG}`);

    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/blog/${SLUG}`);

    const email = page.getByRole('link', { name: 'Email' });
    await expect(email).toHaveAttribute('href', /^mailto:.*body=.*http/);
    const mail = new URL((await email.getAttribute('href')) ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe('The science of meal planning: how a day is computed');
    expect(mail.searchParams.get('body')).toContain(`${server.url}/blog/${SLUG}`);
  },
);

test('paper gets the article and nothing around it, in ink in the dark theme too', LANDING, async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await visit(page, `/blog/${SLUG}`);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  for (const hidden of ['banner', 'contentinfo', 'complementary', 'button'] as const) {
    await expect(page.getByRole(hidden)).toHaveCount(0);
  }
  await expect(page.getByText('Related posts')).toBeHidden();
  expect(
    await page
      .getByRole('article')
      .first()
      .evaluate((article) => getComputedStyle(article).color),
  ).toBe('rgb(31, 42, 36)');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
});
