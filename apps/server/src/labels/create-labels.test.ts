import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { barcodeAnswerSchema } from '@platewise/contract/diary/barcode-schema';
import { startOpenFoodFacts } from '@platewise/test-emulators/open-food-facts/start-open-food-facts';
import { expect, test } from 'vitest';
import { describeStartFailure } from '../start/start-failure.ts';
import { createTestServer } from '../testing/create-test-server.ts';
import { signUpCook } from '../testing/sign-up-cook.ts';

const CODE = '3017624010701';

test('with OFF_URL a barcode is looked up there once, by its code alone, and its food can be logged', async () => {
  const standIn = await startOpenFoodFacts();
  const server = await createTestServer({ OFF_URL: standIn.url });
  const { token, email } = await signUpCook(server);
  const look = async () => server.request('POST', '/api/calorie/barcode', { token, body: { barcode: CODE } });

  const answer = barcodeAnswerSchema.parse(await (await look()).json());
  await look();
  const body = { food: answer.food?.id, measure: 'serving', count: 1, date: new Date().toISOString().slice(0, 10) };
  const logged = await server.request('POST', '/api/calorie/foods', { token, body });

  expect(answer).toMatchObject({ outcome: 'found', food: { name: 'Nutella, Ferrero', label: { maker: 'Ferrero' } } });
  expect(logged.status).toBe(200);
  expect(await logged.json()).toMatchObject({ meals: [{ calories: 81 }] });
  expect(standIn.calls).toHaveLength(1);
  expect(JSON.stringify(standIn.calls)).not.toMatch(new RegExp(`${email}|${token}|cookie|authorization`, 'i'));
  await server.close();
  await standIn.close();
});

test('a list with a line that cannot be used keeps the server from starting, and the line is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'platewise-labels-'));
  const BARCODES_FILE = join(folder, 'list.csv');
  await writeFile(
    BARCODES_FILE,
    'barcode,name,kcal,protein_g,carbs_g,fat_g\n96385074,Broth,30,3,2,1\n123,Soup,1,1,1,1\n',
  );

  const failure: unknown = await createTestServer({ BARCODES_FILE }).catch((error: unknown) => error);
  await rm(folder, { recursive: true });

  expect(describeStartFailure(failure, {} as Parameters<typeof describeStartFailure>[1])).toEqual({
    sentence: 'BARCODES_FILE cannot be used: line 3: barcode has no length of one.',
    exitCode: 78,
  });
});
