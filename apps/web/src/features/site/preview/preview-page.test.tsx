import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('the preview shows a whole day with its certificate and leads to an account', async () => {
  const user = await web.open('/preview');
  const certificate = 'Vegan · no nuts, no soy · 1,799 of 1,800 kcal · all 33 ingredients checked';
  expect(screen.getByText(certificate)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  const table = screen.getByRole('table', {
    name: 'Ingredients of Loubieh bi zeit with chickpeas and rice',
    hidden: true,
  });
  expect(table.textContent).toMatch(/canned chickpeas215\sg299\skcal/);

  await user.click(screen.getByRole('link', { name: 'Sign up free' }));

  expect(await screen.findByRole('button', { name: 'Sign up' })).toBeTruthy();
  expect(web.address()).toBe('/signup');
});
