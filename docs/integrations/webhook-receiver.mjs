// Takes the messages of a webhook; docs/integrations.md says how to run it.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

/** Older messages were recorded by somebody and are sent again. */
const TOLERANCE_SECONDS = 5 * 60;

/** Whether a message comes from your server, by Standard Webhooks; `body` is its text as it came, not parsed and written again. */
export function isGenuine(headers, body, secret, now = Date.now() / 1000) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(now - Number(timestamp)) <= TOLERANCE_SECONDS)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  // There are two signatures for a day after the secret was renewed.
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** A server that hands genuine messages to `take`, each once. */
export function createReceiver(secret, take) {
  const seen = new Set();
  return createServer((request, response) => void receive(request, response));

  async function receive(request, response) {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    if (!isGenuine(request.headers, body, secret)) return response.writeHead(401).end();
    // Answered at once: what takes longer than 5 seconds counts as failed and comes again.
    response.writeHead(204).end();
    const id = request.headers['webhook-id'];
    if (!seen.has(id)) take(JSON.parse(body));
    seen.add(id);
  }
}
