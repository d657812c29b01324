import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('the search filters, marks and counts as one types', async () => {
  const user = await web.open('/documentation');
  const sections = () => within(screen.getByRole('navigation', { name: 'Sections of the documentation' }));
  for (const name of ['Getting started', 'Meal planning', 'Recipes', 'Shopping']) {
    expect(sections().getByRole('link', { name })).toBeTruthy();
  }
  expect(screen.getAllByRole('article').length).toBeGreaterThan(1);

  await user.type(search(), 'HEART');

  expect(screen.getByText('1 topic has “HEART”').getAttribute('role')).toBe('status');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(marked()).toEqual(['heart']);
  expect(sections().queryByRole('link', { name: 'Getting started' })).toBeNull();
});

test('a search without a hit says so as text, and is cleared by a button', async () => {
  const user = await web.open('/documentation');
  const all = screen.getAllByRole('article').length;

  await user.type(search(), '<script>');
  expect(screen.getByRole('heading', { name: 'No topic has “<script>”' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));

  expect(document.activeElement).toBe(search());
  expect(screen.getAllByRole('article')).toHaveLength(all);
  expect(marked()).toEqual([]);
});

test('leads to the REST reference', async () => {
  await web.open('/documentation#api');

  expect(screen.getByRole('link', { name: 'REST reference' }).getAttribute('href')).toBe('/api/docs');
});

function search() {
  return screen.getByRole('searchbox', { name: 'Search the documentation' });
}

function marked(): (string | null)[] {
  return [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
}
