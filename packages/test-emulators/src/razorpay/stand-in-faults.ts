import type { ServerResponse } from 'node:http';

/**
 * How a call goes wrong: a status with a refusal, a page instead of an answer, a cut connection, an answer that never
 * comes; 'lost' does the work and loses the answer.
 */
export type Fault = {
  /** Of "METHOD /path". */
  match: RegExp;
  kind: 'status' | 'html' | 'cut' | 'hang' | 'lost' | 'redirect';
  status?: number;
  description?: string;
  /** How often; for ever when left out. */
  times?: number;
};

/** Takes the fault that a call is to meet out of the list. */
export function takeFault(faults: Fault[], call: string): Fault | undefined {
  const index = faults.findIndex(({ match, times = 1 }) => match.test(call) && times > 0);
  const fault = faults[index];
  if (fault?.times !== undefined) fault.times -= 1;
  return fault;
}

/** Answers as a fault does; nothing is done then. */
export function meetFault(
  { kind, status = 500, description = 'A fault of the test' }: Fault,
  response: ServerResponse,
): void {
  switch (kind) {
    case 'status':
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { code: 'TEST_ERROR', description } }));
      return;
    case 'html':
      response.writeHead(status, { 'content-type': 'text/html' });
      response.end('<html><body>Bad gateway</body></html>');
      return;
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' });
      response.end();
      return;
    case 'hang':
      return;
    case 'cut':
    case 'lost':
      response.destroy();
  }
}
