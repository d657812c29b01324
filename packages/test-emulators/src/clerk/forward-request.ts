import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Hands a request on to another server of this machine, as a proxy in front of it would. */
export function forwardRequest(target: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = incoming;
  const outgoing = ask(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
