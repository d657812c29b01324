import { createTokenUses } from '@platewise/api/api-tokens/token-uses';
import { verifyPersonalToken } from '@platewise/api/api-tokens/verify-personal-token';
import { OWNER } from '@platewise/api/testing/people';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';

const TOKENS = '/settings?tab=api';
const NAME = 'Kitchen display';

const web = testWeb();
const tokenUses = createTokenUses();
const verify = (token: string) => verifyPersonalToken({ ...web.api().context, tokenUses }, token);

test('a token without a name is not made', async () => {
  const user = await web.open(TOKENS, OWNER);
  (await screen.findByRole('button', { name: 'New token' })).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByLabelText('Name'));

  await user.keyboard('{Enter}');

  expect(await screen.findByText('Please give it a name.')).toBeTruthy();
  expect(web.calls()).not.toContain('users.tokens.create');
});

test('a token is made by keyboard, works, and is shown once', async () => {
  const user = await web.open(TOKENS, OWNER);
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  await user.keyboard(NAME);
  await user.selectOptions(screen.getByLabelText('It ends'), 'in 30 days');
  screen.getByRole('button', { name: 'Make token' }).focus();
  await user.keyboard('{Enter}');

  const field = await screen.findByLabelText<HTMLInputElement>(`Token “${NAME}”`);
  expect(document.activeElement).toBe(field);
  const token = field.value;
  expect(token).toMatch(/^plw_[\w-]{43}$/);
  expect(screen.getByText(/An assistant that speaks MCP takes it with the address .*\/mcp\./)).toBeTruthy();
  screen.getByRole('button', { name: 'Done' }).focus();
  await user.keyboard('{Enter}');

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New token' }));
  expect(screen.getByText(/never used · ends/)).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toContain(token);
  expect(await verify(token)).toMatchObject({ identity: { userId: OWNER.userId } });
});

test('the use of a token is listed', async () => {
  const { token } = await web.as(OWNER).users.tokens.create({ name: NAME, expiresInDays: 30 });
  await verify(token);
  await tokenUses.flush(web.api().context.db);

  await web.open(TOKENS, OWNER);

  expect(await screen.findByText(/last used/)).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toContain(token);
});

test('revoking a token can be thought over by keyboard; what is revoked works no more', async () => {
  const { token } = await web.as(OWNER).users.tokens.create({ name: NAME, expiresInDays: 30 });
  const user = await web.open(TOKENS, OWNER);
  (await revokeButton()).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(await revokeButton());
  expect(await verify(token)).not.toBeNull();

  await user.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Revoke it' }).focus();
  await user.keyboard('{Enter}');

  expect(await screen.findByText('You have no API token yet.')).toBeTruthy();
  const list = screen.getByRole('region', { name: 'Your API tokens' });
  await waitFor(() => expect(document.activeElement).toBe(list));
  expect(await verify(token)).toBeNull();
});

test('a token that was revoked elsewhere is gone here, too', async () => {
  const { id } = await web.as(OWNER).users.tokens.create({ name: NAME, expiresInDays: 30 });
  const user = await web.open(TOKENS, OWNER);
  const revoke = await revokeButton();
  await web.as(OWNER).users.tokens.revoke({ tokenId: id });

  await user.click(revoke);
  await user.click(screen.getByRole('button', { name: 'Revoke it' }));

  expect(await screen.findByText('You have no API token yet.')).toBeTruthy();
});

function revokeButton() {
  return screen.findByRole('button', { name: `Revoke “${NAME}”` });
}
