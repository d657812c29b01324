import { expect, test } from 'vitest';
import { storedByPerson } from '../../../shared/storage/stored-by-person.ts';
import { memoryStorage } from '../../planner/testing/memory-storage.ts';
import { storedWeek } from './use-generated-week.ts';
import { NO_WISHES } from './week-wishes.ts';

test('a generated week is found again after a reload, by its person alone', () => {
  const store = storedByPerson('generatedWeek', memoryStorage());
  const week = {
    wishes: { ...NO_WISHES, budget: '2000' },
    result: null,
    people: 2,
    dietaryPreferences: '',
    ticked: ['a'],
  };
  store.write('ada', week);
  store.write('cyd', { wishes: 'of another version' });

  expect(storedWeek('ada', store)).toEqual(week);
  expect(storedWeek('bob', store)).toBeUndefined();
  expect(storedWeek('cyd', store)).toBeUndefined();
});
