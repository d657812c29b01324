import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startClerk } from '@platewise/test-emulators/clerk/start-clerk';
import { standInVariables } from '@platewise/test-emulators/razorpay/stand-in-account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clerkVariables } from '../testing/clerk-variables.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ WEB_ORIGINS: 'https://app.example, https://beta.example' });
});
afterAll(() => server.close());

describe('every answer', () => {
  const PATHS = ['/healthz', '/api/config', '/api/nothing', '/api/docs', '/robots.txt', '/api/sub/subscription-status'];

  test.each(PATHS)('%s carries the security headers', async (path) => {
    const { headers } = await server.request('GET', path);

    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('payment=(self)');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(self\).*microphone=\(\)/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none';script-src 'self'");
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('allows no outside host and no script written by a page', async () => {
    const policy = (await server.request('GET', '/healthz')).headers.get('content-security-policy') ?? '';

    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });
});

test('with accounts at Clerk the policy lets in what Clerk documents, and nothing else', async () => {
  const clerk = await startClerk();
  const { CLERK_PROXY_URL: _, ...variables } = clerkVariables(clerk);
  const hosted = await createTestServer(variables);
  const policy = (await hosted.request('GET', '/healthz')).headers.get('content-security-policy') ?? '';
  await hosted.close();
  await clerk.close();

  expect(new Set(policy.match(/https:[^\s;]+/g))).toEqual(
    new Set([
      'https://clerk.stand-in.example',
      'https://challenges.cloudflare.com',
      'https://img.clerk.com',
      'https://*.protect.clerk.com',
      'https://*.protect.clerk.com:*',
    ]),
  );
  expect(policy).toContain("script-src 'self' https://clerk.stand-in.example https://challenges.cloudflare.com");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

describe('with payments through Razorpay', () => {
  const variables = {
    ...standInVariables({
      url: 'https://api.razorpay.com',
      checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
    }),
  };
  const readPolicy = async (): Promise<Record<string, string[]>> => {
    const hosted = await createTestServer(variables);
    const policy = (await hosted.request('GET', '/healthz')).headers.get('content-security-policy') ?? '';
    await hosted.close();
    return Object.fromEntries(policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
  };

  test('the policy lets in what its checkout loads today, and no script written by a page', async () => {
    const policy = await readPolicy();

    for (const directive of ['script-src', 'style-src', 'img-src']) {
      expect(policy[directive]).toContain('https://cdn.razorpay.com');
    }
    expect(policy['script-src']).toContain('https://checkout.razorpay.com');
    expect(policy['frame-src']).toEqual(['https://api.razorpay.com', 'https://checkout.razorpay.com']);
    expect(policy['script-src']?.join(' ')).not.toMatch(/unsafe|\*/);
  });

  test('docs give the reason of each host, and of no other', async () => {
    const allowed = new Set(Object.values(await readPolicy()).flat());
    const text = await readFile(join(import.meta.dirname, '../../../../docs/outside-hosts.md'), 'utf8');
    const documented = [...text.matchAll(/^\| `(https:\/\/[^`]*razorpay\.com)` \| [^|]+ \| [^|]{20,} \|$/gm)];

    expect(new Set(documented.map(([, host]) => host))).toEqual(
      new Set([...allowed].filter((source) => source.startsWith('https:'))),
    );
  });
});

test('the request id of the header is that of the error body', async () => {
  const response = await server.request('GET', '/api/nothing');

  const { requestId } = (await response.json()) as { requestId: string };
  expect(requestId).toBe(response.headers.get('x-request-id'));
});

test('HSTS is sent when the public address is https', async () => {
  const secure = await createTestServer({ PUBLIC_URL: 'https://meals.example' });
  const overTls = await secure.request('GET', '/healthz');
  await secure.close();
  const local = await server.request('GET', '/healthz');

  expect(overTls.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(local.headers.get('strict-transport-security')).toBeNull();
});

test('over https the session cookie is bound to this host', async () => {
  const secure = await createTestServer({ PUBLIC_URL: 'https://meals.example' });
  const response = await secure.request('POST', '/api/auth/sign-up/email', {
    body: { email: 'asha@example.test', password: 'seven purple plates', name: '' },
    headers: { origin: 'https://meals.example' },
  });
  await secure.close();

  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-platewise\.session=/);
  expect(cookie).toContain('Secure');
  expect(cookie).toContain('Path=/;');
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    server.request('OPTIONS', '/api/meals/generate', { headers: { origin, 'access-control-request-method': 'POST' } });

  test('an origin of the list may call, without cookies', async () => {
    const { headers } = await preflight('https://beta.example');

    expect(headers.get('access-control-allow-origin')).toBe('https://beta.example');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toContain('Origin');
  });

  test('an origin of the list may change and delete, too', async () => {
    const { headers } = await preflight('https://beta.example');

    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE');
  });

  test.each(['https://evil.example', 'https://app.example.evil.example', 'http://app.example', 'null'])(
    '%s may not',
    async (origin) => {
      const { headers } = await preflight(origin);

      expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

test('personal answers are not kept by caches', async () => {
  const { token } = await server.signUp();

  const paths = ['/api/sub/subscription-status', '/api/meals/', '/trpc/subscription.status'];
  const answers = await Promise.all(paths.map((path) => server.request('GET', path, { token })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store', 'no-store']);
});
