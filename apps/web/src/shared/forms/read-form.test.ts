import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors, readForm } from './read-form.ts';

const schema = z.object({
  name: z.string().min(1, 'name is required.').max(3, 'name must be at most 3 characters.'),
  kcal: z.number({ error: 'kcal must be a whole number.' }),
});

test('what a form says is read as the schema reads it', async () => {
  expect(await readForm(async () => schema, { name: 'Ana', kcal: 2000, other: 1 })).toEqual({
    ok: true,
    value: { name: 'Ana', kcal: 2000 },
  });
});

test('each field that is refused has one sentence, with the name that the form shows', async () => {
  expect(await readForm(async () => schema, { name: '', kcal: 'many' }, { kcal: 'Daily Calorie Target' })).toEqual({
    ok: false,
    errors: { name: 'Name is required.', kcal: 'Daily Calorie Target must be a whole number.' },
  });
});

test('a schema that cannot be fetched refuses no field', async () => {
  const missing = () => Promise.reject(new Error('lost'));

  expect(await readForm(missing, {})).toMatchObject({
    ok: false,
    errors: {},
    sentence: expect.stringMatching(/^This part could not/),
  });
});

test('what the server says of fields is shown at them, the first sentence of each; what names none is left to the form', () => {
  const issues = [
    { path: 'email', message: 'email is not an address.' },
    { path: 'email', message: 'email is too long.' },
    { path: '', message: 'something else' },
  ];

  expect(fieldErrors(issues)).toEqual({ email: 'Email is not an address.' });
});
