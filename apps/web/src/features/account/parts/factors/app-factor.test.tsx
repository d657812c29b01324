import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';

const web = testWeb();
const CODES = ['aaaaa-11111', 'bbbbb-22222'];

test('an app is set up with a code, and its backup codes are shown once', async () => {
  let isOn = false;
  web.answer('/api/auth/factors', () => Response.json({ app: { isOn, backupCodesLeft: isOn ? 2 : 0 } }));
  web.answer('/api/auth/factors/app/prepare', () =>
    Response.json({ address: 'otpauth://totp/Platewise%20AI:x?secret=ABCDEFGH', secret: 'ABCDEFGH' }),
  );
  const sent = vi.fn();
  web.answer('/api/auth/factors/app/confirm', async (request) => {
    sent(await request.json());
    isOn = true;
    return Response.json({ backupCodes: CODES });
  });
  const user = await web.open('/settings', OWNER);

  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(screen.getByText('ABCD EFGH')).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>('Code from the app');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric']);
  await user.paste('123 456');
  await user.click(screen.getByRole('button', { name: 'Turn it on' }));

  expect(await screen.findByText(CODES[1] ?? '')).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({ code: '123456' });
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(screen.queryByText(CODES[1] ?? '')).toBeNull();
  expect(await screen.findByText('2 backup codes are left.')).toBeTruthy();
});

test('a wrong code stays in its field, with why', async () => {
  web.answer('/api/auth/factors', () => Response.json({ app: { isOn: true, backupCodesLeft: 1 } }));
  web.answer('/api/auth/factors/app/remove', () =>
    Response.json(
      { error: 'No.', code: 'VALIDATION', issues: [{ path: 'code', message: 'That code is not right.' }] },
      { status: 400 },
    ),
  );
  const user = await web.open('/settings', OWNER);
  await user.click(await screen.findByRole('button', { name: 'Turn it off' }));

  await user.click(screen.getByRole('button', { name: 'Turn it off' }));
  expect(await screen.findByText(/A code has six digits/)).toBeTruthy();
  await user.type(screen.getByLabelText(/^Code from the app/), '000000{Enter}');

  expect(await screen.findByText('That code is not right.')).toBeTruthy();
  await user.keyboard('{Escape}');
  const button = await within(screen.getByRole('tabpanel')).findByRole('button', { name: 'New backup codes' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});
