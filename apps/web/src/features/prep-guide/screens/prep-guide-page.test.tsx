import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { OWNER, PRO } from '@platewise/api/testing/people';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { untilFocused, wordsOf } from '../../../shared/testing/on-page.ts';

const PATH = '/dashboard/prep';
const PRO_ONLY = 'Available for Pro Users Only';

const web = testWeb();

test('without Pro there is the way to it', async () => {
  await web.as(OWNER).meals.generate({ goal: 'maintenance', dietaryPreferences: 'vegetarian', seed: 7 });
  const user = await web.open('/dashboard', OWNER);
  await user.click(await screen.findByRole('link', { name: 'Weekly prep guide' }));

  expect(await screen.findByRole('heading', { name: PRO_ONLY })).toBeTruthy();
  expect(document.title).toBe('Weekly prep guide · Platewise AI');
  expect(screen.getByRole('link', { name: 'Upgrade to Pro' }).getAttribute('href')).toBe('/pricing');
});

test('a page that believes in Pro is refused by the server', async () => {
  const [plan] = await savePlans(1);
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('checkbox'));
  await grantPlan(web.api().context, { email: PRO.email, plan: 'free' });

  await user.click(screen.getByRole('button', { name: 'Make the guide' }));

  expect(await screen.findByRole('heading', { name: PRO_ONLY })).toBeTruthy();
  expect(web.address()).toContain(`plans=${plan}`);
  expect(web.calls()).toContain('plans.prepGuide');
});

test('a guide is made of plans that are chosen and put in order by keyboard alone', async () => {
  const [first, second] = await savePlans(1, 1);
  const user = await web.open(PATH, PRO);
  const make = await screen.findByRole('button', { name: 'Make the guide' });
  make.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Please choose at least one plan.')).toBeTruthy();
  for (const box of await screen.findAllByRole('checkbox')) {
    box.focus();
    await user.keyboard(' ');
  }
  expect(daysInOrder().map(wordsOf)).toEqual([expect.stringMatching(/^Day 1/), expect.stringMatching(/^Day 2/)]);
  expect(screen.queryByText('Please choose at least one plan.')).toBeNull();

  within(daysInOrder()[1] as HTMLElement)
    .getByRole('button', { name: /a day earlier$/ })
    .focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/is now day 1$/)).toBeTruthy();
  make.focus();
  await user.keyboard('{Enter}');

  expect(await daysOfGuide()).toEqual(['Day 1', 'Day 2']);
  expect(web.address()).toMatch(new RegExp(`plans=${first}(,|%2C)${second}$`));
});

test('other plans are chosen from those of the guide; what is taken out leaves the focus with the rest', async () => {
  const plans = await savePlans(1, 1);
  const user = await web.open(`${PATH}?plans=${plans.join(',')}`, PRO);
  await user.click(await screen.findByRole('button', { name: 'Choose other plans' }));
  expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(2);

  await user.click(within(daysInOrder()[0] as HTMLElement).getByRole('button', { name: /^Take .* out$/ }));

  await waitFor(() => expect(daysInOrder()).toHaveLength(1));
  await untilFocused(orderOfDays);
});

test('a guide is ticked off, has the time of day, and keeps both; begun again, it has a way back', async () => {
  const path = `${PATH}?plans=${(await savePlans(3, 3, 3, 3, 3)).join(',')}`;
  const user = await web.open(path, PRO);
  const session = await screen.findByRole('region', { name: 'The session' });
  expect(wordsOf(within(session).getByRole('figure'))).toMatch(/Your hands are busy for .* The oven is at /);
  expect(screen.getAllByText('until day 3').length).toBeGreaterThan(0);
  const total = screen.getAllByRole('checkbox').length;
  const [one, two] = within(session).getAllByRole('checkbox');
  await user.click(one as HTMLElement);
  two?.focus();
  await user.keyboard(' ');
  expect(await screen.findByText(`2 of ${total} done`)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('You begin at'), { target: { value: '14:30' } });
  await waitFor(() => expect(web.address()).toMatch(/start=14(:|%3A)30/));
  await waitFor(() => expect(wordsOf(within(session).getAllByRole('listitem')[0])).toMatch(/2:30 PM/));
  expect(screen.getByText('Done at')).toBeTruthy();

  const again = await web.open(web.address(), PRO);
  expect(await screen.findByText(`2 of ${total} done`)).toBeTruthy();
  const box = within(screen.getByRole('region', { name: 'The session' })).getAllByRole<HTMLInputElement>('checkbox')[1];
  expect(box?.checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('You begin at').value).toBe('14:30');
  await again.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await screen.findByText(`0 of ${total} done`)).toBeTruthy();
  await again.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`2 of ${total} done`)).toBeTruthy();
});

test('a plan that was deleted is named by its day, and the guide goes on without it', async () => {
  const [first = '', second = '', third = ''] = await savePlans(2, 2, 2);
  await web.as(PRO).plans.remove({ planId: second });
  const user = await web.open(`${PATH}?plans=${first},${second},${third}`, PRO);
  expect(await screen.findByText(/^The plan of day 2 was deleted/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Go on with 2 plans' }));

  expect(await daysOfGuide()).toEqual(['Day 1', 'Day 2']);
});

test('a guide whose every plan was deleted leads to the choice of others', async () => {
  const [first = ''] = await savePlans(2, 2);
  await web.as(PRO).plans.remove({ planId: first });
  const user = await web.open(`${PATH}?plans=${first}`, PRO);
  expect(await screen.findByText(/^Every plan of this guide was deleted/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Choose other plans' }));

  expect(await screen.findAllByRole('checkbox')).toHaveLength(1);
});

test('no answer is stated, and asked for again', async () => {
  const [plan] = await savePlans(1);
  web.breakProcedure('plans.prepGuide', 'failing');
  const user = await web.open(`${PATH}?plans=${plan}`, PRO);
  expect(await screen.findByRole('heading', { name: 'The guide could not be made' })).toBeTruthy();

  web.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('region', { name: 'Good to know' })).toBeTruthy();
});

test('more plans than a guide holds are refused, with the way to choose', async () => {
  const [plan] = await savePlans(1);
  const eight = Array.from({ length: 8 }, (_, place) => `${plan}${place}`);
  await web.open(`${PATH}?plans=${eight.join(',')}`, PRO);

  expect(await screen.findByText('planIds must have at most 7 entries.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose other plans' })).toBeTruthy();
});

/** Saves a plan for each number of meals; their ids, the oldest first. */
async function savePlans(...mealCounts: number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [place, mealCount] of mealCounts.entries()) {
    web.api().clock.advance(1000);
    const { planId } = await web
      .as(PRO)
      .meals.generate({ goal: 'maintenance', dietaryPreferences: 'mediterranean', mealCount, seed: place + 1 });
    ids.push(planId ?? '');
  }
  return ids;
}

function orderOfDays(): HTMLElement {
  return screen.getByRole('region', { name: 'The order in which you eat them' });
}

function daysInOrder(): HTMLElement[] {
  return within(orderOfDays()).queryAllByRole('listitem');
}

async function daysOfGuide(): Promise<string[]> {
  const region = await screen.findByRole('region', { name: 'On the day' });
  return within(region).getAllByRole('heading', { level: 3 }).map(wordsOf);
}
