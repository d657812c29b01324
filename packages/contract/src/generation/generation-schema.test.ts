import { describe, expect, test } from 'vitest';
import { generationRequestSchema } from './generation-schema.ts';

const ASKED = { goal: 'maintenance', dietaryPreferences: 'vegan' } as const;

const messagesOf = (fields: object) =>
  generationRequestSchema
    .safeParse({ ...ASKED, ...fields })
    .error?.issues.map(({ path, message }) => [path[0], message]);

describe('a request with a favorite', () => {
  test('names it by its id, and needs none', () => {
    expect(generationRequestSchema.parse({ ...ASKED, withFavorite: ' abc ' }).withFavorite).toBe('abc');
    expect(generationRequestSchema.parse(ASKED)).not.toHaveProperty('withFavorite');
  });

  test.each([
    ['nothing', '', 'withFavorite is required.'],
    ['a number', 7, 'withFavorite must be text.'],
    ['81 characters', 'x'.repeat(81), 'withFavorite must be at most 80 characters.'],
    ['a control character', 'a\u0000b', 'withFavorite contains characters that are not allowed.'],
  ])('refuses %s by name', (_what, withFavorite, message) => {
    expect(messagesOf({ withFavorite })).toEqual([['withFavorite', message]]);
  });

  test('is no request for one slot', () => {
    expect(messagesOf({ withFavorite: 'abc', slot: 'lunch', calorieTarget: 600 })).toEqual([
      ['withFavorite', 'withFavorite must not come together with slot: a favorite would be the whole answer.'],
    ]);
  });
});
