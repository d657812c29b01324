import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { ARTICLES } from '../articles/articles.ts';

const [NEWEST] = ARTICLES;
const SLUG = 'science-ai-meal-planning';

const web = testWeb();

test.each(ARTICLES)('“$title” opens from the list, with its text, its sources and a table of contents', async (one) => {
  const { title, slug, category } = one;
  const user = await web.open('/blog');

  await user.click(within(screen.getByRole('main')).getByRole('link', { name: title }));

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(web.address()).toBe(`/blog/${slug}`);
  await waitFor(() => expect(document.title).toBe(`${title} · Platewise AI`));
  const [first] = screen.getAllByRole('article');
  if (!first) throw new Error('There is no article.');
  const article = within(first);
  expect(article.getByText('By Admin')).toBeTruthy();
  expect(article.getByRole('link', { name: category })).toBeTruthy();
  expect(article.getByText(/^\d min read$/)).toBeTruthy();
  expect(article.getByRole('heading', { name: 'Sources' })).toBeTruthy();
  const sections = [...first.querySelectorAll('section[aria-labelledby] > h2:not(#sources)')];
  expect(sections.length).toBeGreaterThan(4);
  const contents = within(screen.getByRole('navigation', { name: 'Table of Contents' })).getAllByRole('link');
  expect(contents.map(({ textContent }) => textContent)).toEqual(sections.map(({ textContent }) => textContent));
});

test('what is saved and liked survives a reload, for this article alone', async () => {
  const user = await web.open(`/blog/${SLUG}`);
  const before = Number(likes().textContent);
  expect(before).toBeGreaterThanOrEqual(10);
  expect(before).toBeLessThanOrEqual(59);
  await user.click(screen.getByRole('button', { name: 'Save for later' }));
  await user.click(likes());

  await web.open(`/blog/${SLUG}`);
  expect(screen.getByRole('button', { name: 'Saved' })).toBeTruthy();
  expect(likes().textContent).toBe(String(before + 1));
  expect(likes().getAttribute('aria-pressed')).toBe('true');

  await web.open('/blog');
  expect(screen.getAllByText('Saved for later')).toHaveLength(1);
  await web.open(`/blog/${NEWEST?.slug}`);
  expect(screen.getByRole('button', { name: 'Save for later' })).toBeTruthy();
});

test('a like can be taken back', async () => {
  const user = await web.open(`/blog/${SLUG}`);
  const before = likes().textContent;
  await user.click(likes());
  expect(likes().textContent).not.toBe(before);

  await user.click(likes());

  expect(likes().textContent).toBe(before);
});

test.each(['no-such-post', '%3Cscript%3E', '__proto__'])('%s is no article: says so and leads back', async (slug) => {
  const user = await web.open(`/blog/${slug}`);
  expect(screen.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeTruthy();
  const sentence = "The blog post you're looking for doesn't exist or may have been moved.";
  expect(screen.getByText(sentence)).toBeTruthy();

  await user.click(screen.getByRole('link', { name: 'Return to Blog' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Blog' })).toBeTruthy();
});

test('a comment is written on the contact page, about this article', async () => {
  const user = await web.open(`/blog/${SLUG}`);
  expect(screen.getByText('Be the first to leave a comment on this article.')).toBeTruthy();

  await user.click(screen.getByRole('link', { name: 'Leave a Comment' }));

  const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
  expect(subject.value).toBe('Comment on “The science of meal planning: how a day is computed”');
});

function likes() {
  return screen.getByRole('button', { name: /^Like this article: \d+ likes$/ });
}
