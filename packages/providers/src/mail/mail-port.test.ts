import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailPort } from './mail-port.ts';
import { createSmtpMail } from './smtp-mail.ts';
import { createStoredMail } from './stored-mail.ts';

const LETTER = {
  to: 'asha@example.test',
  subject: 'A new password',
  text: 'Open this link: http://localhost/reset?token=a',
};

const received: string[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
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
  test('says what became of a letter', async () => {
    const mail = create();

    const result = await mail.send(LETTER);
    await mail.close();
    expect(result).toBe(outcome);
    expect(mail.kind).toBe(name);
  });
});

test('a letter arrives with its sender, subject and text', async () => {
  const mail = smtpMail();

  await mail.send(LETTER);
  await mail.close();
  const letter = received.at(-1);
  expect(letter).toContain('From: meals@example.test');
  expect(letter).toContain('To: asha@example.test');
  expect(letter).toContain('Subject: A new password');
});

test.each([
  ['subject', { ...LETTER, subject: 'Hello\r\nBcc: everybody@example.test' }],
  ['recipient', { ...LETTER, to: 'asha@example.test\nBcc: everybody@example.test' }],
])('a line break in the %s is refused', async (_, letter) => {
  const mail = smtpMail();
  const before = received.length;

  await expect(mail.send(letter)).rejects.toThrow('line break');
  await mail.close();
  expect(received.length).toBe(before);
});

test('several recipients in one address are one recipient, or none', async () => {
  const mail = smtpMail();

  const before = received.length;
  await mail.send({ ...LETTER, to: 'a@example.test, b@example.test' }).catch(() => undefined);
  await mail.close();
  expect(received.slice(before).join('')).not.toMatch(/^To: a@example\.test, b@example\.test/m);
});

test('a mail server that does not answer is unavailable', async () => {
  const mail = createSmtpMail({ url: 'smtp://127.0.0.1:1', from: 'meals@example.test' });

  await expect(mail.send(LETTER)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await mail.close();
});
