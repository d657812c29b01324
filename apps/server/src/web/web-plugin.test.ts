import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { standInVariables } from '@platewise/test-emulators/razorpay/stand-in-account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeAdapters } from '../start/describe-adapters.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';
import { fillBootData } from './boot-page.ts';
import { storeAssets } from './earlier-assets.ts';
import { RETIRED_WORKER } from './retired-worker.ts';

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platewise-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><head><!--boot--></head><div id="root"></div>');
  await mkdir(join(folder, 'pages'));
  await writeFile(
    join(folder, 'pages/about.html'),
    `<!doctype html><head><!--boot--></head><p>${'us '.repeat(2000)}</p>`,
  );
  await writeFile(join(folder, 'pages/sw.js'), 'const CACHE = "platewise-__BUILD__";');
  await writeFile(join(folder, 'manifest.webmanifest'), '{"name":"Platewise AI"}');
  await writeFile(join(folder, 'theme.js'), 'document.title;');
  await writeFile(join(folder, 'assets/app-1a2b3c.js'), `console.log(${'1'.repeat(5000)});`);
  await writeFile(join(folder, 'assets/app-1a2b3c.js.map'), '{}');
  await writeFile(join(folder, 'assets/barcode-worker-1a2b3c.js'), 'self.close();');
  await writeFile(join(folder, 'assets/zxing_reader-1a2b3c.wasm'), Buffer.from([0, 0x61, 0x73, 0x6d]));
  await writeFile(join(folder, '.env'), 'SECRET=1');
  server = await createTestServer({}, { webDir: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('screens', () => {
  test.each(['/', '/meal', '/user/favorites', '/blog/some-article', '/dashboard?page=2', '/no/such/screen'])(
    '%s is the page with its boot data',
    async (path) => {
      const response = await server.request('GET', path);

      const html = await response.text();
      const boot = /<script type="application\/json" id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '';
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(JSON.parse(boot)).toEqual({
        publicUrl: 'http://localhost:3000',
        identity: { kind: 'local' },
        planner: { kind: 'embedded' },
        version: expect.any(String),
      });
    },
  );

  test('a page that was prerendered is sent small, with its boot data', async () => {
    const response = await server.request('GET', '/about', { headers: { 'accept-encoding': 'br' } });

    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toMatch(/id="boot">.*us us us/s);
  });

  test('the page of a shared plan is not for search engines, others are', async () => {
    const [shared, other] = [await server.request('GET', '/shared/some-token'), await server.request('GET', '/meal')];

    expect(shared.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(other.headers.get('x-robots-tag')).toBeNull();
  });

  test.each(['/api/nothing', '/trpc/nothing', '/trpc'])('%s is no screen', async (path) => {
    const response = await server.request('GET', path);

    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  test('a screen cannot be posted to', async () => {
    const response = await server.request('POST', '/meal', { body: {} });

    expect(response.status).toBe(404);
  });
});

describe('files', () => {
  test('hashed ones are kept for ever, others asked for again', async () => {
    const [hashed, plain] = [
      await server.request('GET', '/assets/app-1a2b3c.js'),
      await server.request('GET', '/theme.js'),
    ];

    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-encoding')).toMatch(/br|gzip/);
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    expect(plain.status).toBe(200);
  });

  test('the worker that reads barcodes alone may run WebAssembly, which is served as such; pages may not', async () => {
    const policyOf = async (path: string) => (await server.request('GET', path)).headers.get('content-security-policy');
    const decoder = await server.request('GET', '/assets/zxing_reader-1a2b3c.wasm');

    expect(await policyOf('/assets/barcode-worker-1a2b3c.js')).toBe(
      "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'",
    );
    for (const path of ['/', '/meal', '/assets/app-1a2b3c.js']) expect(await policyOf(path)).not.toContain('wasm');
    expect(decoder.headers.get('content-type')).toBe('application/wasm');
  });

  test.each([
    '/.env',
    '/.git/config',
    '/assets/app-1a2b3c.js.map',
    '/package-lock.json',
    '/assets/gone.js',
    '/assets/..%2f..%2fpackage.json',
    '/index.html.bak',
    '/pages/sw.js',
    '/%2e%2e/package.json',
  ])('%s is not served', async (path) => {
    const response = await server.request('GET', path);

    expect(response.status).toBe(404);
  });

  test('crawlers and researchers find their files', async () => {
    const [robots, security] = [
      await server.request('GET', '/robots.txt'),
      await server.request('GET', '/.well-known/security.txt'),
    ];

    const text = await security.text();
    const expires = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '');
    expect(await robots.text()).toContain('Disallow: /api/');
    expect(text).toContain('Contact: http://localhost:3000/contact');
    expect(expires).toBeGreaterThan(Date.now());
  });
});

test('the boot data of a rehearsal say that it is one; the log names it with the adapters', async () => {
  const production = { NODE_ENV: 'production', IDENTITY: 'local', PLANNER: 'embedded', ALLOW_TEST_KEYS: 'on' };
  const razorpay = standInVariables({ url: 'http://127.0.0.1:1', checkoutUrl: 'http://127.0.0.1:1/checkout.js' });
  const rehearsal = await createTestServer({ ...production, ...razorpay }, { webDir: folder });
  const page = await (await rehearsal.request('GET', '/')).text();
  const findings = await (await rehearsal.request('GET', '/readyz')).text();
  const adapters = describeAdapters(rehearsal.services);
  await rehearsal.close();

  expect(page).toContain('"isRehearsal":true');
  expect(findings).toContain('no payment is real');
  expect(adapters).toMatch(/payments razorpay.*, a rehearsal with test keys$/);
  expect(describeAdapters(server.services)).not.toContain('rehearsal');
});

test('pages state the prices that the operator has set, whatever they were built with', async () => {
  const webDir = await mkdtemp(join(tmpdir(), 'platewise-prices-'));
  await mkdir(join(webDir, 'pages'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><head><!--boot--></head>');
  const card = '<b class="a" data-price="pro" id="x">Rs\u00a0499</b><i data-price="saving">Save 20%</i><u>Rs 499</u>';
  await writeFile(join(webDir, 'pages/pricing.html'), `<!doctype html><head><!--boot--></head>${card}`);
  const asBuilt = await createTestServer({}, { webDir });
  const dearer = await createTestServer({ PLAN_PRICES: 'pro_monthly=599.50, pro_yearly=6000' }, { webDir });
  const pageOf = async (one: typeof dearer) => await (await one.request('GET', '/pricing')).text();
  const [built, page] = [await pageOf(asBuilt), await pageOf(dearer)];
  const offers = await (await dearer.request('GET', '/api/sub/plans')).json();
  await Promise.all([asBuilt.close(), dearer.close()]);
  await rm(webDir, { recursive: true });

  expect(built).toContain(card);
  expect(page).toContain('>Rs\u00a0599.50</b><i data-price="saving">Save 16%</i><u>Rs 499</u>');
  expect(page).toContain('"prices":{"pro_monthly":59950,"pro_yearly":600000,');
  expect(offers).toMatchObject([{ price: 0 }, { price: 599.5, yearlySum: 6000 }, { price: 1299 }]);
});

test('the files of the release before are served for pages that are still open', async () => {
  const webDir = await mkdtemp(join(tmpdir(), 'platewise-release-'));
  const dataDir = await mkdtemp(join(tmpdir(), 'platewise-releases-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><head><!--boot--></head>');
  await writeFile(join(webDir, 'assets/search-1a2b3c.js'), 'export const release = 1;');
  await storeAssets({ webDir, dataDir });
  await rename(join(webDir, 'assets/search-1a2b3c.js'), join(webDir, 'assets/search-4d5e6f.js'));
  const next = await createTestServer({ DATA_DIR: dataDir }, { webDir });

  const answer = await next.request('GET', '/assets/search-1a2b3c.js');
  const others = ['/assets/search-000000.js', '/assets/..%2fsearch-1a2b3c.js', '/search-1a2b3c.js'];
  const statuses = await Promise.all(others.map(async (path) => (await next.request('GET', path)).status));
  await next.close();
  await Promise.all([webDir, dataDir].map((one) => rm(one, { recursive: true })));

  expect(await answer.text()).toBe('export const release = 1;');
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(statuses).toEqual([404, 404, 404]);
});

describe('the installed app', () => {
  test('its manifest is served as one', async () => {
    const response = await server.request('GET', '/manifest.webmanifest');

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
  });

  test('its worker is asked for again at each visit, and named after the page that it keeps', async () => {
    const [worker, shell] = [await server.request('GET', '/sw.js'), await server.request('GET', '/app')];

    expect(worker.headers.get('content-type')).toContain('text/javascript');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toContain("worker-src 'self'");
    expect(await worker.text()).toMatch(/^const CACHE = "platewise-[0-9a-f]{16}";$/);
    expect(shell.headers.get('content-type')).toContain('text/html');
    expect(shell.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(await shell.text()).toContain('id="boot"');
  });

  test('another address or version of the server is another worker', async () => {
    const other = await createTestServer({ PUBLIC_URL: 'https://meals.example' }, { webDir: folder });
    const names = [await workerOf(server), await workerOf(other)];
    await other.close();

    expect(names[0]).not.toBe(names[1]);
  });

  test('a build without a worker takes away the one that an earlier build left', async () => {
    const bare = await mkdtemp(join(tmpdir(), 'platewise-bare-'));
    await writeFile(join(bare, 'index.html'), '<!doctype html><head><!--boot--></head>');
    const other = await createTestServer({}, { webDir: bare });
    const text = await workerOf(other);
    await other.close();
    await rm(bare, { recursive: true });

    expect(text).toBe(RETIRED_WORKER);
  });

  async function workerOf(one: TestServer): Promise<string> {
    return (await one.request('GET', '/sw.js')).text();
  }
});

test('boot data cannot end its script element', () => {
  const html = fillBootData('<!--boot-->', { version: '</script><script>alert(1)</script>$&' });

  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(/>(.*)<\/script>$/.exec(html)?.[1] ?? '')).toEqual({
    version: '</script><script>alert(1)</script>$&',
  });
});
