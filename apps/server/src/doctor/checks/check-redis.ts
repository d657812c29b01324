import type { Env } from '../../env/env.ts';
import { type Finding, fault, ok } from '../finding.ts';

const WHAT = 'Redis';

/** Whether Redis answers where it is set; empty where it is not. */
export async function checkRedis(
  { REDIS_URL: url }: Pick<Env, 'REDIS_URL'>,
  { timeoutMs }: { timeoutMs: number },
): Promise<Finding[]> {
  if (!url) return [];
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    lazyConnect: true,
    enableReadyCheck: false,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason = '';
  client.on('error', (error: Error & { code?: string }) => {
    reason = error.code ?? error.message.split(' ')[0] ?? '';
  });
  const { host } = new URL(url);
  try {
    await client.connect();
    await client.ping();
    return [ok(WHAT, `${host} answers.`)];
  } catch (error) {
    reason ||= error instanceof Error ? (error.message.split(' ')[0] ?? '') : '';
    const why = `${host} does not answer as it should (${reason}): each process counts calls for itself.`;
    return [
      fault(WHAT, why, 'See whether REDIS_URL names the right host, port, user and password, and whether Redis runs.'),
    ];
  } finally {
    client.disconnect();
  }
}
