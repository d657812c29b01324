import { expect, test } from 'vitest';
import { checkMessage, firstOfEach } from './check-message.ts';

const MESSAGE = { name: 'Ada', email: 'ada@example.com', subject: 'Oats', message: 'Are they free of gluten?' };

test('a message that may be sent has no errors', () => {
  expect(checkMessage(MESSAGE)).toEqual({});
});

test('each field has the one sentence that the specification gives it', () => {
  expect(checkMessage({ name: '', email: 'ada', subject: 'Hi', message: 'Short' })).toEqual({
    name: 'Name is required',
    email: 'Please enter a valid email address',
    subject: 'Subject must be at least 3 characters',
    message: 'Message must be at least 10 characters',
  });
});

test('a sentence for people begins with a capital', () => {
  expect(checkMessage({ ...MESSAGE, email: `${'a'.repeat(300)}@example.com` }).email).toMatch(/^Email must be at most/);
});

test('of several sentences about a field the first is shown, and unknown fields none', () => {
  const issues = [
    { path: 'name', message: 'first' },
    { path: 'name', message: 'second' },
    { path: 'website', message: 'third' },
  ];
  expect(firstOfEach(issues)).toEqual({ name: 'First' });
});
