import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const PREFERENCES = '/settings?tab=preferences';

const web = testWeb();

test('a person chooses time zone, week and weights by keyboard, and they are kept', async () => {
  const user = await web.open(PREFERENCES, OWNER);
  await user.selectOptions(await screen.findByLabelText('Time zone'), 'Kiritimati');
  expect(await screen.findByText('Saved')).toBeTruthy();
  radio('Sunday').focus();
  await user.keyboard('{ArrowRight}');
  radio('Grams and kilograms').focus();
  await user.keyboard('{ArrowDown}');

  await waitFor(async () => {
    const kept = await web.as(OWNER).preferences.get();
    expect(kept).toMatchObject({ timeZone: 'Pacific/Kiritimati', weekStart: 1, units: 'us' });
  });
  await web.open(PREFERENCES, OWNER);
  expect((await screen.findByLabelText<HTMLSelectElement>('Time zone')).value).toBe('Pacific/Kiritimati');
  expect(radio('Monday').checked).toBe(true);
  expect(radio('Ounces and pounds').checked).toBe(true);
});

test('who weighs in ounces reads them in the details of a meal, with the grams that figures come from', async () => {
  const { meals } = await web
    .as(OWNER)
    .meals.generate({ goal: 'maintenance', dietaryPreferences: 'vegetarian', seed: 7 });
  const [meal] = meals;
  if (!meal) throw new Error('The plan has no meal.');
  await web.as(OWNER).favorites.add({ meal });
  await web.as(OWNER).preferences.update({ units: 'us' });
  const user = await web.open('/user/favorites', OWNER);

  await user.click(await screen.findByRole('button', { name: 'Show meal details' }));

  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findAllByText(/^\d+(\.\d)?\soz \(\d+\sg\)$/)).length).toBeGreaterThan(0);
});

test('a preference that cannot be saved is taken back and stated', async () => {
  web.breakProcedure('preferences.update', 'failing');
  const user = await web.open(PREFERENCES, OWNER);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Sunday' })).checked).toBe(true);

  await user.click(radio('Saturday'));

  expect(await screen.findByText(/^This could not be saved/)).toBeTruthy();
  await waitFor(() => expect(radio('Sunday').checked).toBe(true));
});

test('the calendar plans for the profile that is chosen', async () => {
  await web.open(PREFERENCES, OWNER);
  expect(await screen.findByText(/^You have no profile yet/)).toBeTruthy();
  const asha = await web.as(OWNER).profiles.create({ name: 'Asha', calorieTarget: 1700 });

  await web.open(PREFERENCES, OWNER);

  expect((await screen.findByLabelText<HTMLSelectElement>('Profile')).value).toBe(asha._id);
});

test('where dishes are from is chosen, kept, and taken back', async () => {
  const user = await web.open(PREFERENCES, OWNER);
  await user.selectOptions(await screen.findByLabelText('Region'), 'South Asia (Indian, Sri Lankan)');
  await waitFor(async () => expect((await web.as(OWNER).preferences.get()).region).toBe('south-asia'));
  await web.open(PREFERENCES, OWNER);
  const region = await screen.findByLabelText<HTMLSelectElement>('Region');
  expect(region.value).toBe('south-asia');

  await user.selectOptions(region, 'Everywhere');

  await waitFor(async () => expect((await web.as(OWNER).preferences.get()).region).toBeNull());
});

function radio(name: string) {
  return screen.getByRole<HTMLInputElement>('radio', { name });
}
