import { listSubscribers } from '@platewise/api/testing/test-data-repository';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('subscribing shows for a second and a half at least, says so for three, and starts over', async () => {
  const user = await web.open('/');
  expect(field().getAttribute('placeholder')).toBe('Enter your email');
  expect(button().disabled).toBe(true);
  await user.type(field(), '   ');
  expect(button().disabled).toBe(true);

  await user.type(field(), 'person@example.com');
  const start = performance.now();
  await user.keyboard('{Enter}');

  expect(button().textContent).toBe('Subscribing...');
  expect(button().disabled).toBe(true);
  await waitFor(() => expect(button().textContent).toBe('Subscribed'));
  expect(performance.now() - start).toBeGreaterThanOrEqual(1490);
  expect(button().disabled).toBe(true);
  expect(field().value).toBe('');
  expect(screen.getByText('You have successfully subscribed to our newsletter!')).toBeTruthy();
  expect(await listSubscribers(web.api().context.db)).toMatchObject([{ email: 'person@example.com' }]);
  await user.type(field(), 'another@example.com');
  expect(button().disabled).toBe(true);
  await waitFor(() => expect(button().textContent).toBe('Subscribe'));
  expect(button().disabled).toBe(false);
  expect(performance.now() - start).toBeGreaterThanOrEqual(4400);
});

test('an address that cannot be one is refused next to its field, without asking the server', async () => {
  const user = await web.open('/');
  await user.type(field(), 'nobody at nowhere');

  await user.click(button());

  expect(block().getByRole('textbox', { description: 'Please enter a valid email address' })).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(web.calls()).not.toContain('contact.newsletter.subscribe');
});

test('a failed subscription says so and keeps what was typed', async () => {
  web.answer('/api/contact/newsletter', () => Promise.reject(new TypeError('Failed to fetch')));
  const user = await web.open('/');
  await user.type(field(), 'person@example.com');

  await user.click(button());

  expect(await screen.findByText('Failed to subscribe to newsletter. Please try again later.')).toBeTruthy();
  expect(field().value).toBe('person@example.com');
  expect(button().disabled).toBe(false);
});

function block() {
  return within(screen.getByRole('region', { name: 'An email when there is something to cook' }));
}

function field() {
  return block().getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
}

function button() {
  return block().getByRole<HTMLButtonElement>('button');
}
