import { expect, test } from 'vitest';
import { contactMessageSchema } from './contact-schema.ts';

const MESSAGE = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  subject: 'Oats',
  message: 'Are oats free of gluten here?',
};

function sentences(changes: object): string[] {
  const result = contactMessageSchema.safeParse({ ...MESSAGE, ...changes });
  return result.error?.issues.map(({ message }) => message) ?? [];
}

test('a message is taken, trimmed, with its line breaks', () => {
  const result = contactMessageSchema.parse({
    ...MESSAGE,
    name: ' Ada Byron ',
    message: 'Two lines:\r\nhere they are',
  });

  expect(result).toEqual({ ...MESSAGE, message: 'Two lines:\nhere they are' });
});

test.each([
  ['name', 'Name is required'],
  ['email', 'Email is required'],
  ['subject', 'Subject is required'],
  ['message', 'Message is required'],
])('%s is required, and blanks do not fill it', (field, sentence) => {
  expect(sentences({ [field]: '' })).toEqual([sentence]);
  expect(sentences({ [field]: ' \n ' })).toEqual([sentence]);
  expect(sentences({ [field]: undefined })).toEqual([sentence]);
});

test.each([
  ['name', ' A ', 'Name must be at least 2 characters'],
  ['subject', 'Hi', 'Subject must be at least 3 characters'],
  ['message', 'Too short', 'Message must be at least 10 characters'],
])('a %s of too few characters is refused', (field, value, sentence) => {
  expect(sentences({ [field]: value })).toEqual([sentence]);
});

test.each(['ada', 'ada@', '@example.com', 'ada@example', 'a da@example.com', 'ada@@example.com'])(
  '%s is no address',
  (email) => {
    expect(sentences({ email })).toEqual(['Please enter a valid email address']);
  },
);

test.each([
  ['name', 100],
  ['subject', 200],
  ['message', 5000],
])('a %s has at most %i characters, counted as people count them', (field, max) => {
  expect(sentences({ [field]: '🥕'.repeat(max) })).toEqual([]);
  expect(sentences({ [field]: 'x'.repeat(max + 1) })[0]).toMatch(new RegExp(`^${field} must be at most ${max}`, 'i'));
});

test('an address has at most 254 characters', () => {
  expect(sentences({ email: `${'a'.repeat(243)}@example.com` })[0]).toMatch(/at most 254 characters/);
});

test('control characters are refused, and a line break in a subject', () => {
  expect(sentences({ message: 'A message with a\u0000zero' })).toEqual([
    'Message contains characters that are not allowed.',
  ]);
  expect(sentences({ subject: 'Two\nlines' })).toEqual(['Subject contains characters that are not allowed.']);
});
