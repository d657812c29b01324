import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/create-test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** What the server answers to bytes as they are, up to the end of the connection. */
async function send(lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.setTimeout(5000, () => socket.destroy());
  socket.write(lines.join('\r\n'));
  return text(socket).catch(() => '');
}

const HIDDEN = 'GET /api/sub/plans HTTP/1.1\r\nHost: x\r\n\r\n';

// What one proxy takes for the end of a request and another for its middle (ASVS 4.2.1).
test.each([
  ['a length next to chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked', '', `0\r\n\r\n${HIDDEN}`]],
  ['two lengths', ['Content-Length: 5', 'Content-Length: 6', '', `{}   ${HIDDEN}`]],
  ['a length that is no number', ['Content-Length: +2', '', `{}${HIDDEN}`]],
  ['a chunk encoding that is not the last', ['Transfer-Encoding: chunked, identity', '', `0\r\n\r\n${HIDDEN}`]],
  ['a header that goes on in the next line', ['X-A: b', ' c: d', 'Content-Length: 2', '', `{}${HIDDEN}`]],
  ['a blank before the colon', ['Content-Length : 2', '', `{}${HIDDEN}`]],
])('%s is refused, and nothing after it is answered', async (_, headers) => {
  const answer = await send(['POST /api/contact HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...headers]);

  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s does not send a request back', async (method) => {
  const answer = await send([
    `${method} /api/sub/plans HTTP/1.1`,
    'Host: x',
    'X-Canary: plum',
    'Connection: close',
    '',
    '',
  ]);

  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  expect(answer).not.toContain('plum');
});
