import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { contactAnswerSchema } from '@platewise/contract/site/contact-schema';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBackgroundLoop } from '../../background/background-loop.ts';
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts';

const MESSAGE = {
  name: 'Asha Rao',
  email: 'asha@example.test',
  subject: 'Millet',
  message: 'Do you know ragi?\nI would like more.',
};
const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'meals@example.test',
  CONTACT_TO: 'desk@example.test',
  RATE_LIMITS: 'relaxed',
};

let server: TestServer;

const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.request('POST', path, { headers, ...(body === undefined ? {} : { body }) });

async function refusal(response: Response) {
  const { error, code } = errorBodySchema.parse(await response.json());
  return { status: response.status, error, code };
}

describe('without a mail server', () => {
  beforeAll(async () => {
    server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  });
  afterAll(() => server.close());

  test('a message and an address are taken with the documented answers', async () => {
    const sent = await post('/api/contact/', MESSAGE);
    const subscribed = await post('/api/contact/newsletter', { email: 'Asha@example.test' });

    expect([sent.status, subscribed.status]).toEqual([200, 200]);
    expect(await sent.json()).toEqual({ ok: true, message: 'Message sent successfully!' });
    expect(await subscribed.json()).toEqual({
      ok: true,
      message: 'You have successfully subscribed to our newsletter!',
    });
  });

  test.each([
    ['name', '  ', 'Name is required'],
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', 'x'.repeat(101), 'Name must be at most 100 characters.'],
    ['email', '', 'Email is required'],
    ['email', 'asha@example', 'Please enter a valid email address'],
    ['email', `a@${'.'.repeat(60_000)}@`, 'Email must be at most 254 characters.'],
    ['email', 'a@example.test,b@example.test', 'Please enter a valid email address'],
    ['email', 'a@example.test\r\nBcc: b@example.test', 'Email contains characters that are not allowed.'],
    ['subject', undefined, 'Subject is required'],
    ['subject', 'Hello\nBcc: b@example.test', 'Subject contains characters that are not allowed.'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
    ['message', 'A message with a \u0000 in it', 'Message contains characters that are not allowed.'],
    ['message', ['a', 'list'], 'Message must be text.'],
  ])('%s %j is refused with a sentence', async (field, value, sentence) => {
    const answer = await refusal(await post('/api/contact', { ...MESSAGE, [field]: value }));

    expect(answer).toEqual({ status: 400, error: sentence, code: 'VALIDATION' });
  });

  test('an address of 70,000 characters is refused before it is read', async () => {
    const email = `${'a'.repeat(70_000)}@example.test`;

    const answers = [
      await post('/api/contact', { ...MESSAGE, email }),
      await post('/api/contact/newsletter', { email }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([413, 413]);
  });

  test('a token that is missing is named', async () => {
    const { error, status } = await refusal(await post('/api/contact/newsletter/confirm', {}));

    expect({ error, status }).toEqual({ error: 'token must be text.', status: 400 });
  });

  test('a made-up token is refused, wherever it is given', async () => {
    const answers = [
      await post('/api/contact/newsletter/confirm', { token: 'made-up' }),
      await post('/api/contact/newsletter/unsubscribe', { token: '' }),
      await post('/newsletter/unsubscribe?token=made-up'),
      await post('/newsletter/unsubscribe?token=a&token=b'),
      await post('/newsletter/unsubscribe'),
    ];

    for (const answer of answers) {
      expect(await refusal(answer)).toMatchObject({
        status: 400,
        error: expect.stringMatching(/^This link is not valid/),
      });
    }
  });
});

describe('with a mail server', () => {
  let stop: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    server = await createTestServer(MAIL);
  });
  afterEach(async () => {
    await stop?.();
    server.emails.length = 0;
  });
  afterAll(() => server.close());

  /** Lets the background loop mail what is pending. */
  async function email() {
    ({ stop } = startBackgroundLoop(server.services));
    return vi.waitUntil(() => server.emails[0], { timeout: 10_000 });
  }

  test('a message is mailed by the background loop', async () => {
    await post('/api/contact', MESSAGE);

    expect(await email()).toMatchObject({
      to: 'desk@example.test',
      replyTo: MESSAGE.email,
      subject: 'Contact: Millet',
    });
  });

  test('an address is confirmed by its email, and taken off by the POST of a mail program', async () => {
    await post('/api/contact/newsletter', { email: 'ravi@example.test' });
    const { text, unsubscribeUrl = '' } = await email();
    const token = /confirm\?token=([\w-]+)$/m.exec(text)?.[1];

    const confirmed = await post('/api/contact/newsletter/confirm', { token });
    const { pathname, search, origin } = new URL(unsubscribeUrl);
    const oneClick = await post(`${pathname}${search}`, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    const again = await post('/api/contact/newsletter/unsubscribe', { token });
    const tooLate = await post('/api/contact/newsletter/confirm', { token });

    expect(origin).toBe('http://localhost:3000');
    expect([confirmed.status, oneClick.status, again.status, tooLate.status]).toEqual([200, 200, 200, 400]);
    for (const answer of [confirmed, oneClick, again]) contactAnswerSchema.parse(await answer.json());
  });

  test('forms are refused everywhere else', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };

    const answers = [
      await post('/api/contact', 'name=Asha', form),
      await post('/api/contact/newsletter', 'email=a%40example.test', form),
    ];
    expect(answers.map(({ status }) => status)).toEqual([415, 415]);
  });
});

test('six messages within an hour are one too many for an address', async () => {
  server = await createTestServer();
  const send = (count: number) => post('/api/contact', { ...MESSAGE, subject: `No. ${count}` });
  for (let count = 0; count < 5; count += 1) expect((await send(count)).status).toBe(200);

  const refused = await send(5);
  const wait = Number(refused.headers.get('retry-after'));
  await server.close();
  expect(await refusal(refused)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(wait).toBeGreaterThan(0);
});
