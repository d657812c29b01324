import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const NO_LONGER = /^This link does not work any more/;
const INCOMPLETE = /^This link does not work, or a part of it is missing/;

const web = testWeb();

test.each([
  ['confirm', NO_LONGER],
  ['unsubscribe', INCOMPLETE],
])('a link to %s without a token is told apart from one that worked, and nothing is asked', async (action, invalid) => {
  await web.open(`/newsletter/${action}`);

  expect((await screen.findByText(invalid)).getAttribute('role')).toBe('status');
  expect(web.calls()).not.toContain(`contact.newsletter.${action}`);
});

test.each([
  ['confirm', NO_LONGER],
  ['unsubscribe', INCOMPLETE],
])('a link to %s that is not ours is told apart from one that worked', async (action, invalid) => {
  await web.open(`/newsletter/${action}?token=${encodeURIComponent('<script>alert(1)</script>')}`);

  expect((await screen.findByText(invalid)).getAttribute('role')).toBe('status');
  expect(web.calls()).toContain(`contact.newsletter.${action}`);
});
