import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What the network does with what passes: delivers it, holds it back until it delivers again, or loses it for good. */
export type NetworkMode = 'deliver' | 'stall' | 'drop';

export type FaultProxy = {
  /** The database's address with the proxy in the place of its server. */
  url: string;
  set: (mode: NetworkMode) => void;
  /** How long each direction takes from now on. */
  delay: (milliseconds: number) => void;
  /** Breaks every connection. */
  cut: () => void;
  close: () => Promise<void>;
};

/** A network in the way to a Postgres server, on a free port of this machine, that a test can break. Tests only. */
export async function startFaultProxy(databaseUrl: string): Promise<FaultProxy> {
  const target = new URL(databaseUrl);
  const network = { mode: 'deliver' as NetworkMode, delayMs: 0 };
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];

  const carry = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      if (network.mode === 'drop') return;
      const deliver = () => {
        if (!to.destroyed) to.write(chunk);
      };
      const arrive = () => (network.mode === 'stall' ? held.push(deliver) : deliver());
      if (network.delayMs > 0) setTimeout(arrive, network.delayMs);
      else arrive();
    });
    // The end of a connection is held back or lost like everything else: the server goes on with a session of nobody.
    from.on('close', () => {
      sockets.delete(from);
      if (network.mode === 'stall') held.push(() => to.destroy());
      else if (network.mode === 'deliver') to.destroy();
    });
    from.on('error', () => {});
    sockets.add(from);
  };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    client.setNoDelay(true);
    upstream.setNoDelay(true);
    carry(client, upstream);
    carry(upstream, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: Object.assign(new URL(databaseUrl), {
      hostname: '127.0.0.1',
      port: `${(server.address() as AddressInfo).port}`,
    }).href,
    set: (mode) => {
      network.mode = mode;
      if (mode !== 'stall') for (const deliver of held.splice(0)) if (mode === 'deliver') deliver();
    },
    delay: (milliseconds) => {
      network.delayMs = milliseconds;
    },
    cut,
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
