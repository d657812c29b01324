import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectSmtp } from './inspect-smtp.ts';

const TIMEOUT_MS = 3000;
const sent: string[] = [];
const mailServer = new SMTPServer({
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username, password }, _session, done) => {
    if (username === 'meals' && password === 'right@') done(null, { user: username });
    else done(Object.assign(new Error('no'), { responseCode: 535 }));
  },
  onMailFrom: ({ address }, _session, done) => done(void sent.push(address)),
});

beforeAll(() => new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => mailServer.close(resolve)));

const inspect = (credentials: string) => {
  const { port } = mailServer.server.address() as AddressInfo;
  return inspectSmtp({ url: `smtp://${credentials}127.0.0.1:${port}`, timeoutMs: TIMEOUT_MS });
};

test('a mail server that takes our sign-in does well, and is sent nothing', async () => {
  expect(await inspect('meals:right%40@')).toEqual({ kind: 'ok' });
  expect(await inspect('')).toEqual({ kind: 'ok' });
  expect(sent).toEqual([]);
});

test('a wrong password is a refusal, and does not stand in its reason', async () => {
  expect(await inspect('meals:s3cret@')).toEqual({ kind: 'refused', reason: 'EAUTH 535' });
});

test('a port where nobody answers is out of reach', async () => {
  const inspection = await inspectSmtp({ url: 'smtp://127.0.0.1:1', timeoutMs: TIMEOUT_MS });

  expect(inspection).toEqual({ kind: 'unreachable', reason: expect.stringMatching(/^E[A-Z]+$/) });
});
