import { test as base, expect, newEmail, visit } from '../testing/fixtures.ts';
import { LANDING } from '../testing/lanes.ts';
import { startServer } from '../testing/start-server.ts';
import { type MailListener, type ReceivedEmail, startMailListener } from './mail-listener.ts';

/** A round of the server's background work, which sends emails, begins every 15 seconds. */
const EMAIL_WITHIN_MS = 45_000;

const test = base.extend<object, { mail: MailListener }>({
  mail: [
    async ({ browserName: _browserName }, use) => {
      const mail = await startMailListener();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ mail }, use) => {
      const server = await startServer('mail', {
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
        MAIL_FROM: 'letters@platewise.test',
        CONTACT_TO: 'kitchen@platewise.test',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test(
  'a newsletter begins with the link in its email and ends with the other one',
  LANDING,
  async ({ page, mail, server, watch }) => {
    const address = newEmail();
    await visit(page, '/');
    const block = page.getByRole('region', { name: 'An email when there is something to cook' });
    await block.getByLabel('Email address').fill(address);
    await block.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('You have successfully subscribed to our newsletter!').first()).toBeVisible();
    await expect(block.getByText('One step is left: please follow the link in the email')).toBeVisible();

    const emailsToUs = () => mail.emails.filter(({ to }) => to === address);
    await expect.poll(emailsToUs, { timeout: EMAIL_WITHIN_MS }).toHaveLength(1);
    const [email] = emailsToUs();
    expect(email?.headers).toContain('Subject: Please confirm your address for the Platewise AI newsletter');
    expect(email?.headers).toContain('From: letters@platewise.test');

    await visit(page, linkTo('confirm', email, server.url));
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your address' })).toBeVisible();
    await expect(page.getByText('Your address is confirmed. You will get our newsletter.')).toBeVisible();

    await visit(page, linkTo('unsubscribe', email, server.url));
    await expect(page.getByRole('heading', { level: 1, name: 'Unsubscribe from the newsletter' })).toBeVisible();
    await expect(
      page.getByText('You are unsubscribed. No newsletter will be sent to this address any more.'),
    ).toBeVisible();

    // The way out is final: the first link does not bring the emails back.
    await visit(page, linkTo('confirm', email, server.url));
    await expect(page.getByText('This link does not work any more, or a part of it is missing.')).toBeVisible();
    // The browser itself reports the refusal.
    watch.consoleErrors = watch.consoleErrors.filter((error) => !error.endsWith('newsletter/confirm)'));
  },
);

/** The link of an email, which must lead to this server and nowhere else. */
function linkTo(action: 'confirm' | 'unsubscribe', email: ReceivedEmail | undefined, url: string): string {
  const link = new RegExp(`${url}/newsletter/${action}\\?token=[\\w-]+`).exec(email?.text ?? '')?.[0];
  expect(link, email?.text).toBeDefined();
  return link ?? '';
}
