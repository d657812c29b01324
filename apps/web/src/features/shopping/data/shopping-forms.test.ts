import { describe, expect, test } from 'vitest';
import { readShoppingSearch } from '../screens/read-shopping-search.ts';
import { readSourceForm } from './read-source-form.ts';
import { NO_WISHES, readWeekWishes, refusedWish } from './week-wishes.ts';

describe('the form of what the list follows', () => {
  const days = { from: '2026-11-22', to: '2026-11-28', numberOfPeople: '2', startAnew: false };

  test('is read as the server wants it', async () => {
    expect(await readSourceForm(days)).toEqual({
      ok: true,
      value: { from: '2026-11-22', to: '2026-11-28', numberOfPeople: 2, startAnew: false },
    });
    expect(await readSourceForm({ planIds: ['a'], numberOfPeople: '1', startAnew: true })).toMatchObject({
      ok: true,
      value: { planIds: ['a'], startAnew: true },
    });
  });

  test.each([
    [{ numberOfPeople: '0' }, { numberOfPeople: 'People must be a whole number from 1 to 50.' }],
    [{ numberOfPeople: '' }, { numberOfPeople: 'People must be a whole number from 1 to 50.' }],
    [{ numberOfPeople: '2.5' }, { numberOfPeople: 'People must be a whole number from 1 to 50.' }],
    [{ to: '2026-11-21' }, { to: 'Last day must not come before First day.' }],
    [{ to: '2027-11-21' }, { to: 'Last day must come less than 62 days after First day.' }],
  ])('%j is refused with the labels of the form', async (changed, errors) => {
    expect(await readSourceForm({ ...days, ...changed })).toEqual({ ok: false, errors });
  });

  test('a day that is left empty, or is none, is named', async () => {
    expect(await readSourceForm({ ...days, from: '' })).toMatchObject({
      errors: { from: /^First day must be a real day/ },
    });
    expect(await readSourceForm({ ...days, to: '2026-02-30' })).toMatchObject({ errors: { to: /^Last day must be/ } });
    expect(await readSourceForm({ planIds: [], numberOfPeople: '1', startAnew: false })).toHaveProperty(
      'errors.planIds',
    );
  });
});

describe('the form of the generator', () => {
  test('takes any words for diet and budget, and people as a number', async () => {
    const wishes = { dietaryPreferences: ' vegan ', budget: 'cheap', numberOfPeople: '4' };

    expect(await readWeekWishes(wishes)).toEqual({
      ok: true,
      value: { dietaryPreferences: 'vegan', budget: 'cheap', numberOfPeople: 4 },
    });
    expect(await readWeekWishes(NO_WISHES)).toMatchObject({ ok: true, value: { numberOfPeople: 1 } });
  });

  test('names the field that is refused, here and by the server', async () => {
    const wishes = { dietaryPreferences: '', budget: 'x'.repeat(61), numberOfPeople: '-3' };

    expect(await readWeekWishes(wishes)).toEqual({
      ok: false,
      errors: {
        budget: 'Budget must be at most 60 characters.',
        numberOfPeople: 'People must be a whole number from 1 to 50.',
      },
    });
    expect(refusedWish('budget must be more than 0, such as ₹2000 a week.')).toEqual({
      budget: 'Budget must be more than 0, such as ₹2000 a week.',
    });
    expect(refusedWish('No plan keeps all of this.')).toBeNull();
  });
});

test.each([
  [
    { make: 'week', plans: 'a,b', currency: 'USD' },
    { make: 'week', plans: 'a,b', currency: 'USD' },
  ],
  [{ make: 'magic', plans: 5, currency: 'EUR' }, {}],
  [{ plans: '' }, {}],
])('an address with %j is read as %j', (raw, read) => {
  expect(readShoppingSearch(raw)).toEqual({ make: undefined, plans: undefined, currency: undefined, ...read });
});
