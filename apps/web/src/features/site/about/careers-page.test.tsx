import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../app/testing/test-web.tsx';

const web = testWeb();

test('nobody is hired now and the search is off; an application can be sent all the same', async () => {
  const user = await web.open('/careers');
  expect(screen.getByRole('heading', { name: 'Currently Not Hiring' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Search open positions').disabled).toBe(true);

  await user.click(screen.getByRole('link', { name: 'Send a general application' }));

  const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
  expect(subject.value).toBe('General application');
  expect(web.address()).toMatch(/^\/contact/);
});
