import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLogger } from './create-logger.ts';
import { createTestServer } from './testing/create-test-server.ts';

test('nothing that people type or carry reaches the logs', async () => {
  const server = await createTestServer();
  const secrets = Array.from({ length: 8 }, () => randomUUID());
  const [email, password, notes, name, query, key, wrongPassword, header] = secrets as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const address = `${email}@example.test`;
  const { token, cookie, userId } = await server.signUp(address);
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    server.request(method, path, { token, headers, ...(body === undefined ? {} : { body }) });

  await call('POST', '/api/auth/sign-in/email', { email: address, password: wrongPassword });
  await call('POST', '/api/auth/sign-up/email', { email: address, password, name });
  await call('POST', '/api/auth/request-password-reset', { email: address });
  await call(
    'POST',
    '/api/meals/generate',
    { goal: 'balanced', dietaryPreferences: 'none', additionalNotes: notes },
    { 'idempotency-key': key },
  );
  await call('POST', '/api/meals/generate', { goal: notes, dietaryPreferences: name });
  await call('POST', '/api/meals/favorites', { meal: { name } });
  await call('POST', '/api/contact', { name, email: address, subject: notes, message: `${notes} ${key}` });
  await call('POST', '/api/contact', { name, email: query, subject: notes, message: wrongPassword });
  await call('POST', '/api/contact/newsletter', { email: address });
  await call('POST', '/api/contact/newsletter/confirm', { token: header });
  await call('POST', `/newsletter/unsubscribe?token=${query}`);
  await call('GET', `/api/meals/?cursor=${query}`);
  await call('GET', `/api/meals/favorites/${userId}-${query}`, undefined, { 'x-custom': header, cookie });
  await server.request('GET', '/api/nothing', { token: header });
  await server.database.close();
  await call('GET', '/api/meals/');
  await call('POST', '/api/meals/favorites', { meal: { name } });
  const logged = server.logs.join('');
  await server.close();

  expect(logged).toContain('"route":"/api/meals/generate"');
  for (const secret of [...secrets, token, token.split('.')[2] ?? '', cookie.split('=')[1] ?? '', userId]) {
    expect(logged).not.toContain(secret);
  }
});

test('the message of an error stays, without the secrets, addresses and tokens in it', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });

  const cause = new Error('mail to asha@example.test through smtp://desk:hunter2@mail.example.test was refused');
  logger.error({ err: new Error('The letter could not be sent', { cause }), message: 'typed by a visitor' }, 'mail');

  const [{ err }] = lines.map((line) => JSON.parse(line));
  expect(err.message).toBe('The letter could not be sent');
  expect(err.cause.message).toBe('mail to [cut] through [cut] was refused');
});

test('what JSON.parse quotes of a body is cut', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });

  for (const typed of ['{"notes": "no "turmeric" please"}', 'turmeric', '[turmeric']) {
    try {
      JSON.parse(typed);
    } catch (error) {
      logger.error({ err: error });
    }
  }

  expect(lines).toHaveLength(3);
  expect(lines.join('')).toContain('JSON');
  expect(lines.join('')).not.toContain('turmeric');
});

test('a message of the database, which may quote values, is cut; its code stays', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });

  const quoting = Object.assign(new Error('Key (email)=(asha@example.test) already exists'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'newsletter_subscriber_email_key',
  });
  logger.error({ err: new Error('insert failed', { cause: quoting }) });
  expect(lines.join('')).toContain('23505');
  expect(lines.join('')).toContain('insert failed');
  expect(lines.join('')).toContain('already exists');
  expect(lines.join('')).toContain('newsletter_subscriber_email_key');
  expect(lines.join('')).not.toContain('asha@example.test');
});

test('known secrets are cut from whatever object is logged', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });

  logger.info({
    body: { password: 'plates', email: 'asha@example.test' },
    request: { headers: { authorization: 'Bearer x1' } },
  });
  expect(lines.join('')).not.toMatch(/plates|asha|x1/);
});
