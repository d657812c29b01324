import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { metricsPlugin } from './metrics-plugin.ts';

const TOKEN = 'a-token-of-24-characters';
const ELSEWHERE = '203.0.113.9';

async function ask(
  request: { remoteAddress: string; headers?: Record<string, string> },
  { figures = 'figures' }: { figures?: string | null } = {},
) {
  const app = fastify();
  metricsPlugin(app, { env: { METRICS_TOKEN: TOKEN }, readMetrics: async () => figures });
  const { statusCode } = await app.inject({ method: 'GET', url: '/metrics', ...request });
  await app.close();
  return statusCode;
}

test.each([
  ['from this machine', { remoteAddress: '127.0.0.1' }, 200],
  ['from this machine over IPv6', { remoteAddress: '::1' }, 200],
  ['from this machine for somebody else', { remoteAddress: '127.0.0.1', headers: { 'x-real-ip': ELSEWHERE } }, 404],
  ['from elsewhere', { remoteAddress: ELSEWHERE }, 404],
  ['from an address that only begins like this machine', { remoteAddress: '12.7.0.1' }, 404],
  ['from elsewhere with the key', { remoteAddress: ELSEWHERE, headers: { authorization: `Bearer ${TOKEN}` } }, 200],
  ['from elsewhere with half of it', { remoteAddress: ELSEWHERE, headers: { authorization: 'Bearer a-token' } }, 404],
])('%s', async (_, request, status) => {
  expect(await ask(request)).toBe(status);
});

test('figures that a process does not give are a fault that Prometheus sees, and no empty page', async () => {
  expect(await ask({ remoteAddress: '127.0.0.1' }, { figures: null })).toBe(503);
});
