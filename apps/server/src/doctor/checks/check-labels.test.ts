import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOpenFoodFacts } from '@platewise/test-emulators/open-food-facts/start-open-food-facts';
import { expect, test } from 'vitest';
import { readEnv } from '../../env/env.ts';
import { checkLabels } from './check-labels.ts';

function check(variables: Record<string, string>) {
  const outcome = readEnv(variables);
  if (!outcome.ok) throw new Error(outcome.sentence);
  return checkLabels(outcome.env, { timeoutMs: 300 });
}

test('Open Food Facts is asked under the name of who runs the site, and whatever it answers has its finding', async () => {
  const standIn = await startOpenFoodFacts();
  const variables = { OFF_URL: standIn.url, PUBLIC_URL: 'https://meals.example' };

  expect(await check(variables)).toMatchObject([{ what: 'Labels', state: 'ok' }]);
  expect(standIn.calls[0]?.headers['user-agent']).toMatch(/^Platewise\/\d+\.\d+\.\d+ \(https:\/\/meals\.example\)$/);
  standIn.fault = 'html-404';
  expect(await check(variables)).toMatchObject([{ state: 'fault', why: expect.stringContaining('(404)') }]);
  standIn.fault = 'rate-limited';
  expect(await check(variables)).toMatchObject([{ state: 'fault', why: expect.stringContaining('refuses') }]);
  standIn.fault = 'silent';
  expect(await check(variables)).toMatchObject([{ state: 'fault', mend: expect.stringContaining('OFF_URL') }]);
  await standIn.close();
});

test('a list with a line that cannot be used is a fault that names it; where nothing is set nothing is looked at', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'platewise-labels-'));
  const BARCODES_FILE = join(folder, 'list.csv');
  await writeFile(BARCODES_FILE, 'barcode,name,kcal,protein_g,carbs_g,fat_g\n96385074,Broth,30,3,2,1\n');
  expect(await check({ BARCODES_FILE })).toMatchObject([{ state: 'ok' }]);
  await writeFile(BARCODES_FILE, 'barcode,name,kcal,protein_g,carbs_g,fat_g\n96385074,Broth,much,3,2,1\n');
  expect(await check({ BARCODES_FILE })).toMatchObject([
    { state: 'fault', why: expect.stringContaining('line 2: kcal') },
  ]);
  await rm(folder, { recursive: true });

  expect(await check({})).toEqual([]);
});
