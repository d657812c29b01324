import { compileTexts } from '@platewise/contract/language/compile-texts';
import { pseudoTexts } from '@platewise/contract/language/testing/pseudo-texts';
import { addTranslations } from '@platewise/contract/language/translations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  addTranslations('x-nobody', compileTexts(await pseudoTexts()));
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
});
afterAll(() => server.close());

const ACCENTED = /[áéíóú].*·/;

/** What a wrong email is refused with, and what the refusal of the server itself says. */
async function sentences(accepted?: string): Promise<string[]> {
  const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-language': accepted };
  const refused = await server.request('POST', '/api/contact/newsletter', { body: { email: 'none' }, headers });
  const missing = await server.request('GET', '/api/no-such-path', { headers });
  return Promise.all([refused, missing].map(async (answer) => ((await answer.json()) as { error: string }).error));
}

test('a request is answered in the language that it prefers, of those that are there', async () => {
  for (const sentence of await sentences('xx, x-nobody;q=0.8, en;q=0.5')) expect(sentence).toMatch(ACCENTED);
  for (const accepted of [undefined, 'en-GB, x-nobody;q=0.5, en', 'de, fr;q=0.3', '*', 'nonsense;;q=x']) {
    for (const sentence of await sentences(accepted)) expect(sentence, accepted).not.toMatch(ACCENTED);
  }
});

test('requests that are worked on at the same time keep their languages apart', async () => {
  const languages = Array.from({ length: 20 }, (_, turn) => (turn % 2 === 0 ? 'en' : 'x-nobody'));
  const answers = await Promise.all(languages.map((accepted) => sentences(accepted)));

  for (const [turn, own] of answers.entries()) {
    for (const sentence of own) expect(ACCENTED.test(sentence)).toBe(languages[turn] === 'x-nobody');
  }
});

test('a body that arrives late is answered in the language of its own request', async () => {
  const text = new TextEncoder();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(text.encode('{"email":'));
      await sentences('en');
      controller.enqueue(text.encode('"none"}'));
      controller.close();
    },
  });
  const headers = { 'content-type': 'application/json', 'accept-language': 'x-nobody' };
  const path = `${server.url}/api/contact/newsletter`;
  const answer = await fetch(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);

  expect(((await answer.json()) as { error: string }).error).toMatch(ACCENTED);
});
