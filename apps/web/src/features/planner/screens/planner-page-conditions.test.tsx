import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askForPlan } from '../../../app/testing/ask-for-plan.ts';
import { cardOf } from '../../../app/testing/meal-cards.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

async function chosen(name: string) {
  const user = await web.open('/meal', OWNER);
  await user.click(screen.getByRole('button', { name: 'Show advanced options' }));
  const group = await screen.findByRole('group', { name: 'Health conditions' });
  await user.click(within(group).getByRole('checkbox', { name }));
  return { user, group };
}

test('a condition is planned only once what its rule does not know is confirmed, and the certificate accounts for it', async () => {
  const { user, group } = await chosen('High blood pressure');
  expect(within(group).getByText(/^The DASH eating plan/)).toBeTruthy();

  await askForPlan(user);
  expect((await within(group).findByRole('alert')).textContent).toBe(
    'Confirm for High blood pressure what its rule does not know.',
  );
  expect(web.sent('meals.generate')).toEqual([]);

  await user.click(within(group).getByRole('checkbox', { name: /^I have read this\..*ACE inhibitors.*warfarin/ }));
  await user.click(screen.getByRole('button', { name: 'Generate Meal Plan' }));
  await waitFor(() => expect(cardOf('Dinner')).toBeTruthy());

  expect(web.sent('meals.generate')[0]?.input).toMatchObject({
    conditions: [{ id: 'hypertension', acknowledged: true }],
  });
  await user.click(screen.getByRole('button', { name: /by the rule for high blood pressure/ }));
  const account = await screen.findByRole('region', { name: 'What was checked' });
  expect(await within(account).findByText(/^Sodium: at most .* Kept\.$/)).toBeTruthy();
  expect(
    within(account).getByText(/National Heart, Lung, and Blood Institute.*\(2006\)\. Ask your doctor/),
  ).toBeTruthy();
  expect(within(account).queryByText(/“High blood pressure” was understood/)).toBeNull();
});

test('a kidney has the limits that the person was given, and no plan without one', async () => {
  const { user, group } = await chosen('Kidney disease');
  await user.click(within(group).getByRole('checkbox', { name: /^I have read this\./ }));

  await askForPlan(user);
  expect((await within(group).findByRole('alert')).textContent).toMatch(
    /^Health conditions: for kidney give at least one/,
  );

  await user.type(within(group).getByRole('textbox', { name: 'Potassium, mg a day' }), '2500');
  await user.click(screen.getByRole('button', { name: 'Generate Meal Plan' }));
  await waitFor(() => expect(cardOf('Dinner')).toBeTruthy());

  expect(web.sent('meals.generate')[0]?.input).toMatchObject({
    conditions: [{ id: 'kidney', acknowledged: true, limits: { potassiumMg: 2500 } }],
  });
});
