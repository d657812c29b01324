import { addDays } from '@platewise/contract/dates/local-date';
import type { Page } from '@playwright/test';
import { localToday } from '../../../e2e/calendar/calendar-member.ts';
import { saveMeal } from '../../../e2e/diary/diary-member.ts';
import { fails, isAway, neverAnswers } from '../../../e2e/states/answers.ts';
import type { ScreenState } from '../../../e2e/states/screen-state.ts';
import { becomePro } from '../../../e2e/testing/become-pro.ts';
import { askAsMember, newMember } from '../../../e2e/testing/member.ts';
import type { RunningServer } from '../../../e2e/testing/start-server.ts';

const path = '/body';
const FACTS = {
  bornOn: '1991-05-02',
  sex: 'female',
  heightCm: 168,
  activity: 'light',
  aim: 'lose',
  weeklyPercent: 0.5,
};

/** /body in each of its states. */
export const BODY_STATES: readonly ScreenState[] = [
  {
    name: 'body: without Pro',
    path,
    arrange: (page) => newMember(page),
    shows: (page) => page.getByRole('heading', { name: 'Available for Pro Users Only' }),
  },
  {
    name: 'body: loading',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server);
      await neverAnswers(page, 'body.report');
    },
    shows: (page) => page.locator('[aria-busy=true]'),
  },
  {
    name: 'body: cannot be loaded',
    path,
    arrange: async (page, server) => {
      await becomePro(page, server);
      await fails(page, 'body.report');
    },
    shows: (page) => page.getByRole('heading', { name: 'Your measures could not be loaded' }),
  },
  {
    name: 'body: first visit',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: (page) => page.getByRole('button', { name: 'Save and begin' }).click(),
    shows: (page) => page.getByText(/^Date of birth must be a real day/),
  },
  {
    name: 'body: under 18',
    path,
    arrange: (page, server) => becomePro(page, server),
    act: async (page) => {
      await page.getByLabel('Date of birth').fill(addDays(localToday(), -17 * 365));
      await page.getByLabel('Sex, as the formula knows it').selectOption('female');
      await page.getByRole('textbox', { name: 'Height' }).fill('168');
      await page.getByLabel('How you live').selectOption('light');
      await page.getByLabel('What is to become of your weight').selectOption('keep');
      await page.getByRole('button', { name: 'Save and begin' }).click();
    },
    shows: (page) => page.getByText(/^Weight, measures and targets from them are for people of 18 or more/),
  },
  {
    name: 'body: nothing recorded',
    path,
    arrange: (page, server) => stateFacts(page, server),
    shows: (page) => page.getByText('Your first weight begins the trend.'),
  },
  {
    name: 'body: a quarter of a year, and a proposal',
    path,
    arrange: (page, server) => measureDaily(page, server),
    act: (page) => page.locator('.recharts-surface').waitFor(),
    shows: (page) => page.getByRole('button', { name: 'Not now' }),
  },
  {
    name: 'body: as a table',
    path,
    arrange: (page, server) => measureDaily(page, server, { days: 9 }),
    act: (page) => page.getByRole('button', { name: 'Show as a table' }).click(),
    shows: (page) => page.getByText(/^A target is proposed when you logged/),
  },
  {
    name: 'body: a value is corrected, in pounds',
    path,
    arrange: (page, server) => measureDaily(page, server, { days: 3 }),
    act: async (page) => {
      await page.getByLabel('Unit of weight').selectOption('lb');
      await page
        .getByRole('button', { name: /^Change Weight of/ })
        .first()
        .click();
    },
    shows: (page) => page.getByRole('textbox', { name: /^Weight of .*, lb$/ }),
  },
  {
    name: 'body: a sign',
    path,
    arrange: (page, server) => measureDaily(page, server, { days: 20, kcal: 850 }),
    shows: (page) => page.getByText(/worth a talk with a doctor or a dietitian/),
  },
  {
    name: 'body: a condition is named',
    path,
    arrange: (page, server) => measureDaily(page, server, { days: 20, facts: { conditions: ['pregnant'] } }),
    act: (page) => page.getByRole('button', { name: 'Change', exact: true }).click(),
    shows: (page) => page.getByText(/^With what you named no target is computed/),
  },
  {
    name: 'body: an eating window is on',
    path,
    arrange: async (page, server) => {
      await stateFacts(page, server);
      const window = { opens: '09:00', closes: '19:30' };
      await askAsMember(page, 'PUT', '/api/body/eating-window', { window });
    },
    shows: (page) => page.getByRole('button', { name: 'Switch it off' }),
  },
  {
    name: 'body: is it to be forgotten',
    path,
    arrange: (page, server) => stateFacts(page, server),
    act: (page) => page.getByRole('button', { name: 'Forget my body data' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Forget it' }),
  },
  {
    name: 'body: without the connection',
    path,
    arrange: (page, server) => measureDaily(page, server, { days: 5 }),
    act: async (page) => {
      const field = page.getByRole('textbox', { name: 'Weight' });
      await field.waitFor();
      await isAway(page);
      await field.fill('74.2');
      await page.getByRole('button', { name: 'Record' }).first().click();
    },
    shows: (page) => page.getByText(/^1 change of your measures is waiting/),
  },
];

async function stateFacts(page: Page, server: RunningServer, more: object = {}): Promise<void> {
  await becomePro(page, server);
  await askAsMember(page, 'PUT', '/api/body', { ...FACTS, ...more });
}

type Measured = { days?: number; kcal?: number; facts?: object };

/** Somebody who weighed themselves on most days, some waists among them, and logged what they ate. */
async function measureDaily(page: Page, server: RunningServer, { days = 90, kcal = 2100, facts }: Measured = {}) {
  await stateFacts(page, server, facts);
  const today = localToday();
  const measure = (measured: object) => askAsMember(page, 'POST', '/api/body/measures', measured);
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    const date = addDays(today, -ago);
    const water = (((ago * 37) % 11) - 5) / 10;
    if (ago % 5 !== 3) await measure({ measure: 'weight', value: tenth(75 + ago * 0.02 + water), unit: 'kg', date });
    if (ago % 30 === 1) await measure({ measure: 'waist', value: tenth(82 + ago * 0.03), unit: 'cm', date });
    if (ago > 0 && ago < 30)
      await saveMeal(page, date, { name: 'All day', calories: kcal + ((ago * 137) % 200), time: '19:00' });
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
