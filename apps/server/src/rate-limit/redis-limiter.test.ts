import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { RATE_LIMITS } from '@platewise/api/rate-limit/rate-limits';
import { startFaultProxy } from '@platewise/db/testing/fault-proxy';
import { expect, test } from 'vitest';
import { createLogger } from '../create-logger.ts';
import { createRedisLimiter, type RedisLimiter } from './redis-limiter.ts';

const REDIS = process.env.TEST_REDIS_URL ?? '';
const { calls } = RATE_LIMITS.read;

function open(url: string, logs: string[] = []): RedisLimiter {
  const logger = createLogger(
    'warn',
    new Writable({ write: (line, _encoding, done) => done(void logs.push(String(line))) }),
  );
  return createRedisLimiter({ url, logger });
}

async function spend({ limiter }: RedisLimiter, subject: string, count: number): Promise<number> {
  let refused = 0;
  for (let call = 0; call < count; call += 1) if ((await limiter(subject, 'read')) !== null) refused += 1;
  return refused;
}

test.runIf(REDIS)('what several processes count comes to one limit, and each person has their own', async () => {
  const [one, other] = [open(REDIS), open(REDIS)];
  await wait(100);
  const subject = `user:${randomUUID()}`;

  expect(await spend(one, subject, calls / 2)).toBe(0);
  expect(await spend(other, subject, calls / 2)).toBe(0);
  expect([await spend(one, subject, 5), await spend(other, subject, 5)]).toEqual([5, 5]);
  expect(await one.limiter(subject, 'read')).toBeGreaterThan(0);
  expect(await one.limiter(`user:${randomUUID()}`, 'read')).toBeNull();
  expect(await one.limiter(subject, 'write')).toBeNull();
  one.close();
  other.close();
});

test.runIf(REDIS)('while Redis says nothing a process counts for itself, and says so in its log', async () => {
  const network = await startFaultProxy(REDIS);
  const logs: string[] = [];
  const limiter = open(network.url, logs);
  await wait(100);
  const subject = `user:${randomUUID()}`;
  expect(await limiter.limiter(subject, 'read')).toBeNull();

  network.set('drop');
  network.cut();
  expect(await spend(limiter, subject, calls)).toBe(0);
  expect(await limiter.limiter(subject, 'read')).toBeGreaterThan(0);
  limiter.close();
  await network.close();
});

test('a Redis that is not there keeps nobody waiting, and is reported', async () => {
  const logs: string[] = [];
  const limiter = open('redis://127.0.0.1:1', logs);
  const started = performance.now();

  expect(await spend(limiter, 'user:one', calls)).toBe(0);
  expect(await limiter.limiter('user:one', 'read')).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(5000);
  await wait(50);
  expect(logs.join('\n')).toContain('Redis cannot be reached');
  limiter.close();
});
