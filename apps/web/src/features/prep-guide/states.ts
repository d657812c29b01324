import type { Page } from '@playwright/test';
import { fails, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { becomePro } from '../../../e2e/testing/become-pro.ts';
import { askAsMember, newMember } from '../../../e2e/testing/member.ts';

const path = '/dashboard/prep';

/** Of the form of an id, and nobody's plan. */
const NO_PLAN = '0197a1b2-0000-7000-8000-000000000000';

/** /dashboard/prep in each of its states (decisions 4). */
export const PREP_GUIDE_STATES: readonly ScreenState[] = [
  { name: 'prep guide: signed out', path, shows: (page) => page.getByRole('heading', { name: 'Please Sign In' }) },
  {
    name: 'prep guide: without Pro',
    path,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByRole('heading', { name: 'Available for Pro Users Only' }),
  },
  {
    name: 'prep guide: no plans',
    path,
    arrange: (page, server) => becomePro(page, server),
    shows: (page) => page.getByRole('heading', { name: 'There is no plan to cook for yet' }),
  },
  {
    name: 'prep guide: plans cannot be loaded',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server);
      await fails(page, 'plans.page');
    },
    shows: (page) => page.getByRole('heading', { name: 'Your plans could not be loaded' }),
  },
  {
    name: 'prep guide: choosing',
    path,
    arrange: (page, server) => becomePro(page, server, [3, 2, 3, 1]),
    act: async (page) => {
      await page.getByRole('checkbox').first().check();
      await page.getByRole('checkbox').nth(2).check();
    },
    shows: (page) => page.getByText('Day 2').first(),
  },
  {
    name: 'prep guide: nothing chosen',
    path,
    arrange: (page, server) => becomePro(page, server, [2]),
    act: (page) => page.getByRole('button', { name: 'Make the guide' }).click(),
    shows: (page) => page.getByText('Please choose at least one plan.'),
  },
  {
    name: 'prep guide: loading',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server, [1]);
      await neverAnswers(page, 'plans.prepGuide');
    },
    act: makeTheGuide,
    shows: (page) => page.getByRole('main').locator('[aria-busy="true"]'),
  },
  {
    name: 'prep guide: cannot be made',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server, [1]);
      await fails(page, 'plans.prepGuide');
    },
    act: makeTheGuide,
    shows: (page) => page.getByRole('heading', { name: 'The guide could not be made' }),
  },
  {
    name: 'prep guide: three plans',
    path,
    arrange: (page, server) => becomePro(page, server, [3, 3, 3]),
    act: async (page) => {
      await makeTheGuide(page);
      await page.getByLabel('You begin at').fill('14:30');
      await page.getByRole('checkbox').first().check();
    },
    shows: (page) => page.getByText('Done at'),
  },
  {
    name: 'prep guide: a plan is gone',
    path,
    arrange: (page, server) => becomePro(page, server, [2, 2]),
    act: async (page) => {
      const [first, third] = await planIds(page);
      await page.goto(`${path}?plans=${first},${NO_PLAN},${third}`);
    },
    shows: (page) => page.getByText(/^The plan of day 2 was deleted/),
  },
  {
    name: 'prep guide: every plan is gone',
    path: `${path}?plans=${NO_PLAN}`,
    arrange: (page, server) => becomePro(page, server),
    shows: (page) => page.getByText(/^Every plan of this guide was deleted/),
  },
];

/** Of all the plans that are listed. */
async function makeTheGuide(page: Page): Promise<void> {
  await page.getByRole('checkbox').first().waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Make the guide' }).click();
}

async function planIds(page: Page): Promise<string[]> {
  const { plans } = await askAsMember<{ plans: { _id: string }[] }>(page, 'GET', '/api/meals/plans?pageSize=2');
  return plans.map(({ _id }) => _id);
}
