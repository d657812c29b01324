import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('names four strengths and leads to the prices twice', async () => {
  await web.open('/about');

  for (const name of ['AI-powered', 'Nutrition focused', 'Time-saving', 'Customizable']) {
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  }
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Start today' }).getAttribute('href')).toBe('/pricing');
  expect(main.getByRole('link', { name: 'Start free' }).getAttribute('href')).toBe('/pricing');
});
