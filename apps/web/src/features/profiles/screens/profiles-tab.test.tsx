import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { OWNER } from '@platewise/api/testing/people';
import { landingTest } from '@platewise/config/testing/landing-test';
import type { CreateProfile } from '@platewise/contract/profiles/profile-schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn, signOut } from '../../../app/testing/sign-in-and-out.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

const SETTINGS = '/settings?tab=profiles';
const ASHA = {
  name: 'Asha',
  goal: 'weight_loss',
  dietaryPreferences: 'vegan',
  excludeIngredients: ['nuts', 'sesame'],
  dislikedMeals: [],
  conditions: [],
  calorieTarget: 1700,
} satisfies CreateProfile;

test('a profile is made, and then the plan holds no other', async () => {
  const user = await web.open(SETTINGS, OWNER);
  expect(await screen.findByText('Your plan holds 1 profile.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a profile' }));
  await user.type(field('Name'), 'Asha');
  await user.selectOptions(field('Goal'), 'Weight Loss');
  await user.selectOptions(field('Diet'), 'Vegan');
  await user.clear(field('Daily Calorie Target'));
  await user.type(field('Daily Calorie Target'), '1700');
  await user.click(field('Exclude Ingredients'));
  await user.paste('nuts, xyzzy');
  await user.click(field('Meals not wanted'));
  await user.paste('Lentil Soup\nRice, beans');

  await user.click(screen.getByRole('button', { name: 'Save profile' }));

  const list = await shownList();
  expect(await list.findByText('Weight Loss · Vegan · 1,700 kcal a day')).toBeTruthy();
  expect(list.getByText('Without nuts, xyzzy')).toBeTruthy();
  expect(list.getByText('Meals not wanted: Lentil Soup, Rice, beans')).toBeTruthy();
  expect(list.getByText(/Up to 6 are available with Family\./)).toBeTruthy();
  expect(list.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your profiles' })));
  expect(await web.as(OWNER).profiles.list()).toMatchObject([
    { ...ASHA, excludeIngredients: ['nuts', 'xyzzy'], dislikedMeals: ['Lentil Soup', 'Rice, beans'] },
  ]);
});

test('a condition is kept with the profile once its reader has confirmed what the rule does not know', async () => {
  const user = await web.open(SETTINGS, OWNER);
  await user.click(await screen.findByRole('button', { name: 'Add a profile' }));
  await user.type(field('Name'), 'Asha');
  await user.click(screen.getByText('Health conditions'));
  await user.click(await screen.findByLabelText('Gout'));
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Confirm for Gout what its rule does not know.')).toBeTruthy();

  await user.click(screen.getByLabelText(/^I have read this\. The rule does not know your uric acid/));
  await user.click(screen.getByRole('button', { name: 'Save profile' }));

  expect(await (await shownList()).findByText('1 health condition')).toBeTruthy();
  expect(await web.as(OWNER).profiles.list()).toMatchObject([{ conditions: [{ id: 'gout', acknowledged: true }] }]);
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  expect((await screen.findByLabelText<HTMLInputElement>('Gout')).checked).toBe(true);
});

test('calories are worked out for adults alone', async () => {
  const user = await web.open(SETTINGS, OWNER);
  await user.click(await screen.findByRole('button', { name: 'Add a profile' }));
  await user.click(screen.getByText('Work the calories out from body data'));
  await user.type(field('Age, years'), '17');
  expect(screen.getByText(/^Targets from body data are for people of 18 or more/)).toBeTruthy();

  await user.click(screen.getByLabelText('Female'));
  await user.type(field('Height, cm'), '168');
  await user.type(field('Weight, kg'), '70');
  await user.selectOptions(field('How you live'), 'Some walking and standing');
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
  await user.clear(field('Age, years'));
  await user.type(field('Age, years'), '18');

  expect(await screen.findByRole('button', { name: /^Use/ })).toBeTruthy();
});

test('the form says what the words leave out, and asks for a name', async () => {
  const user = await web.open(SETTINGS, OWNER);
  await user.click(await screen.findByRole('button', { name: 'Add a profile' }));
  expect(document.activeElement).toBe(field('Name'));

  await user.keyboard('{Enter}');
  expect(await screen.findByText('Name is required.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  await user.click(field('Exclude Ingredients'));
  await user.paste('nuts, xyzzy');

  expect(await screen.findByText(/^nuts: tree nuts and peanuts \(\d+ foods\)$/)).toBeTruthy();
  expect(await screen.findByText(/^xyzzy: not in our food table\./)).toBeTruthy();
  expect(await web.as(OWNER).profiles.list()).toEqual([]);
});

landingTest('a family adds its sixth profile, and no seventh', async () => {
  await becomeFamily(['Ben', 'Chandra', 'Devi', 'Elif']);
  const user = await web.open(SETTINGS, OWNER);
  const list = await shownList();
  expect(await list.findByText('You can add 1 profile.')).toBeTruthy();

  await user.click(list.getByRole('button', { name: 'Add a profile' }));
  await user.type(field('Name'), 'Femi');
  await user.click(list.getByRole('button', { name: 'Save profile' }));

  expect(await list.findByText(/^All 6 profiles of your plan are there\./)).toBeTruthy();
  expect(list.getByText('Goal open · Diet open · 2,000 kcal a day')).toBeTruthy();
  expect(list.queryByRole('button', { name: 'Add a profile' })).toBeNull();
});

test('a profile is changed in its place, and not left without a name', async () => {
  await becomeFamily(['Ben']);
  const user = await web.open(SETTINGS, OWNER);
  const list = await shownList();
  await user.click(await list.findByRole('button', { name: 'Edit the profile Ben' }));
  await user.selectOptions(field('Goal'), 'Open: chosen for each plan');
  await user.clear(field('Name'));
  await user.type(field('Name'), '\u200b');
  await user.click(list.getByRole('button', { name: 'Save profile' }));
  expect(await list.findByText('Name is required.')).toBeTruthy();

  await user.clear(field('Name'));
  await user.type(field('Name'), 'Benjamin');
  await user.click(list.getByRole('button', { name: 'Save profile' }));

  expect(await list.findByText('Goal open · Vegan · 1,700 kcal a day')).toBeTruthy();
  const edit = list.getByRole('button', { name: 'Edit the profile Benjamin' });
  await waitFor(() => expect(document.activeElement).toBe(edit));
});

test('a profile is deleted when that is asked twice', async () => {
  await becomeFamily(['Devi']);
  const user = await web.open(SETTINGS, OWNER);
  const list = await shownList();
  const remove = () => list.getByRole('button', { name: 'Delete the profile Devi' });
  await user.click(await list.findByRole('button', { name: 'Delete the profile Devi' }));
  await waitFor(() => expect(document.activeElement).toBe(list.getByRole('button', { name: 'Keep it' })));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(remove()));

  await user.click(remove());
  await user.click(await list.findByRole('button', { name: 'Delete it' }));

  expect(await screen.findByText('Profile “Devi” deleted')).toBeTruthy();
  await waitFor(() => expect(list.queryByRole('heading', { name: 'Devi' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your profiles' })));
  expect(await list.findByText('You can add 5 more profiles.')).toBeTruthy();
  expect((await web.as(OWNER).profiles.list()).map(({ name }) => name)).toEqual(['Asha']);
});

landingTest('a smaller plan takes no profile away', async () => {
  await becomeFamily(['Ben', 'Chandra']);
  await grantPlan(web.api().context, { email: OWNER.email, plan: 'free' });

  await web.open(SETTINGS, OWNER);

  const list = await shownList();
  expect(await list.findByText(/^Your plan holds 1 profile\. The others stay and can be used/)).toBeTruthy();
  expect(list.getAllByRole('listitem')).toHaveLength(3);
});

landingTest('a form half filled in is there again after signing in again', async () => {
  let user = await web.open(SETTINGS, OWNER);
  await user.click(await screen.findByRole('button', { name: 'Add a profile' }));
  await user.type(field('Name'), 'Asha');
  await user.type(field('Exclude Ingredients'), 'nuts');

  user = await web.open(SETTINGS);
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
  await signIn(user);

  await waitFor(() => expect(web.address()).toBe(SETTINGS));
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Asha');
  expect(screen.getByLabelText<HTMLInputElement>('Exclude Ingredients').value).toBe('nuts');
});

test('a form half filled in is gone after signing out', async () => {
  const user = await web.open(SETTINGS, OWNER);
  await user.click(await screen.findByRole('button', { name: 'Add a profile' }));
  await user.type(field('Name'), 'Asha');

  await signOut(web);
  await web.open(SETTINGS, OWNER);

  expect(await screen.findByText(/^No profile yet\./)).toBeTruthy();
});

landingTest('a list that could not be loaded is asked for again', async () => {
  web.breakProcedure('profiles.list', 'failing');
  const user = await web.open(SETTINGS, OWNER);
  expect(await screen.findByRole('heading', { name: 'Your profiles could not be loaded' })).toBeTruthy();

  web.mend();
  const failed = screen.getByRole('heading', { name: 'Your profiles could not be loaded' }).closest('[role="alert"]');
  await user.click(within(failed as HTMLElement).getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('button', { name: 'Add a profile' })).toBeTruthy();
});

landingTest('a profile that was not saved stays typed', async () => {
  const user = await web.open(SETTINGS, OWNER);
  await user.click(await screen.findByRole('button', { name: 'Add a profile' }));
  await user.type(field('Name'), 'Asha');
  web.breakProcedure('profiles.create', 'failing');
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect((await screen.findByText(/^The profile could not be saved\./)).closest('[role="alert"]')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha');

  web.mend();
  await user.click(screen.getByRole('button', { name: 'Save profile' }));

  expect(await screen.findByRole('heading', { name: 'Asha' })).toBeTruthy();
});

test('the meals that a person does not want are listed next to the profiles', async () => {
  await web.open(SETTINGS, OWNER);

  const list = await screen.findByRole('region', { name: 'Meals you do not want' });
  expect(await within(list).findByText(/^None yet\./)).toBeTruthy();
});

/** Somebody with Family who keeps Asha's profile, and others like it. */
async function becomeFamily(names: readonly string[]): Promise<void> {
  await web.as(OWNER).profiles.create(ASHA);
  await grantPlan(web.api().context, { email: OWNER.email, plan: 'family' });
  for (const name of names) await web.as(OWNER).profiles.create({ ...ASHA, name });
}

async function shownList() {
  return within(await screen.findByRole('region', { name: 'Your profiles' }));
}

function field(label: string): HTMLElement {
  return screen.getByLabelText(label);
}
