import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailPort } from './mail-port.ts';
import { createSmtpMail } from './smtp-mail.ts';
import { createStoredMail } from './stored-mail.ts';

const EMAIL = {
  to: 'asha@example.test',
  subject: 'A new password',
  text: 'Open this link: http://localhost/reset?token=a',
};

/** How the mail server refuses these addresses: for good, and for now. */
const REFUSALS: Record<string, number> = { 'gone@example.test': 550, 'full@example.test': 452 };

const received: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    const responseCode = REFUSALS[address];
    if (responseCode) done(Object.assign(new Error('refused'), { responseCode }));
    else done();
  },
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push(Buffer.concat(chunks).toString());
      done();
    });
  },
});

const smtpMail = () => {
  const { port } = mailServer.server.address() as AddressInfo;
  return createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'meals@example.test' });
};

beforeAll(() => new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => mailServer.close(resolve)));

const ADAPTERS: { name: string; create: () => MailPort; outcome: string }[] = [
  { name: 'smtp', create: smtpMail, outcome: 'sent' },
  { name: 'stored', create: createStoredMail, outcome: 'not-sent' },
];

describe.each(ADAPTERS)('every mail adapter: $name', ({ create, outcome, name }) => {
  test('says what became of an email', async () => {
    const mail = create();

    const result = await mail.send(EMAIL);
    await mail.close();
    expect(result).toBe(outcome);
    expect(mail.kind).toBe(name);
  });
});

test('an email arrives with its sender, subject and text', async () => {
  const mail = smtpMail();

  await mail.send(EMAIL);
  await mail.close();
  const email = received.at(-1);
  expect(email).toContain('From: meals@example.test');
  expect(email).toContain('To: asha@example.test');
  expect(email).toContain('Subject: A new password');
});

test.each([
  ['subject', { ...EMAIL, subject: 'Hello\r\nBcc: everybody@example.test' }],
  ['recipient', { ...EMAIL, to: 'asha@example.test\nBcc: everybody@example.test' }],
  ['address of the answer', { ...EMAIL, replyTo: 'asha@example.test\r\nBcc: everybody@example.test' }],
  ['address to unsubscribe', { ...EMAIL, unsubscribeUrl: 'http://localhost/\r\nBcc: everybody@example.test' }],
])('a line break in the %s is refused', async (_, email) => {
  const mail = smtpMail();
  const before = received.length;

  await expect(mail.send(email)).rejects.toThrow('line break');
  await mail.close();
  expect(received.length).toBe(before);
});

test('several recipients in one address are one recipient, or none', async () => {
  const mail = smtpMail();

  const before = received.length;
  await mail.send({ ...EMAIL, to: 'a@example.test, b@example.test' }).catch(() => undefined);
  await mail.close();
  expect(received.slice(before).join('')).not.toMatch(/^To: a@example\.test, b@example\.test/m);
});

test('a mail server that does not answer is unavailable', async () => {
  const mail = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: 'meals@example.test' });

  await expect(mail.send(EMAIL)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await mail.close();
});

test('an answer goes to the address given, which is one address whatever it holds', async () => {
  const mail = smtpMail();

  await mail.send({ ...EMAIL, replyTo: 'asha@example.test' });
  await mail.send({ ...EMAIL, replyTo: '"a" <x@evil.test>, asha@example.test' });
  await mail.close();
  const [first, second] = received.slice(-2);
  expect(first).toMatch(/^Reply-To: asha@example\.test\r$/m);
  expect(second).not.toMatch(/^Reply-To: .*<x@evil\.test>/m);
  expect(second).toContain('From: meals@example.test');
});

test('an email can be unsubscribed from by one POST, and every attempt at it has the same name', async () => {
  const mail = smtpMail();
  const unsubscribeUrl = `https://meals.example.test/newsletter/unsubscribe?token=${'Aa0_-'.repeat(16)}`;

  await mail.send({ ...EMAIL, unsubscribeUrl, id: 'letter-1' });
  await mail.close();
  const email = received.at(-1)?.replaceAll('\r\n ', ' ');
  expect(email).toMatch(new RegExp(`^List-Unsubscribe: ?<${unsubscribeUrl.replace('?', '\\?')}>\r$`, 'm'));
  expect(email).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(email).toMatch(/^Message-ID: <letter-1@example\.test>\r$/m);
});

test('an address that is refused for good is distinguished from one that is refused for now', async () => {
  const mail = smtpMail();

  const gone = await mail.send({ ...EMAIL, to: 'gone@example.test' });
  const full = mail.send({ ...EMAIL, to: 'full@example.test' });
  await expect(full).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await mail.close();
  expect(gone).toBe('refused');
});
