import { expect, test } from 'vitest';
import { readAdminSearch } from './read-admin-search.ts';

test('what is no words and what nothing knows is left out', () => {
  const read = readAdminSearch({ tab: {}, person: '  ', search: ' asha@example.com ', plan: 7, other: 'x' });

  expect(read).toMatchObject({ tab: undefined, person: undefined, search: 'asha@example.com', plan: '7' });
  expect(read).not.toHaveProperty('other');
});
