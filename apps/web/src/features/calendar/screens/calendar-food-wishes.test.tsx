import { PRO } from '@platewise/api/testing/people';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';
import { showOneDay } from '../testing/slots.ts';

const web = testWeb();
showOneDay();

test('days are filled with fish and little sodium where that is ticked, and the report says of the fish', async () => {
  const user = await web.open('/calendar', PRO);
  await user.click(await screen.findByRole('button', { name: 'Fill the week' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Fish twice/ }));
  await user.click(screen.getByRole('checkbox', { name: /^At most 1,500/ }));
  await user.click(screen.getByRole('button', { name: /^Plan \d+ meals$/ }));

  await waitFor(() =>
    expect(web.sent('calendar.fill')[0]?.input).toMatchObject({
      additionalNotes: 'Fish twice a week. Sodium up to 1,500 mg',
    }),
  );
  expect(await screen.findByText(/dish(?:es)? of fish/i, {}, { timeout: 20_000 })).toBeTruthy();
});
