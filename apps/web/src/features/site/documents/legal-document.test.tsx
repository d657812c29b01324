import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test.each([
  { path: '/privacy', sections: ['Who is responsible', 'With an account', 'Cookies'] },
  { path: '/terms', sections: ['Not medical advice', 'Allergies and intolerances'] },
])('the contents of $path name every section and lead there', async ({ path, sections }) => {
  await web.open(path);

  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const headings = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
  const [inShort, ...others] = headings.map(({ id, textContent }) => ({ id, textContent }));
  expect(inShort?.textContent).toBe('In short');
  const named = contents.map((link) => ({ id: link.getAttribute('href')?.slice(1), textContent: link.textContent }));
  expect(named).toEqual(others);
  expect(named.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(sections));
});
