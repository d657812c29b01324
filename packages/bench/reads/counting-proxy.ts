import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** What was asked of the database: statements, and those of them that changed something or ended a transaction that may have. */
export type Asked = { statements: number; writes: number };

/** Of the messages of a frontend and a backend (PostgreSQL 15, 55.7): Query, Execute; CommandComplete. */
const ASKS = new Set(['Q', 'E']);
const COMPLETE = 'C';
const WRITES = /^(INSERT|UPDATE|DELETE|MERGE|COPY|COMMIT|TRUNCATE)/;

/** Stands in the way to a Postgres server and counts what passes. */
export async function startCountingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const asked: Asked = { statements: 0, writes: 0 };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    client.setNoDelay(true);
    upstream.setNoDelay(true);
    const ofClient = createReader({ hasStartup: true }, (kind) => {
      if (ASKS.has(kind)) asked.statements += 1;
    });
    const ofServer = createReader({ hasStartup: false }, (kind, body) => {
      if (kind === COMPLETE && WRITES.test(body.toString('latin1'))) asked.writes += 1;
    });
    client.on('data', (chunk) => {
      ofClient(chunk);
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      ofServer(chunk);
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('close', () => other.destroy());
      one.on('error', () => {});
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    /** What passed since this was asked last. */
    take: (): Asked => {
      const taken = { ...asked };
      Object.assign(asked, { statements: 0, writes: 0 });
      return taken;
    },
    close: () => void server.close(),
  };
}

/** Reads messages of a kind (one byte), a length (four, itself included) and a body; the first of a frontend has no kind. */
function createReader({ hasStartup }: { hasStartup: boolean }, onMessage: (kind: string, body: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0);
  let kindBytes = hasStartup ? 0 : 1;
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= kindBytes + 4) {
      const end = kindBytes + rest.readUInt32BE(kindBytes);
      if (rest.length < end) return;
      onMessage(rest.toString('latin1', 0, kindBytes), rest.subarray(kindBytes + 4, end));
      rest = rest.subarray(end);
      kindBytes = 1;
    }
  };
}
