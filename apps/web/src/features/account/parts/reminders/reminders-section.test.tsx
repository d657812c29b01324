import { OWNER, PRO } from '@platewise/api/testing/people';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testWeb } from '../../../../app/testing/test-web.tsx';
import { leaving } from '../../../../shared/session/leaving.ts';

const PATH = '/settings?tab=notifications';
const KEYS = { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) };
/** What the server of these tests has, in bytes. */
const SERVER_KEY = 'key-of-a-test';

const web = testWeb();

/** A browser with a push service; it asks the person, who answers so. */
function browser(answer: NotificationPermission, { isInstalled = true } = {}) {
  let subscription: object | null = null;
  const asked = vi.fn(async () => answer);
  const unsubscribe = vi.fn(async () => {
    subscription = null;
    return true;
  });
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      const key = Uint8Array.from(atob(applicationServerKey.replaceAll('-', '+').padEnd(16, '=')), (c) =>
        c.charCodeAt(0),
      );
      subscription = {
        endpoint: 'https://push.example/here',
        options: { applicationServerKey: key.buffer },
        toJSON: () => ({ endpoint: 'https://push.example/here', keys: KEYS }),
        unsubscribe,
      };
      return subscription;
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => (isInstalled ? { pushManager } : undefined) },
  });
  return { asked, unsubscribe };
}

beforeEach(() => {
  web.api().context.push = { publicKey: SERVER_KEY_TEXT, takes: () => true };
});
const SERVER_KEY_TEXT = btoa(SERVER_KEY).replaceAll('=', '');
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

test('nobody is asked before they press; then this device is on, can be tried, and is off again', async () => {
  const { asked, unsubscribe } = browser('granted');
  const user = await web.open(PATH, OWNER);
  const on = await screen.findByRole('button', { name: 'Remind me on this device' });
  expect(asked).not.toHaveBeenCalled();

  await user.click(on);
  expect(await screen.findByText('Reminders of this account arrive here.')).toBeTruthy();
  expect((await web.as(OWNER).reminders.get()).devices).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText(/^A test is on its way/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop reminding me here' }));

  expect(await screen.findByRole('button', { name: 'Remind me on this device' })).toBeTruthy();
  expect(unsubscribe).toHaveBeenCalled();
  expect((await web.as(OWNER).reminders.get()).devices).toEqual([]);
});

test('who says no is told where to change it, and nothing is kept', async () => {
  browser('denied');
  const user = await web.open(PATH, OWNER);

  await user.click(await screen.findByRole('button', { name: 'Remind me on this device' }));

  expect(await screen.findByText(/^Your browser does not let this site show notifications/)).toBeTruthy();
  expect((await web.as(OWNER).reminders.get()).devices).toEqual([]);
});

test('a browser that cannot show reminders says so; what to remind of can be chosen all the same', async () => {
  await web.open(PATH, OWNER);

  expect(await screen.findByText('This browser cannot show reminders.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remind me on this device' })).toBeNull();
  expect(screen.getByRole('switch', { name: 'What to begin for tomorrow' })).toBeTruthy();
});

test('on an iPhone the app has to be installed first', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/604.1');
  await web.open(PATH, OWNER);

  expect(await screen.findByText(/“Add to Home Screen”/)).toBeTruthy();
});

test('a server that sends nothing says so', async () => {
  web.api().context.push = { publicKey: null, takes: () => false };
  await web.open(PATH, OWNER);

  expect(await screen.findByText(/^This server sends no reminders/)).toBeTruthy();
});

test('reminders are chosen, and a time in the quiet hours is refused at its field', async () => {
  const user = await web.open(PATH, PRO);
  const form = within(await screen.findByRole('form', { name: 'What to remind you of' }));
  expect(form.queryByRole('switch', { name: 'Weekly weigh-in' })).toBeNull();
  await user.click(form.getByRole('switch', { name: 'What to begin for tomorrow' }));
  await user.clear(form.getByLabelText('Time'));
  await user.type(form.getByLabelText('Time'), '23:00');
  await user.click(form.getByRole('button', { name: 'Save reminders' }));
  expect(await form.findByText('This time lies in the quiet hours.')).toBeTruthy();

  await user.clear(form.getByLabelText('Time'));
  await user.type(form.getByLabelText('Time'), '18:30');
  await user.click(form.getByRole('button', { name: 'Save reminders' }));

  expect(await screen.findByText('Your reminders are saved.')).toBeTruthy();
  expect((await web.as(PRO).reminders.get()).settings).toMatchObject({ preparation: '18:30', log: null });
  expect((await web.as(PRO).preferences.get()).timeZone).not.toBeNull();
});

test('whoever leaves this browser leaves no subscription behind', async () => {
  const { unsubscribe } = browser('granted');
  const user = await web.open(PATH, OWNER);
  await user.click(await screen.findByRole('button', { name: 'Remind me on this device' }));
  await screen.findByText('Reminders of this account arrive here.');

  leaving.notify(OWNER.userId);

  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
});
