import { OWNER, PRO } from '@platewise/api/testing/people';
import { landingTest } from '@platewise/config/testing/landing-test';
import { addDays } from '@platewise/contract/dates/local-date';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { TODAY, untilFocused, wordsOf } from '../../../shared/testing/on-page.ts';

const PATH = '/body';
const FACTS = {
  bornOn: '1991-05-02',
  sex: 'female',
  heightCm: 168,
  activity: 'light',
  aim: 'lose',
  weeklyPercent: 0.5,
} as const;

const web = testWeb();

test('without Pro there is the way to it', async () => {
  await web.open(PATH, OWNER);

  expect(await screen.findByRole('heading', { name: 'Available for Pro Users Only' })).toBeTruthy();
});

test('the first visit asks for what a target needs, in feet and inches as well', async () => {
  const user = await web.open(PATH, PRO);
  await fillFacts(user, { bornOn: '1991-05-02' });
  await user.selectOptions(screen.getByLabelText('Unit of length'), 'in');
  await user.type(screen.getByLabelText('Height, feet'), '5');
  await user.type(screen.getByLabelText('and inches'), '6');
  await user.click(screen.getByRole('button', { name: 'Save and begin' }));

  expect(await screen.findByText('Your first weight begins the trend.')).toBeTruthy();
  expect((await web.as(PRO).body.report()).facts).toMatchObject({ ...FACTS, heightCm: 167.6, conditions: [] });
  expect(screen.getByText('5 ft 6 in', { normalizer: plain })).toBeTruthy();
});

test('of somebody under 18 nothing is sent', async () => {
  const user = await web.open(PATH, PRO);
  await fillFacts(user, { bornOn: addDays(TODAY, -17 * 365) });
  await user.type(screen.getByLabelText('Height'), '168');
  await user.click(screen.getByRole('button', { name: 'Save and begin' }));

  const line = await screen.findByText(/are for people of 18 or more/);
  await untilFocused(() => line.parentElement);
  expect(web.calls()).not.toContain('body.setFacts');
  expect((await web.as(PRO).body.report()).facts).toBeNull();
});

test('with a condition there is no aim to choose, and none is kept', async () => {
  await web.as(PRO).body.setFacts(FACTS);
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.click(screen.getByLabelText('Breastfeeding'));
  expect(screen.queryByLabelText('What is to become of your weight')).toBeNull();
  await user.click(within(region('About you')).getByRole('button', { name: 'Save' }));

  expect(await screen.findByText(/^With what you named no target is computed/)).toBeTruthy();
  expect((await web.as(PRO).body.report()).facts).toMatchObject({ aim: 'keep', conditions: ['breastfeeding'] });
});

test('a weight is recorded in the unit that is chosen, corrected, and taken back', async () => {
  await web.as(PRO).body.setFacts(FACTS);
  const user = await web.open(PATH, PRO);
  await user.selectOptions(await screen.findByLabelText('Unit of weight'), 'lb');
  await recordWeight(user, '165');

  expect(await screen.findByText('Weight of November 21, 2026 is recorded.')).toBeTruthy();
  await waitFor(() => expect(rows()).toEqual(['November 21, 2026 Weight: 165.0 lb']));
  expect((await measured())[0]).toMatchObject({ value: 74.843, unit: 'kg' });

  await user.click(screen.getByRole('button', { name: 'Change Weight of November 21, 2026' }));
  const field = screen.getByLabelText('Weight of November 21, 2026, lb');
  await user.clear(field);
  await user.type(field, '160{Enter}');
  expect(await screen.findByText('Weight of November 21, 2026 is corrected.')).toBeTruthy();
  await waitFor(() => expect(rows()).toEqual(['November 21, 2026 Weight: 160.0 lb']));

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rows()).toEqual(['November 21, 2026 Weight: 165.0 lb']));
  expect((await measured())[0]?.value).toBe(74.843);
});

test('what nobody weighs, and a day to come, are refused before they are sent', async () => {
  await web.as(PRO).body.setFacts(FACTS);
  const user = await web.open(PATH, PRO);
  await screen.findByRole('textbox', { name: 'Weight' });
  await recordWeight(user, '7');
  expect(await screen.findByText('Weight must be a number from 20 to 500.')).toBeTruthy();

  fireEvent.change(within(weightForm()).getByLabelText('Day'), { target: { value: addDays(TODAY, 1) } });
  await user.clear(screen.getByRole('textbox', { name: 'Weight' }));
  await recordWeight(user, '75');

  expect(await screen.findByText('Day must not come after today.')).toBeTruthy();
  expect(web.calls()).not.toContain('body.recordMeasure');
});

test('a measure is removed with a way back', async () => {
  await web.as(PRO).body.setFacts(FACTS);
  await web.as(PRO).body.recordMeasure({ measure: 'waist', value: 82, unit: 'cm', date: TODAY });
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Remove Waist of November 21, 2026' }));
  expect(await screen.findByText('Nothing is recorded yet.')).toBeTruthy();
  await waitFor(async () => expect(await measured()).toEqual([]));

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(rows()).toEqual(['November 21, 2026 Waist: 82.0 cm']));
});

landingTest('a measure of one’s own has a name, and is there to choose afterwards', async () => {
  await web.as(PRO).body.setFacts(FACTS);
  const user = await web.open(PATH, PRO);
  await user.selectOptions(await screen.findByLabelText('Measure'), 'One of your own…');
  const form = screen.getByRole('form', { name: 'Another measure' });
  await user.type(within(form).getByLabelText('Its name'), 'Resting pulse');
  await user.type(within(form).getByLabelText('Value'), '61');
  await user.click(within(form).getByRole('button', { name: 'Record' }));

  await waitFor(() => expect(rows()).toEqual(['November 21, 2026 Resting pulse: 61']));
  expect(screen.getByRole('option', { name: 'Resting pulse' })).toBeTruthy();
});

test('without the connection a weight waits, and can be withdrawn', async () => {
  const user = await recordWithoutConnection();
  expect(rows()).toEqual(['November 21, 2026 Weight: 75.0 kg · waiting to be saved']);

  await user.click(screen.getByRole('button', { name: 'Remove Weight of November 21, 2026' }));

  expect(await screen.findByText('Nothing is recorded yet.')).toBeTruthy();
  web.mend();
  expect(await measured()).toEqual([]);
});

test('a proposal holds after a press', async () => {
  await threeWeeks();
  const user = await web.open(PATH, PRO);

  expect(await screen.findByText(/^Your diary and your weight suggest that you use about/)).toBeTruthy();
  expect(screen.getByText('One step is 150 kcal at most; another may follow in a week.')).toBeTruthy();
  expect(screen.getByText('From 21 of 22 days that you logged, and 22 weights.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Accept/ }));

  expect(await screen.findByText('Your days aim at 1,850 kcal.', { normalizer: plain })).toBeTruthy();
  expect((await web.as(PRO).calorie.day({ date: TODAY })).goal.calories).toBe(1850);
});

landingTest('declined, nothing changes', async () => {
  await threeWeeks();
  const user = await web.open(PATH, PRO);

  await user.click(await screen.findByRole('button', { name: 'Not now' }));

  expect(await screen.findByText(/^Nothing was changed/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  expect((await web.as(PRO).calorie.day({ date: TODAY })).goal.calories).toBe(2000);
});

test('with a sign there is one line on where to ask, and no proposal', async () => {
  await threeWeeks({ calories: 900 });
  await web.open(PATH, PRO);

  expect(await screen.findByText(/worth a talk with a doctor or a dietitian/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  expect(screen.getByText('No other target is proposed for now.')).toBeTruthy();
});

test('an eating window is switched on, shows on today, and goes with a condition', async () => {
  await web.as(PRO).body.setFacts(FACTS);
  let user = await web.open(PATH, PRO);
  const form = await screen.findByRole('form', { name: 'Eating window' });
  fireEvent.change(within(form).getByLabelText('Ends at'), { target: { value: '17:00' } });
  await user.click(within(form).getByRole('button', { name: 'Switch it on' }));
  expect(await screen.findByText('An eating window lasts 8 hours or more.')).toBeTruthy();
  fireEvent.change(within(form).getByLabelText('Ends at'), { target: { value: '19:00' } });
  await user.click(within(form).getByRole('button', { name: 'Switch it on' }));
  expect(await screen.findByRole('button', { name: 'Switch it off' })).toBeTruthy();

  user = await web.open('/calorie-tracker', PRO);
  expect(await screen.findByText('Your eating window is open until 7:00 PM.', { normalizer: plain })).toBeTruthy();

  user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.click(screen.getByLabelText('Diabetes'));
  await user.click(within(region('About you')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Eating window' })).toBeNull());
  expect((await web.as(PRO).body.report()).eatingWindow).toBeNull();
});

test('everything is forgotten after a question', async () => {
  await web.as(PRO).body.setFacts(FACTS);
  await web.as(PRO).body.recordMeasure({ measure: 'weight', value: 75, unit: 'kg', date: TODAY });
  const user = await web.open(PATH, PRO);
  await user.click(await screen.findByRole('button', { name: 'Forget my body data' }));
  await user.click(await screen.findByRole('button', { name: 'Forget it' }));

  expect(await screen.findByRole('heading', { name: 'Before the first weight' })).toBeTruthy();
  expect(await web.as(PRO).body.report()).toMatchObject({ facts: null });
  expect(await measured()).toEqual([]);
});

test('what waits on the device is forgotten with the rest', async () => {
  const user = await recordWithoutConnection();

  await user.click(screen.getByRole('button', { name: 'Forget my body data' }));
  await user.click(await screen.findByRole('button', { name: 'Forget it' }));

  expect(await screen.findByRole('heading', { name: 'Before the first weight' })).toBeTruthy();
  await web.as(PRO).body.setFacts(FACTS);
  await web.open(PATH, PRO);
  expect(await screen.findByText('Nothing is recorded yet.')).toBeTruthy();
  expect(screen.queryByText(/measures is waiting/)).toBeNull();
});

/** Records a weight that waits on the device. */
async function recordWithoutConnection(): Promise<UserEvent> {
  await web.as(PRO).body.setFacts(FACTS);
  const user = await web.open(PATH, PRO);
  await screen.findByRole('textbox', { name: 'Weight' });
  web.breakProcedure('body.recordMeasure', 'unavailable');
  await recordWeight(user, '75');
  expect(await screen.findByText(/^1 change of your measures is waiting/)).toBeTruthy();
  return user;
}

async function fillFacts(user: UserEvent, { bornOn }: { bornOn: string }): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Date of birth'), { target: { value: bornOn } });
  await user.selectOptions(screen.getByLabelText('Sex, as the formula knows it'), 'female');
  await user.selectOptions(screen.getByLabelText('How you live'), 'light');
  await user.selectOptions(screen.getByLabelText('What is to become of your weight'), 'lose');
}

/** Three weeks in which the weight stayed, with what was eaten on each day but today. */
async function threeWeeks({ calories = 2100 } = {}): Promise<void> {
  const { body, calorie } = web.as(PRO);
  await body.setFacts(FACTS);
  for (let ago = 21; ago >= 0; ago -= 1) {
    const date = addDays(TODAY, -ago);
    await body.recordMeasure({ measure: 'weight', value: 75, unit: 'kg', date });
    if (ago > 0) await calorie.addMeal({ name: 'All day', calories, date });
  }
}

async function recordWeight(user: UserEvent, value: string): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'Weight' }), value);
  await user.click(within(weightForm()).getByRole('button', { name: 'Record' }));
}

async function measured() {
  return (await web.as(PRO).body.series({})).measures;
}

function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

function weightForm(): HTMLElement {
  return screen.getByRole('form', { name: 'Weight' });
}

/** What is recorded, as it is listed. */
function rows(): string[] {
  return within(region('Recorded')).queryAllByRole('listitem').map(wordsOf);
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}
