import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askForPlan } from '../../../app/testing/ask-for-plan.ts';
import { cardOf } from '../../../app/testing/meal-cards.ts';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { tastes } from '../../../shared/taste/tastes.ts';

const web = testWeb();

test('a plan that failed is asked for again as it was, although the taste moved on', async () => {
  state('disliked');
  const user = await web.open('/meal', OWNER);
  web.breakProcedure('meals.generate', 'failing');
  await askForPlan(user);
  expect(await screen.findByRole('alert')).toBeTruthy();

  web.mend();
  state('liked');
  await user.click(await screen.findByRole('button', { name: /^Generate/ }));

  await waitFor(() => expect(cardOf('Dinner')).toBeTruthy());
  const sent = web.sent('meals.generate');
  expect(sent.length).toBeGreaterThan(1);
  expect(sent[0]?.input).toHaveProperty('taste');
  expect(new Set(sent.map((call) => JSON.stringify(call))).size).toBe(1);
});

function state(choice: 'liked' | 'disliked') {
  tastes.write(OWNER.userId, { choices: { cuisines: { Indian: choice }, foods: {} } });
}
