import { grantPlan } from '@platewise/api/subscription/grant-plan';
import { LIMITS } from '@platewise/contract/limits';
import { SMALL_PHOTO } from '@platewise/test-emulators/model/small-photo';
import { type StandInModel, startModel } from '@platewise/test-emulators/model/start-model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts';

const PATH = '/api/calorie/read-photo';
let service: StandInModel;
let server: TestServer;
let host: string;
let token: string;
beforeAll(async () => {
  service = await startModel({ names: () => [{ part: 0, food: 'banana', count: 1, unit: 'piece' }] });
  host = new URL(service.url).host;
  server = await createTestServer({
    OPENAI_API_KEY: 'sk-test-4f9d2c71b8',
    OPENAI_BASE_URL: service.url,
    OPENAI_READS_PHOTOS: 'on',
  });
  const person = await server.signUp();
  token = person.token;
  await grantPlan({ ...server.services, db: server.database.db }, { email: person.email, plan: 'pro' });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

/** The photo with so many bytes of a preview, which are taken out. */
function photoWith(bytes: number): string {
  const plain = Buffer.from(SMALL_PHOTO, 'base64');
  const parts = [plain.subarray(0, 2)];
  for (let left = bytes; left > 0; left -= 60_000) {
    const holds = Buffer.alloc(Math.min(left, 60_000), 7);
    const head = Buffer.from([0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(holds.length + 2, 2);
    parts.push(head, holds);
  }
  return Buffer.concat([...parts, plain.subarray(2)]).toString('base64');
}

test('a photo of a megabyte and a half is read by the model that was agreed to, and no log holds it', async () => {
  const photo = photoWith(1_500_000);

  const answer = await server.request('POST', PATH, { token, body: { host, photo } });

  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    outcome: 'read',
    lines: [{ text: '1 banana', foods: [{ grams: 118 }] }],
  });
  expect(JSON.stringify(service.calls.at(-1)?.body)).toContain(SMALL_PHOTO);
  expect(server.logs.join()).not.toContain(photo.slice(0, 60));
});

test('over tRPC likewise, alone and not in a batch', async () => {
  const body = { host, photo: photoWith(1_000_000) };
  const alone = await server.request('POST', '/trpc/calorie.readPhoto', { token, body });
  const batch = await server.request('POST', '/trpc/calorie.readPhoto,calorie.readPhoto?batch=1', {
    token,
    body: { 0: body, 1: body },
  });

  expect(await alone.json()).toMatchObject({ result: { data: { outcome: 'read' } } });
  expect(batch.status).toBe(413);
});

test('more than two megabytes are refused, and a large body at any other address', async () => {
  const photo = photoWith(1_600_000);
  const tooLarge = await server.request('POST', PATH, { token, body: { host, photo } });
  const overTrpc = await server.request('POST', '/trpc/calorie.readPhoto', { token, body: { host, photo } });
  const elsewhere = await server.request('POST', '/api/calorie/read-text', {
    token,
    body: { text: 'x'.repeat(LIMITS.bodyMaxBytes) },
  });

  expect([tooLarge.status, overTrpc.status, elsewhere.status]).toEqual([413, 413, 413]);
});

test.each([PATH, '/trpc/calorie.readPhoto'])(
  'a large body of nobody is refused before it is read, at %s',
  async (path) => {
    const answer = await server.request('POST', path, { body: { host, photo: photoWith(1_000_000) } });

    expect(answer.status).toBe(401);
  },
);
