import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('the categories filter the list, and the address keeps the choice', async () => {
  const user = await web.open('/blog');
  expect(articles()).toHaveLength(6);
  await user.click(
    within(screen.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name: 'Sustainability 2' }),
  );
  expect(await screen.findByText('2 articles in Sustainability')).toBeTruthy();
  expect(articles()).toHaveLength(2);
  expect(web.address()).toBe('/blog?category=Sustainability');

  await web.open(web.address());

  await waitFor(() => expect(articles()).toHaveLength(2));
  const nav = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(nav.getByRole('link', { name: 'Sustainability 2' }).getAttribute('aria-current')).not.toBeNull();
});

test('a category next to an article leads to its list', async () => {
  const user = await web.open('/blog/science-ai-meal-planning');
  const aside = within(screen.getByRole('complementary'));

  await user.click(aside.getByRole('link', { name: 'AI & Technology 2' }));

  expect(await screen.findByText('2 articles in AI & Technology')).toBeTruthy();
});

test('an unknown category is calm, shows what was asked as text, and leads back', async () => {
  const user = await web.open('/blog?category=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  expect(await screen.findByRole('heading', { name: 'No articles in “<script>alert(1)</script>”' })).toBeTruthy();

  await user.click(screen.getByRole('link', { name: 'Show all articles' }));

  await waitFor(() => expect(articles()).toHaveLength(6));
});

function articles() {
  return within(screen.getByRole('main')).queryAllByRole('article');
}
