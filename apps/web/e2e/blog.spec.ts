import { ARTICLES } from '../src/features/site/articles/articles.ts';
import { expect, test, visit } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const [NEWEST] = ARTICLES;
const SLUG = 'science-ai-meal-planning';

test('all six articles open from the list, with their text, their sources and a table of contents', async ({
  page,
}) => {
  await visit(page, '/blog');
  for (const { title, slug, category } of ARTICLES) {
    await page.getByRole('main').getByRole('link', { name: title }).click();

    await expect(page).toHaveURL(`/blog/${slug}`);
    await expect(page).toHaveTitle(`${title} · Platewise AI`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const article = page.getByRole('article').first();
    await expect(article.getByText('By Admin')).toBeVisible();
    await expect(article.getByRole('link', { name: category, exact: true })).toBeVisible();
    await expect(article.getByText(/^\d min read$/)).toBeVisible();
    await expect(article.getByRole('heading', { name: 'Sources' })).toBeVisible();
    const sections = article.locator('section[aria-labelledby] > h2:not(#sources)');
    await expect(sections.nth(4)).toBeVisible();
    const headings = await sections.allTextContents();
    await expect(page.getByRole('navigation', { name: 'Table of Contents' }).getByRole('link')).toHaveText(headings);
    await page.goBack();
  }
});

test('a link in the table of contents leads to its heading, and its address opens there again', async ({ page }) => {
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
});

test('the table of contents can be hidden and shown, and waits to be asked on a phone', async ({ page }) => {
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

test('what is saved and liked survives a reload, for this article alone', async ({ page }) => {
  await visit(page, `/blog/${SLUG}`);
  const like = page.getByRole('button', { name: /^Like this article: \d+ likes$/ });
  await expect(page.getByRole('button', { name: 'Save for later' })).toBeVisible();
  const before = Number(await like.textContent());
  expect(before).toBeGreaterThanOrEqual(10);
  expect(before).toBeLessThanOrEqual(59);

  await page.getByRole('button', { name: 'Save for later' }).click();
  await like.click();
  await page.reload();

  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect(like).toHaveText(String(before + 1));
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await like.click();
  await expect(like).toHaveText(String(before));

  await visit(page, '/blog');
  await expect(page.getByText('Saved for later')).toHaveCount(1);
  await visit(page, `/blog/${NEWEST?.slug}`);
  await expect(page.getByRole('button', { name: 'Save for later' })).toBeVisible();
});

test('sharing copies the link and says so, and Email writes an email with title and link', async ({
  page,
  context,
  server,
}) => {
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
});

test('the categories filter the list, and the address keeps the choice', async ({ page }) => {
  await visit(page, '/blog');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);

  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Sustainability 2' }).click();
  await expect(page).toHaveURL(/\?category=Sustainability$/);
  await expect(page.getByText('2 articles in Sustainability')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);

  await page.reload();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(page.locator('nav [aria-current]', { hasText: 'Sustainability' })).toBeVisible();

  await visit(page, `/blog/${SLUG}`);
  await page.getByRole('complementary').getByRole('link', { name: 'AI & Technology 2' }).click();
  await expect(page.getByText('2 articles in AI & Technology')).toBeVisible();
});

test('an unknown category is calm, shows what was asked as text, and leads back', async ({ page }) => {
  await visit(page, '/blog?category=%3Cscript%3Ealert(1)%3C%2Fscript%3E');

  await expect(page.getByRole('heading', { name: 'No articles in “<script>alert(1)</script>”' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all articles' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
});

test('an unknown article says so and leads back', async ({ page, watch }) => {
  for (const slug of ['no-such-post', '%3Cscript%3E', '__proto__']) {
    await visit(page, `/blog/${slug}`);

    await expect(page.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible();
    await expect(
      page.getByText("The blog post you're looking for doesn't exist or may have been moved."),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: 'Return to Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();

  // The server says 404 for such an address, and the console repeats it.
  watch.consoleErrors = watch.consoleErrors.filter((error) => !/status of 404.*\/blog\//.test(error));
});

test('a comment is written on the contact page, about this article', async ({ page }) => {
  await visit(page, `/blog/${SLUG}`);
  await expect(page.getByText('Be the first to leave a comment on this article.')).toBeVisible();

  await page.getByRole('link', { name: 'Leave a Comment' }).click();

  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(
    'Comment on “The science of meal planning: how a day is computed”',
  );
});

test('paper gets the article and nothing around it, in ink in the dark theme too', async ({ page }) => {
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
