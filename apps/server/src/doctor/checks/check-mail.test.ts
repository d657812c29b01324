import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkMail } from './check-mail.ts';

const options = { timeoutMs: 3000 };
const check = (SMTP_URL: string | undefined, isProduction = false) => checkMail({ SMTP_URL, isProduction }, options);

/** A mail server that knows one step of the protocol: whether it takes the sign-in. */
async function startMailServer(answerToSignIn: string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (chunk) => {
      const [command] = String(chunk).split(/\s/);
      if (command === 'EHLO') socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
      else if (command === 'AUTH') socket.write(`${answerToSignIn}\r\n`);
      else socket.end('221 bye\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://meals:s3cret@127.0.0.1:${port}`, host: `127.0.0.1:${port}`, server };
}

test('a mail server that greets and takes the sign-in is well', async () => {
  const { url, host, server } = await startMailServer('235 welcome');
  const finding = await check(url);
  server.close();

  expect(finding).toEqual({
    what: 'Mail',
    state: 'ok',
    why: `${host} greets, and takes our sign-in where one is set.`,
  });
});

test('one that refuses it is a fault that names the variable and no secret', async () => {
  const { url, server } = await startMailServer('535 no');
  const finding = await check(url);
  server.close();

  expect(finding).toMatchObject({ state: 'fault', mend: expect.stringContaining('SMTP_URL') });
  expect(finding.why).toContain('EAUTH 535');
  expect(JSON.stringify(finding)).not.toContain('s3cret');
});

test('one that is not there is a fault', async () => {
  expect(await check('smtp://127.0.0.1:1')).toMatchObject({
    state: 'fault',
    why: expect.stringContaining('127.0.0.1:1'),
  });
});

test('without a mail server there is a warning in production only', async () => {
  expect(await check(undefined)).toMatchObject({ state: 'ok' });
  expect(await check(undefined, true)).toMatchObject({ state: 'warning', mend: expect.stringContaining('SMTP_URL') });
});
