import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { webhookWithSecretSchema } from '@platewise/contract/account/webhook-schema';
import { calendarSchema } from '@platewise/contract/calendar/calendar-schema';
import { addDays } from '@platewise/contract/dates/local-date';
import { shoppingListSchema } from '@platewise/contract/shopping/shopping-list-schema';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { startBackgroundLoop } from '../background/background-loop.ts';
import type { Person } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';
import { signUpCook } from '../testing/sign-up-cook.ts';
import { REST_ROUTES } from './rest-routes.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');
const ORIGIN = 'https://platewise.example';
const TODAY = new Date().toISOString().slice(0, 10);

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  person = await signUpCook(server);
});
afterAll(() => server.close());

test('the receiver of webhooks takes what the server signed, once, and nothing else', async () => {
  const { createReceiver, isGenuine } = (await import(
    pathToFileURL(join(DOCS, 'integrations/webhook-receiver.mjs')).href
  )) as {
    createReceiver: (secret: string, take: (message: unknown) => void) => Server;
    isGenuine: (headers: object, body: string, secret: string, now?: number) => boolean;
  };
  const local = await createTestServer({ RATE_LIMITS: 'relaxed', OUTGOING_WEBHOOKS: 'local' });
  const { token } = await local.signUp();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const made = await local.request('POST', '/api/users/me/webhooks', {
    token,
    body: { name: 'Kitchen', url, events: ['plan.made'] },
  });
  const { id, secret } = webhookWithSecretSchema.parse(await made.json());
  const messages: unknown[] = [];
  const receiver = createReceiver(secret, (message) => messages.push(message)).listen(port, '127.0.0.1');
  await once(receiver, 'listening');

  const loop = startBackgroundLoop(local.services);
  await local.request('POST', `/api/users/me/webhooks/${id}/test`, { token, body: {} });
  await vi.waitUntil(() => messages.length > 0, { timeout: 20_000 });
  const forged = await fetch(url, {
    method: 'POST',
    body: '{}',
    headers: { 'webhook-id': '1', 'webhook-timestamp': '1' },
  });
  await loop.stop();
  receiver.close();
  await local.close();

  expect(messages).toMatchObject([{ type: 'webhook.test', data: {} }]);
  expect(forged.status).toBe(401);
  expect(isGenuine({ 'webhook-timestamp': '1', 'webhook-signature': 'v1,' }, '{}', secret, 1)).toBe(false);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const read = (file: string) => readFile(join(DOCS, file), 'utf8');
const ask = (method: string, url: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.request(method, url.replace(ORIGIN, ''), {
    token: person.token,
    headers,
    ...(body === undefined ? {} : { body }),
  });

test('the workflow for n8n fills the week and makes its list, and running it twice plans one week', async () => {
  const request = z.object({
    method: z.string(),
    url: z.string(),
    jsonBody: z.string(),
    headerParameters: z.object({ parameters: z.array(z.object({ name: z.string(), value: z.string() })) }).optional(),
  });
  const node = z.object({ type: z.string(), parameters: z.unknown() });
  const { nodes } = z.object({ nodes: z.array(node) }).parse(JSON.parse(await read('integrations/n8n.json')));
  const requests = nodes.flatMap(({ type, parameters }) =>
    type === 'n8n-nodes-base.httpRequest' ? [request.parse(parameters)] : [],
  );
  const run = async () => {
    const answers: Response[] = [];
    for (const { method, url, jsonBody, headerParameters } of requests) {
      const headers = (headerParameters?.parameters ?? []).map(({ name, value }) => [name, evaluated(value)]);
      answers.push(await ask(method, url, JSON.parse(evaluated(jsonBody)), Object.fromEntries(headers)));
    }
    return answers;
  };

  const first = await run();
  const second = await run();

  expect(requests).toHaveLength(2);
  expect([...first, ...second].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await second[0]?.text()).toBe(await first[0]?.text());
  const list = shoppingListSchema.parse(await (await ask('GET', '/api/shopping-list')).json());
  expect(list.source).toMatchObject({ kind: 'calendar', from: addDays(TODAY, 2), to: addDays(TODAY, 8) });
});

test('the package for Home Assistant reads what is there, and its command adds an item', async () => {
  const sensor = z.object({ resource: z.string().optional(), resource_template: z.string().optional() });
  const command = z.object({ url: z.string(), method: z.string(), payload: z.string() });
  const customTags = [{ tag: '!secret', resolve: (name: string) => name }];
  const { rest, rest_command: commands } = z
    .object({ rest: z.array(sensor), rest_command: z.record(z.string(), command) })
    .parse(parse(await read('integrations/home-assistant.yaml'), { customTags }));
  const [calendar = '', list = ''] = rest.map((one) =>
    (one.resource ?? one.resource_template ?? '').replaceAll('{{ now().date() }}', TODAY),
  );
  const { url = '', method = '', payload = '' } = commands.platewise_add_to_list ?? {};

  const added = await ask(method.toUpperCase(), url, JSON.parse(payload.replace('{{ name | to_json }}', '"Coffee"')));

  expect(added.status).toBe(201);
  const [day] = calendarSchema.parse(await (await ask('GET', calendar)).json()).days;
  expect(day).toMatchObject({ entries: [], totals: { calories: 0 } });
  const { items } = shoppingListSchema.parse(await (await ask('GET', list)).json());
  expect(items.filter(({ status }) => status === 'open').map(({ name }) => name)).toContain('Coffee');
});

test('every address that the document names is one of the reference, or one of the server', async () => {
  const text = await read('integrations.md');
  const paths = [...text.matchAll(/https:\/\/platewise\.example(\/[\w/-]+)/g)].map(([, path]) => path);
  const known = new Set([...REST_ROUTES.map(({ path }) => path), '/mcp']);

  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => path && !known.has(path))).toEqual([]);
});

/** What n8n makes of a value that holds an expression, with its clock at now. */
function evaluated(value: string): string {
  if (!value.startsWith('=')) return value;
  const $now = { plus: (days: number) => ({ toISODate: () => addDays(TODAY, days) }) };
  return value.slice(1).replaceAll(/\{\{(.*?)\}\}(?!\})/gs, (_, code: string) => runInNewContext(code, { $now }));
}
