import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

afterEach(() => document.getElementById('boot')?.remove());

test('four headings name the ways to a person, and no time is promised', async () => {
  await web.open('/support');

  const main = screen.getByRole('main');
  for (const name of ['Email', 'Live chat', 'Phone', 'Response times']) {
    expect(within(main).getByRole('heading', { name })).toBeTruthy();
  }
  expect(main.textContent).not.toMatch(/\d+\s*(hours|minutes|days)/i);
});

test.each([
  ['Start a chat', 'Chat with support'],
  ['Ask us to call you', 'Please call me'],
])('%s leads to the contact form with its subject', async (link, subject) => {
  const user = await web.open('/support');

  await user.click(within(screen.getByRole('main')).getByRole('link', { name: link }));

  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
  expect(field.value).toBe(subject);
  expect(web.address()).toMatch(/^\/contact\?subject=/);
});

test('a phone number that the server knows is shown', async () => {
  const boot = document.createElement('script');
  Object.assign(boot, { id: 'boot', type: 'application/json' });
  boot.textContent = JSON.stringify({ supportPhone: '+91 80 5550 0100' });
  document.body.append(boot);

  await web.open('/support');

  const call = await screen.findByRole('link', { name: 'Call +91 80 5550 0100' });
  expect(call.getAttribute('href')).toBe('tel:+918055500100');
});
