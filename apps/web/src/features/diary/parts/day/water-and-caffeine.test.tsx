import { PRO } from '@platewise/api/testing/people';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';
import { TODAY, wordsOf } from '../../../../shared/testing/on-page.ts';

const PATH = '/calorie-tracker';
const web = testWeb();

async function section() {
  return within(await screen.findByRole('region', { name: 'Water and caffeine' }));
}

test('one press adds a glass, another size is offered from then on, and each can be taken back', async () => {
  const user = await web.open(PATH, PRO);
  const water = await section();
  await user.click(water.getByRole('button', { name: 'Add 250 ml' }));
  expect(await water.findByText('250 ml of water')).toBeTruthy();

  await user.click(water.getByRole('button', { name: 'Other amount' }));
  await user.type(water.getByLabelText('Amount in ml'), '5{Enter}');
  expect(await water.findByText('Enter an amount from 10 ml to 3,000 ml.')).toBeTruthy();
  await user.type(water.getByLabelText('Amount in ml'), '00{Enter}');
  expect(await water.findByText('750 ml of water')).toBeTruthy();
  expect(await water.findByRole('button', { name: 'Add 500 ml' })).toBeTruthy();

  await user.click(water.getByRole('button', { name: 'Take the last one back' }));

  expect(await water.findByText('250 ml of water')).toBeTruthy();
  expect((await web.as(PRO).calorie.day({ date: TODAY })).water).toMatchObject({ ml: 250, sizes: [250] });
});

test('the toast has the way back', async () => {
  const user = await web.open(PATH, PRO);
  await user.click((await section()).getByRole('button', { name: 'Add 250 ml' }));

  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await (await section()).findByText('0 ml of water')).toBeTruthy();
  expect((await web.as(PRO).calorie.day({ date: TODAY })).water.drinks).toEqual([]);
});

test('people who measure in US units read fluid ounces', async () => {
  await web.as(PRO).preferences.update({ units: 'us' });
  const user = await web.open(PATH, PRO);

  await user.click(await (await section()).findByRole('button', { name: 'Add 8 fl oz' }));

  expect(await (await section()).findByText('8 fl oz of water')).toBeTruthy();
  expect((await web.as(PRO).calorie.day({ date: TODAY })).water.ml).toBe(237);
});

test('the caffeine of what was logged stands next to its source, and says of how many meals it is not known', async () => {
  await web.as(PRO).calorie.logFood({ food: 'usda-171890', grams: 237, date: TODAY });
  await web.open(PATH, PRO);
  expect(await screen.findByText('94.8 mg of caffeine in what you logged.')).toBeTruthy();
  expect(wordsOf(screen.getByText(/^For healthy adults up to 400 mg a day/))).toContain('EFSA 2015');

  await web.as(PRO).calorie.addMeal({ name: 'Cake', calories: 400, date: TODAY });
  await web.open(PATH, PRO);

  expect(
    await screen.findByText('At least 94.8 mg of caffeine in what you logged. Of 1 meal it is not known.'),
  ).toBeTruthy();
});

test('caffeine that nobody knows is not zero, and a day without meals says nothing of it', async () => {
  const user = await web.open(PATH, PRO);
  await section();
  expect(screen.queryByText(/caffeine in what/)).toBeNull();
  expect(user).toBeTruthy();

  await web.as(PRO).calorie.addMeal({ name: 'Cake', calories: 400, date: TODAY });
  await web.open(PATH, PRO);

  expect(await screen.findByText(/^How much caffeine is in what you logged is not known/)).toBeTruthy();
});

test('somebody who is breastfeeding reads the figure for them', async () => {
  const facts = { bornOn: '1991-05-02', sex: 'female', heightCm: 168, activity: 'light', aim: 'keep' } as const;
  await web.as(PRO).body.setFacts({ ...facts, conditions: ['breastfeeding'] });
  await web.as(PRO).calorie.logFood({ food: 'usda-171890', grams: 237, date: TODAY });
  await web.open(PATH, PRO);

  expect(await screen.findByText(/^In pregnancy and while breastfeeding up to 200 mg/)).toBeTruthy();
});
