import { OWNER } from '@platewise/api/testing/people';
import { landingTest } from '@platewise/config/testing/landing-test';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveFavorite, savePlan } from '../../../app/testing/arrange-meals.ts';
import { askForPlan } from '../../../app/testing/ask-for-plan.ts';
import { mealCards, nameOf } from '../../../app/testing/meal-cards.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { kcalText } from '../../../shared/meal/quantities.ts';

const web = testWeb();

const NOBODYS = '0197a1b2-0000-7000-8000-000000000000';
const GONE = 'That meal is no longer among your favorites.';

test('a favorite is chosen from the list, and still there after a reload', async () => {
  const { dinner, favorite } = await dinnerAmongFavorites();
  const user = await web.open('/user/favorites', OWNER);

  await user.click(await screen.findByRole('link', { name: `Plan again with this: ${dinner.name}` }));
  await waitFor(() => expect(web.address()).toBe(`/meal?favorite=${favorite._id}`));
  expect((await chosen()).textContent).toContain(dinner.name);

  await web.open(web.address(), OWNER);
  const facts = `${kcalText(dinner.calories)} · Dinner · no\u00a0token`;
  await waitFor(async () => expect((await chosen()).textContent).toContain(facts));
  expect(within(await chosen()).getByRole('img', { name: /^Drawing of/ })).toBeTruthy();
});

test('a day is planned around it: it is locked as it was kept, and the new meal takes the only token', async () => {
  const { dinner, favorite } = await dinnerAmongFavorites();
  const user = await web.open(`/meal?favorite=${favorite._id}`, OWNER);
  await chosen();

  await askForPlan(user);

  await waitFor(() => expect(mealCards()).toHaveLength(2));
  const kept = within(cardNamed(dinner.name));
  const lock = kept.getByRole('button', { name: `Lock ${dinner.name}` });
  await waitFor(() => expect(pressedControls()).toEqual([lock]));
  expect(await kept.findByRole('button', { name: 'Remove from favorites' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: '7 tokens' })).toBeTruthy();
  expect(web.sent('meals.generate').map(({ input }) => input)).toMatchObject([{ withFavorite: favorite._id }]);
});

test('the details of the planned favorite show it as it was kept', async () => {
  const { dinner, favorite } = await dinnerAmongFavorites();
  const user = await web.open(`/meal?favorite=${favorite._id}`, OWNER);
  await chosen();
  await askForPlan(user);
  await waitFor(() => expect(mealCards()).toHaveLength(2));

  cardNamed(dinner.name).focus();
  await user.keyboard('{Enter}');

  const details = await screen.findByRole('dialog');
  for (const { name } of dinner.items) expect(details.textContent).toContain(name);
  expect(details.textContent).toContain('Your favorite, exactly as you kept it.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('it stays while the other meal changes', async () => {
  const { dinner, favorite } = await dinnerAmongFavorites();
  const user = await web.open(`/meal?favorite=${favorite._id}`, OWNER);
  await chosen();
  await askForPlan(user);
  await waitFor(() => expect(mealCards()).toHaveLength(2));
  const other = mealCards().find((card) => nameOf(card) !== dinner.name) as HTMLElement;

  await user.click(within(other).getByRole('button', { name: /^New meal/ }));

  expect(await screen.findByText(/ is now your lunch\./)).toBeTruthy();
  expect(cardNamed(dinner.name)).toBeTruthy();
});

landingTest('the next plan can do without it, and the focus stays in its place', async () => {
  const { dinner, favorite } = await dinnerAmongFavorites();
  const user = await web.open(`/meal?favorite=${favorite._id}`, OWNER);

  await user.click(within(await chosen()).getByRole('button', { name: `Remove ${dinner.name} from this plan` }));

  await waitFor(() => expect(web.address()).toBe('/meal'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'With your favorite' })).toBeNull());
  expect(screen.getByText('The next plan is made without the favorite.')).toBeTruthy();
  await user.tab();
  expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
});

landingTest('one that was kept without grams is said to be so, and the plan is made without it', async () => {
  const { dinner } = await dinnerAmongFavorites();
  const older = await saveFavorite(web, { ...dinner, id: 'meal-older', name: 'Grandmother’s soup', items: [] });
  const user = await web.open(`/meal?favorite=${older._id}`, OWNER);
  expect(await screen.findByText(/^“Grandmother’s soup” was kept without ingredients in grams\./)).toBeTruthy();

  await askForPlan(user);

  await waitFor(() => expect(mealCards()).toHaveLength(2));
  expect(sentFavorites()).toEqual([undefined]);
});

landingTest('one that nobody knows leaves the plain planner', async () => {
  const user = await web.open(`/meal?favorite=${NOBODYS}`, OWNER);
  expect(await screen.findByText(new RegExp(GONE))).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(web.address()).toBe('/meal'));
  expect(screen.queryByText(new RegExp(GONE))).toBeNull();
});

landingTest('visitors see nothing of it', async () => {
  const user = await web.open(`/meal?favorite=${NOBODYS}`);
  expect(screen.queryAllByText(/favorite/i)).toHaveLength(screen.queryAllByRole('link', { name: /favorite/i }).length);

  await askForPlan(user, 'Try Demo (2 free)');

  await waitFor(() => expect(mealCards()).toHaveLength(2));
  expect(sentFavorites()).toEqual([undefined]);
});

landingTest('a list that does not load is asked for again', async () => {
  const { dinner, favorite } = await dinnerAmongFavorites();
  web.breakProcedure('favorites.list', 'failing');
  const user = await web.open(`/meal?favorite=${favorite._id}`, OWNER);
  expect(await screen.findByText('Your favorite could not be loaded.')).toBeTruthy();

  web.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect((await chosen()).textContent).toContain(dinner.name);
});

landingTest('one that another device removed is reported, and the plan is made without it', async () => {
  const { dinner, favorite } = await dinnerAmongFavorites();
  const user = await web.open(`/meal?favorite=${favorite._id}`, OWNER);
  expect((await chosen()).textContent).toContain(dinner.name);
  await web.as(OWNER).favorites.remove({ favoriteId: favorite._id });

  await askForPlan(user);

  expect(await screen.findByText(new RegExp(`${GONE} Plan without it, or choose another.`))).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'With your favorite' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await user.click(screen.getByRole('button', { name: 'Generate Meal Plan' }));
  await waitFor(() => expect(mealCards()).toHaveLength(2));
  expect(await screen.findByRole('button', { name: '6 tokens' })).toBeTruthy();
});

test('one that a wish forbids is reported by the food in it, and nothing typed is lost', async () => {
  const { dinner, favorite } = await dinnerAmongFavorites();
  const food = dinner.items[0]?.name ?? '';
  const user = await web.open(`/meal?favorite=${favorite._id}`, OWNER);
  await chosen();
  await user.click(screen.getByRole('button', { name: 'Show advanced options' }));
  await user.type(await screen.findByLabelText('Exclude Ingredients'), food);

  await askForPlan(user);

  const refusal = await screen.findByText(new RegExp(`“${dinner.name}” contains`));
  expect(refusal.textContent).toContain('which you leave out. Please plan without this favorite, or change that wish.');
  expect(screen.getByRole('heading', { name: 'Generation Failed' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Exclude Ingredients').value).toBe(food);
  expect(await screen.findByRole('button', { name: '8 tokens' })).toBeTruthy();
  await user.click(within(await chosen()).getByRole('button', { name: /^Remove/ }));
  await user.click(screen.getByRole('button', { name: 'Generate Meal Plan' }));
  await waitFor(() => expect(mealCards()).toHaveLength(2));
});

/** The dinner of an earlier plan among the favorites of the owner, who has eight tokens left. */
async function dinnerAmongFavorites() {
  const dinner = (await savePlan(web)).meals[1];
  if (!dinner) throw new Error('The plan has no dinner.');
  return { dinner, favorite: await saveFavorite(web, dinner) };
}

function chosen(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'With your favorite' });
}

function cardNamed(name: string): HTMLElement {
  const card = mealCards().find((one) => nameOf(one) === name);
  if (!card) throw new Error(`No meal of the page is called ${name}.`);
  return card;
}

function pressedControls(): HTMLElement[] {
  return mealCards().flatMap((card) => within(card).queryAllByRole('button', { pressed: true }));
}

/** The favorites that generations asked for. */
function sentFavorites(): unknown[] {
  return web.sent('meals.generate').map(({ input }) => (input as { withFavorite?: string }).withFavorite);
}
