import { expect, test } from 'vitest';
import { planIdsOf, readPrepSearch } from './read-prep-search.ts';

test.each([
  [{}, {}],
  [{ plans: 'b,a' }, { plans: 'b,a' }],
  [{ plans: ' a , ,a,b ' }, { plans: 'a,b' }],
  [{ plans: 12 }, { plans: '12' }],
  [{ plans: ['a'], choose: 'yes', start: 900 }, {}],
  [
    { plans: 'a', choose: true, start: '09:30' },
    { plans: 'a', choose: true, start: '09:30' },
  ],
  [{ plans: 'a', start: '24:00' }, { plans: 'a' }],
  [{ start: '9:30' }, {}],
])('%j is read as %j', (search, read) => {
  expect(JSON.parse(JSON.stringify(readPrepSearch(search)))).toEqual(read);
});

test('more plans than a guide holds are left for the server to refuse', () => {
  expect(planIdsOf('1,2,3,4,5,6,7,8')).toHaveLength(8);
  expect(planIdsOf()).toEqual([]);
});
