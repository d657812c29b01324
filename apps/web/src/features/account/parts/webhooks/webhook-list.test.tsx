import type { Caller } from '@platewise/api/app-router';
import { OWNER } from '@platewise/api/testing/people';
import { deliverWebhooks } from '@platewise/api/webhooks/delivering/deliver-webhooks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';

const SETTINGS = '/settings?tab=api';
const HOOK = { name: 'Kitchen display', url: 'https://hooks.example/platewise' };

const web = testWeb();

const makeHook = (api: Caller) => api.webhooks.create({ ...HOOK, events: ['plan.made'] });
const button = (name: string) => screen.findByRole('button', { name });
const openDetails = async (user: Awaited<ReturnType<typeof web.open>>) =>
  user.click(await button(`Details of “${HOOK.name}”`));

type Answer = Awaited<ReturnType<Parameters<typeof deliverWebhooks>[0]['outgoing']['post']>>;

/** Everything that is due is answered like this. */
const deliver = (answer: Answer) =>
  deliverWebhooks({
    ...web.api().context,
    outgoing: { reach: 'public', takes: () => true, post: async () => answer },
    signal: new AbortController().signal,
  });

test('a webhook is made by keyboard, and its secret shown once', async () => {
  const user = await web.open(SETTINGS, OWNER);
  expect(await screen.findByText('You have no webhook yet.')).toBeTruthy();
  (await button('New webhook')).focus();
  await user.keyboard('{Enter}');
  const name = await screen.findByLabelText('Name');
  expect(document.activeElement).toBe(name);
  await user.keyboard(`${HOOK.name}{Tab}${HOOK.url}{Enter}`);

  const field = await screen.findByLabelText<HTMLInputElement>(`Secret of “${HOOK.name}”`);
  expect(document.activeElement).toBe(field);
  const secret = field.value;
  expect(secret).toMatch(/^whsec_/);
  (await button('Done')).focus();
  await user.keyboard('{Enter}');

  expect(document.activeElement).toBe(await button('New webhook'));
  expect(screen.getByText(HOOK.url)).toBeTruthy();
  expect(screen.getByRole('main').textContent).not.toContain(secret);
  expect((await web.as(OWNER).webhooks.list()).webhooks).toMatchObject([{ ...HOOK, events: ['plan.made'] }]);
});

test('what is missing or refused is stated at its field', async () => {
  const user = await web.open(SETTINGS, OWNER);
  await user.click(await button('New webhook'));
  await user.click(await button('Make webhook'));
  expect(await screen.findByText('Please give it a name.')).toBeTruthy();
  expect(screen.getByText('Please enter an address that begins with https://')).toBeTruthy();

  await user.type(screen.getByLabelText('Name'), HOOK.name);
  await user.type(screen.getByLabelText('Address'), 'http://127.0.0.1/');
  await user.click(await button('Make webhook'));

  expect(await screen.findByText(/must be an https address of the internet/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Address'));
  expect((await web.as(OWNER).webhooks.list()).webhooks).toEqual([]);
});

test('the log shows how a test fared, and sends it again', async () => {
  const { id: webhookId } = await makeHook(web.as(OWNER));
  const user = await web.open(SETTINGS, OWNER);
  await openDetails(user);
  expect(await screen.findByText('Nothing was sent yet.')).toBeTruthy();

  await user.click(await button('Send test'));
  const log = screen.getByRole('region', { name: 'Last messages' });
  expect(await within(log).findByText(/waiting/)).toBeTruthy();
  await deliver({ failure: 'NOT_ALLOWED' });
  expect(await within(log).findByText(/not delivered · the address may not be called · 1 attempt/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Send again: a test/ }));
  await waitFor(async () =>
    expect(await web.as(OWNER).webhooks.deliveries({ webhookId })).toMatchObject([{ state: 'waiting' }]),
  );
  await deliver({ status: 204 });

  expect(await within(log).findByText(/delivered · answer 204/, undefined, { timeout: 10_000 })).toBeTruthy();
});

test('it is changed, switched off, given a new secret and removed', async () => {
  await makeHook(web.as(OWNER));
  const user = await web.open(SETTINGS, OWNER);
  await openDetails(user);

  await user.click(await button('Change'));
  await user.click(await screen.findByLabelText('the shopping list changes'));
  await user.click(await button('Save'));
  expect(await screen.findByText(/a plan is made, the shopping list changes/)).toBeTruthy();
  await user.click(await button('New secret'));
  await user.click(await button('Make it'));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Secret of/)).value).toMatch(/^whsec_/);
  await user.click(await button('Done'));
  await user.click(await button('Switch off'));
  expect(await button('Switch on')).toBeTruthy();
  await user.click(await button('Remove'));
  expect(document.activeElement).toBe(await button('Keep it'));
  await user.click(await button('Remove it'));

  expect(await screen.findByText('You have no webhook yet.')).toBeTruthy();
});

test('where the server sends none, that is stated', async () => {
  Object.assign(web.api().context.outgoing, { reach: 'off' });

  await web.open(SETTINGS, OWNER);

  expect(await screen.findByText(/This server sends no webhooks/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New webhook' })).toBeNull();
  Object.assign(web.api().context.outgoing, { reach: 'public' });
});

test('a list that cannot be loaded says so, and is loaded again', async () => {
  web.breakProcedure('webhooks.list', 'failing');
  const user = await web.open(SETTINGS, OWNER);
  const failed = (await screen.findByText('Your webhooks could not be loaded')).closest('[role="alert"]');
  web.mend();

  await user.click(within(failed as HTMLElement).getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('You have no webhook yet.')).toBeTruthy();
});
