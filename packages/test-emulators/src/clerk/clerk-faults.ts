import type { ServerResponse } from 'node:http';

/** How calls go wrong: a status with a refusal, an answer that never comes, a cut connection. */
export type ClerkFault = {
  /** Of "METHOD /v1/path". */
  match: RegExp;
  kind: 'status' | 'hang' | 'cut';
  status?: number;
  headers?: Record<string, string>;
};

/** Answers as a fault does; nothing is done then. */
export function meetClerkFault({ kind, status = 500, headers = {} }: ClerkFault, response: ServerResponse): void {
  if (kind === 'hang') return;
  if (kind === 'cut') {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ errors: [{ code: 'test_fault', message: 'A fault of the test' }] }));
}
