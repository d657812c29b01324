import { expect, test } from 'vitest';
import { useTestApi } from '../testing/use-test-api.ts';

const testApi = useTestApi();

test('how an excluded word is understood is reported to everybody', async () => {
  const { api, anonymousApi } = testApi();

  const described = await anonymousApi.meals.exclusion({ term: ' nuts ' });

  expect(described).toMatchObject([{ term: 'nuts', understoodAs: 'tree nuts and peanuts', isAssessed: true }]);
  expect(await api.meals.exclusion({ term: 'nuts' })).toEqual(described);
});

test.each([
  [{ term: '' }, 'term is required.'],
  [{ term: '\u200b' }, 'term is required.'],
  [{ term: 'x'.repeat(61) }, 'term must be at most 60 characters.'],
  [{ term: ['nuts'] }, 'term must be text.'],
])('%j is refused with a sentence', async (input, sentence) => {
  const { anonymousApi } = testApi();

  await expect(anonymousApi.meals.exclusion(input as { term: string })).rejects.toThrow(sentence);
});
