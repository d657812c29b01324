import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { OWNER } from '@platewise/api/testing/people';
import { landingTest } from '@platewise/config/testing/landing-test';
import type { CreateProfile } from '@platewise/contract/profiles/profile-schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn, signOut } from '../../../app/testing/sign-in-and-out.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

const ASHA = {
  name: 'Asha',
  goal: 'weight_loss',
  dietaryPreferences: 'vegan',
  excludeIngredients: ['nuts', 'sesame'],
  dislikedMeals: [],
  conditions: [],
  calorieTarget: 1700,
} satisfies CreateProfile;
const BEN = {
  ...ASHA,
  name: 'Ben',
  goal: 'muscle_gain',
  dietaryPreferences: 'high_protein',
  calorieTarget: 2800,
} satisfies CreateProfile;
const FIRST_VISIT = { goal: '', diet: '', kcal: '2000' };
const LIKE_ASHA = { goal: 'weight_loss', diet: 'vegan', kcal: '1700' };
const LIKE_BEN = { goal: 'muscle_gain', diet: 'high_protein', kcal: '2800' };

test('the only profile fills the form, and says what it leaves out', async () => {
  await web.as(OWNER).profiles.create({ ...ASHA, dislikedMeals: ['Lentil Soup', 'Rice, beans'] });

  await web.open('/meal', OWNER);

  await expectForm(LIKE_ASHA);
  expect(screen.getByText('Leaves out nuts, sesame · Meals not wanted: Lentil Soup, Rice, beans')).toBeTruthy();
  expect((await chip('Asha')).getAttribute('aria-pressed')).toBe('true');
});

test('what is changed afterwards is the person’s, until the profile is pressed again', async () => {
  await web.as(OWNER).profiles.create(ASHA);
  const user = await web.open('/meal', OWNER);
  await expectForm(LIKE_ASHA);

  await user.clear(kcal());
  await user.type(kcal(), '1900');
  const changed = await chip('Asha (changed)');
  expect(changed.getAttribute('aria-pressed')).toBe('true');
  await user.click(changed);

  await waitFor(() => expect(kcal().value).toBe('1700'));
  expect(screen.getByText('Filled in from Asha.')).toBeTruthy();
});

landingTest('what is changed afterwards is the profile’s once that is updated', async () => {
  await web.as(OWNER).profiles.create(ASHA);
  const user = await web.open('/meal', OWNER);
  await expectForm(LIKE_ASHA);
  await user.clear(kcal());
  await user.type(kcal(), '1950');
  await user.click(screen.getByRole('button', { name: 'Show advanced options' }));
  const exclude = await screen.findByLabelText('Exclude Ingredients');
  await user.clear(exclude);
  await user.type(exclude, 'sesame');

  await user.click(await screen.findByRole('button', { name: 'Update the profile Asha' }));

  expect(await screen.findByText('Profile “Asha” updated')).toBeTruthy();
  expect((await chip('Asha')).getAttribute('aria-pressed')).toBe('true');
  const generate = screen.getByRole('button', { name: 'Generate Meal Plan' });
  await waitFor(() => expect(document.activeElement).toBe(generate));
  await web.open('/settings?tab=profiles', OWNER);
  expect(await screen.findByText('Weight Loss · Vegan · 1,950 kcal a day')).toBeTruthy();
  expect(screen.getByText('Without sesame')).toBeTruthy();
});

test('the first form is kept as a profile from where it was filled in', async () => {
  const user = await web.open('/meal', OWNER);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Goal' }), 'muscle_gain');
  expect(screen.queryByRole('button', { name: 'Save as a profile' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Diet' }), 'keto');

  await user.click(await screen.findByRole('button', { name: 'Save as a profile' }));

  expect(await screen.findByText(/^Saved as the profile “owner”\./)).toBeTruthy();
  expect((await chip('owner')).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Save as a profile' })).toBeNull();
  expect(await web.as(OWNER).profiles.list()).toMatchObject([
    { name: 'owner', goal: 'muscle_gain', dietaryPreferences: 'keto' },
  ]);
});

landingTest('of several profiles none is chosen for them; the one that is pressed is kept after a reload', async () => {
  await becomeFamily();
  const user = await web.open('/meal', OWNER);
  const ben = await chip('Ben');
  await expectForm(FIRST_VISIT);

  await user.click(ben);
  await expectForm(LIKE_BEN);
  expect((await chip('Asha')).getAttribute('aria-pressed')).toBe('false');

  await web.open('/meal', OWNER);
  await waitFor(async () => expect((await chip('Ben')).getAttribute('aria-pressed')).toBe('true'));
});

test('what a profile leaves open stays as it was; what it keeps is filled in', async () => {
  await becomeFamily();
  const user = await web.open('/meal', OWNER);
  await user.click(await chip('Ben'));
  await expectForm(LIKE_BEN);

  await user.click(await chip('Open for everything'));

  await expectForm({ ...LIKE_BEN, kcal: '2000' });
});

landingTest('after signing out nothing of the form is left, but who was chosen is known again', async () => {
  await becomeFamily();
  const member = await web.open('/meal', OWNER);
  await member.click(await chip('Ben'));
  await expectForm(LIKE_BEN);

  await signOut(web);
  await web.open('/meal');
  await expectForm(FIRST_VISIT);
  const user = await web.open('/signin?redirect=%2Fmeal');
  await signIn(user);

  await waitFor(() => expect(web.address()).toBe('/meal'));
  await waitFor(async () => expect((await chip('Ben')).getAttribute('aria-pressed')).toBe('true'));
  await expectForm(LIKE_BEN);
});

async function becomeFamily(): Promise<void> {
  await web.as(OWNER).profiles.create(ASHA);
  await grantPlan(web.api().context, { email: OWNER.email, plan: 'family' });
  await web.as(OWNER).profiles.create(BEN);
  await web.as(OWNER).profiles.create({ name: 'Open for everything' });
}

async function chip(name: string): Promise<HTMLElement> {
  return within(await screen.findByRole('group', { name: 'Plan for' })).findByRole('button', { name });
}

function kcal(): HTMLInputElement {
  return screen.getByLabelText('Daily Calorie Target');
}

async function expectForm(form: { goal: string; diet: string; kcal: string }): Promise<void> {
  await waitFor(() =>
    expect({
      goal: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Goal' }).value,
      diet: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Diet' }).value,
      kcal: kcal().value,
    }).toEqual(form),
  );
}
