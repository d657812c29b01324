import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { TOKEN_SCOPES, type TokenScope } from '@platewise/contract/account/api-token-schema';
import { calendarChangeSchema, calendarSchema } from '@platewise/contract/calendar/calendar-schema';
import { addDays } from '@platewise/contract/dates/local-date';
import { errorBodySchema } from '@platewise/contract/errors/error-schema';
import { shoppingListSchema } from '@platewise/contract/shopping/shopping-list-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Person } from '../testing/create-person.ts';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';
import { signUpCook } from '../testing/sign-up-cook.ts';
import { MCP_TOOLS } from './mcp-tools.ts';

let server: TestServer;
let person: Person;
const clients: Client[] = [];
const TODAY = new Date().toISOString().slice(0, 10);
/** The Thursday of next week, and the day after it. */
const THURSDAY = addDays(TODAY, 7 + ((11 - new Date(TODAY).getUTCDay()) % 7));
const FRIDAY = addDays(THURSDAY, 1);

beforeAll(async () => {
  server = await createTestServer({ RATE_LIMITS: 'relaxed' });
  person = await signUpCook(server);
});
afterAll(async () => {
  for (const client of clients) await client.close();
  await server.close();
});

async function tokenOf(scopes: readonly TokenScope[]): Promise<string> {
  const answer = await server.request('POST', '/api/users/me/tokens', {
    token: person.token,
    body: { name: 'Assistant', scopes },
  });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

async function assistant(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', server.url), { requestInit: { headers } }));
  clients.push(client);
  return client;
}

async function call(client: Client, name: string, input: Record<string, unknown>): Promise<unknown> {
  const { isError, structuredContent } = await client.callTool({ name, arguments: input });
  if (isError) throw new Error(JSON.stringify(structuredContent));
  return structuredContent;
}

describe('an assistant', () => {
  test('plans Thursday, moves its dinner to Friday and makes the list', async () => {
    const client = await assistant(await tokenOf(['write:plan', 'write:calendar', 'write:list']));

    await call(client, 'fill_days', {
      days: [{ date: THURSDAY, slots: ['breakfast', 'lunch', 'dinner'] }],
      mealCount: 3,
      seed: 7,
    });
    const moved = calendarChangeSchema.parse(
      await call(client, 'move_meal', {
        from: { date: THURSDAY, slot: 'dinner' },
        to: { date: FRIDAY, slot: 'dinner' },
      }),
    );
    const calendar = calendarSchema.parse(await call(client, 'read_calendar', { from: THURSDAY, to: FRIDAY }));
    await call(client, 'follow_days', { from: THURSDAY, to: FRIDAY, numberOfPeople: 1 });
    const list = shoppingListSchema.parse(await call(client, 'read_list', {}));

    expect(moved.days.map(({ date }) => date)).toEqual([THURSDAY, FRIDAY]);
    expect(calendar.days.map(({ entries }) => entries.map(({ slot }) => slot))).toEqual([
      ['breakfast', 'lunch'],
      ['dinner'],
    ]);
    expect(list.items.length).toBeGreaterThan(5);
  });

  test('is refused in the sentence that people read, which names the field', async () => {
    const client = await assistant(await tokenOf(['read:calendar']));

    const refused = await client.callTool({ name: 'read_calendar', arguments: { from: '2026-02-30', to: FRIDAY } });

    expect(refused.isError).toBe(true);
    expect(errorBodySchema.parse(refused.structuredContent)).toMatchObject({
      code: 'VALIDATION',
      message: expect.stringMatching(/^from must be a real day/),
    });
  });

  test('sees the tools that its token allows, each with what it takes and whether it changes anything', async () => {
    const reader = await (await assistant(await tokenOf(['read:calendar', 'read:list']))).listTools();
    const all = await (await assistant(person.token)).listTools();

    expect(reader.tools.map(({ name }) => name)).toEqual(['read_calendar', 'read_list']);
    expect(reader.tools.map(({ annotations }) => annotations?.readOnlyHint)).toEqual([true, true]);
    expect(reader.tools[0]?.inputSchema).toMatchObject({ type: 'object', required: ['from', 'to'] });
    expect(all.tools.map(({ name }) => name)).toEqual(MCP_TOOLS.map(({ name }) => name));
  });

  test('may not call a tool that its token does not allow', async () => {
    const client = await assistant(await tokenOf(TOKEN_SCOPES.filter((scope) => scope === 'read:calendar')));

    await expect(client.callTool({ name: 'move_meal', arguments: {} })).rejects.toThrow(/move_meal/);
  });
});

describe('the address', () => {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const accept = { accept: 'application/json, text/event-stream' };

  test('is for people who are known, by POST, and not for pages of elsewhere', async () => {
    const visitor = await server.request('POST', '/mcp', { body, headers: accept });
    const unknown = await server.request('POST', '/mcp', { body, token: 'plw_unknown', headers: accept });
    const read = await server.request('GET', '/mcp', { token: person.token });
    const elsewhere = { ...accept, origin: 'https://evil.example' };
    const rebound = await server.request('POST', '/mcp', { body, token: person.token, headers: elsewhere });

    expect([visitor, unknown, read, rebound].map(({ status }) => status)).toEqual([401, 401, 405, 403]);
    expect(visitor.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('answers the revisions before 2026-07-28 as well, without a session', async () => {
    const initialize = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'old', version: '1' } },
    };

    const answer = await server.request('POST', '/mcp', { body: initialize, token: person.token, headers: accept });

    expect(answer.status).toBe(200);
    expect(answer.headers.get('mcp-session-id')).toBeNull();
    expect(await answer.text()).toContain('Platewise');
  });

  test('refuses JSON that reaches into prototypes, and what is too large, before anything reads it', async () => {
    const post = (text: string) =>
      fetch(new URL('/mcp', server.url), {
        method: 'POST',
        headers: { ...accept, 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
        body: text,
      });

    const hostile = await post('{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"__proto__":{}}}');
    const large = await post(JSON.stringify({ ...body, params: { text: 'x'.repeat(70_000) } }));

    expect([hostile.status, large.status]).toEqual([400, 413]);
  });
});
