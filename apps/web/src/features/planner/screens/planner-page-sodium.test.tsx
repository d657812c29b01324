import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askForPlan } from '../../../app/testing/ask-for-plan.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('a press asks for little sodium, and the certificate says how much the meals hold, with its source', async () => {
  const user = await web.open('/meal', null);
  await user.click(screen.getByRole('button', { name: 'Show advanced options' }));
  await user.click(await screen.findByRole('button', { name: 'Sodium up to 1,500 mg' }));
  await askForPlan(user, 'Try Demo (2 free)');

  await user.click(await screen.findByRole('button', { name: /ingredients checked/ }));

  expect(
    await screen.findByText(/^Your notes wish for at most 1?,?\d+ mg of sodium\. These meals hold at most/),
  ).toBeTruthy();
  expect(screen.getByText(/National Academies 2019/)).toBeTruthy();
  expect(screen.getByText(/at most 1,500 mg of sodium a day/)).toBeTruthy();
});
