import { OWNER } from '@platewise/api/testing/people';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../app/testing/test-web.tsx';

const web = testWeb();

test.each(['/shopping', '/calorie-tracker'])('%s is for paid plans, and leads to them', async (path) => {
  await web.open(path, OWNER);

  expect(await screen.findByRole('heading', { name: 'Available for Pro Users Only' })).toBeTruthy();
  const upgrade = within(screen.getByRole('main')).getByRole('link', { name: 'Upgrade to Pro' });
  expect(upgrade.getAttribute('href')).toBe('/pricing');
});
