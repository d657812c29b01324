import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test.each([
  'https://world.openfoodfacts.org',
  'https://world.openfoodfacts.org/',
  'http://127.0.0.1:4000',
  'http://localhost',
])('%s can be asked for labels', (OFF_URL) => {
  const outcome = readEnv({ OFF_URL });

  expect(outcome.ok && outcome.env.labels).toEqual({ kind: 'open-food-facts', baseUrl: OFF_URL.replace(/\/$/, '') });
});

test.each([
  'world.openfoodfacts.org',
  'http://world.openfoodfacts.org',
  'http://10.0.0.5',
  'https://world.openfoodfacts.org/api/v2',
  'https://off:off@world.openfoodfacts.net',
  'file:///etc/passwd',
])('%s cannot', (OFF_URL) => {
  const outcome = readEnv({ OFF_URL });

  expect(outcome).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(/^OFF_URL cannot be used: it must be an/),
  });
});

test('a list stands in its place, not next to it', () => {
  const both = readEnv({ OFF_URL: 'https://world.openfoodfacts.org', BARCODES_FILE: 'list.csv' });

  expect(both).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('BARCODES_FILE cannot be used with OFF_URL'),
  });
  expect(readEnv({ BARCODES_FILE: '/data/list.csv' })).toMatchObject({
    env: { labels: { kind: 'operator-file', path: '/data/list.csv' } },
  });
});
