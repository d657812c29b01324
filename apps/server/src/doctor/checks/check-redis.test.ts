import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { checkRedis } from './check-redis.ts';

const check = (REDIS_URL: string | undefined) => checkRedis({ REDIS_URL }, { timeoutMs: 2000 });

/** Speaks so much of Redis that it answers every command with one line. */
async function startRedis(answer: string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const commands = String(chunk).match(/^\*\d+\r$/gm) ?? [];
      socket.write(commands.map(() => `${answer}\r\n`).join(''));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('one that answers is well', async () => {
  const { url, server } = await startRedis('+PONG');
  const findings = await check(url);
  server.close();

  expect(findings).toMatchObject([{ what: 'Redis', state: 'ok' }]);
});

test('one that wants a password is a fault with its reason', async () => {
  const { url, server } = await startRedis('-NOAUTH Authentication required.');
  const findings = await check(url);
  server.close();

  expect(findings).toMatchObject([{ state: 'fault', why: expect.stringContaining('NOAUTH') }]);
});

test('one that is not there is a fault; one that is not set is not looked at', async () => {
  expect(await check('redis://127.0.0.1:1')).toMatchObject([
    { state: 'fault', mend: expect.stringContaining('REDIS_URL') },
  ]);
  expect(await check(undefined)).toEqual([]);
});
