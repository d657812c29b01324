import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createOutgoing } from './create-outgoing.ts';

const MESSAGE = { headers: { 'content-type': 'application/json' }, body: '{"type":"webhook.test"}' };

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) (server as ReturnType<typeof createHttpServer>).closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

async function listen(server: Server, { host = '127.0.0.1', port = 0 } = {}): Promise<number> {
  servers.push(server);
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Takes connections and remembers how each begins. */
async function listenForHellos(at: { host: string; port?: number }) {
  const hellos: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => {
      hellos.push(bytes.toString('latin1'));
      socket.destroy();
    });
  });
  return { hellos, port: await listen(server, at) };
}

describe('what leads to this machine or a network around it is refused without a connection', () => {
  test.each([
    ['loopback', 'https://127.0.0.1'],
    ['loopback, in decimal', 'https://2130706433'],
    ['loopback, in octal', 'https://0177.0.0.1'],
    ['loopback, in hexadecimal', 'https://0x7f000001'],
    ['loopback, mixed', 'https://0x7f.1'],
    ['loopback, short', 'https://127.1'],
    ['loopback, with a dot behind it', 'https://127.0.0.1.'],
    ['loopback, in wide digits', 'https://１２７.0.0.1'],
    ['loopback by IPv6', 'https://[::1]'],
    ['loopback by IPv6, in full', 'https://[0:0:0:0:0:0:0:1]'],
    ['mapped', 'https://[::ffff:127.0.0.1]'],
    ['mapped, in hexadecimal', 'https://[::ffff:7f00:1]'],
    ['compatible', 'https://[::127.0.0.1]'],
    ['translated by NAT64', 'https://[64:ff9b::7f00:1]'],
    ['translated by a NAT64 of one’s own', 'https://[64:ff9b:1::7f00:1]'],
    ['6to4', 'https://[2002:7f00:1::]'],
    ['Teredo', 'https://[2001:0:7f00:1::]'],
    ['unspecified', 'https://0.0.0.0'],
    ['unspecified, short', 'https://0'],
    ['unspecified by IPv6', 'https://[::]'],
    ['private', 'https://10.0.0.1'],
    ['private', 'https://172.16.0.1'],
    ['private', 'https://192.168.1.5'],
    ['private by IPv6', 'https://[fd12:3456::1]'],
    ['CGNAT', 'https://100.64.0.1'],
    ['link-local with metadata', 'https://169.254.169.254/latest/meta-data/'],
    ['link-local by IPv6', 'https://[fe80::1]'],
    ['metadata of Azure', 'https://168.63.129.16'],
    ['metadata of Alibaba', 'https://100.100.100.200'],
    ['metadata of Amazon by IPv6', 'https://[fd00:ec2::254]'],
    ['a group', 'https://224.0.0.1'],
    ['everybody', 'https://255.255.255.255'],
    ['documentation', 'https://192.0.2.1'],
    ['no https', 'http://1.1.1.1'],
    ['another scheme', 'file:///etc/passwd'],
    ['a name and a password', 'https://user:secret@1.1.1.1'],
    ['a name alone', 'https://1.1.1.1@127.0.0.1'],
    ['a port of mail', 'https://1.1.1.1:25'],
    ['no address', 'hooks.example'],
  ])('%s: %s', async (_what, url) => {
    const asked: string[] = [];
    const outgoing = createOutgoing({
      reach: 'public',
      resolve: async (name) => {
        asked.push(name);
        return ['127.0.0.1'];
      },
    });

    expect(await outgoing.post({ ...MESSAGE, url })).toEqual({ failure: 'NOT_ALLOWED' });
    expect(outgoing.takes(url)).toBe(false);
    expect(asked).toEqual([]);
  });

  test.each([
    ['localhost', ['127.0.0.1', '::1']],
    ['hooks.example.', ['127.0.0.1']],
    ['metadata.google.internal', ['169.254.169.254']],
    ['both.example', ['1.1.1.1', '10.0.0.1']],
    ['mapped.example', ['::ffff:127.0.0.1']],
  ])('%s, which is %j', async (name, addresses) => {
    const outgoing = createOutgoing({ reach: 'public', resolve: async () => addresses });

    expect(await outgoing.post({ ...MESSAGE, url: `https://${name}/hook` })).toEqual({ failure: 'NOT_ALLOWED' });
  });
});

test('a name that is public at first and loopback when asked again is asked once, and its first address connected to', async () => {
  const first = await listenForHellos({ host: '127.0.0.2' });
  const second = await listenForHellos({ host: '127.0.0.1', port: first.port });
  const answers = [['127.0.0.2'], ['127.0.0.1'], ['127.0.0.1']];
  let asked = 0;
  const outgoing = createOutgoing({
    reach: 'public',
    resolve: async () => {
      asked += 1;
      return answers[asked - 1] ?? [];
    },
    // Stands for a public address, which tests do not connect to.
    isAllowed: (address) => address === '127.0.0.2',
  });

  await outgoing.post({ ...MESSAGE, url: `https://rebinding.example:${first.port}/hook` });

  expect(asked).toBe(1);
  expect(second.hellos).toEqual([]);
  // Its certificate is asked for by the name, not by the address.
  expect(first.hellos).toEqual([expect.stringContaining('rebinding.example')]);
});

describe('with the networks of the operator', () => {
  const local = createOutgoing({ reach: 'local', allMs: 1000 });
  const serve = (listener: RequestListener) => listen(createHttpServer(listener));

  test('a message arrives as it was given, and the status of the answer counts', async () => {
    const seen: unknown[] = [];
    const port = await serve((request, response) => {
      request.setEncoding('utf8').on('data', (body) => seen.push([request.method, request.url, body]));
      request.on('end', () => response.writeHead(204).end());
    });

    const answer = await local.post({ ...MESSAGE, url: `http://127.0.0.1:${port}/hook?a=1` });

    expect(answer).toEqual({ status: 204 });
    expect(seen).toEqual([['POST', '/hook?a=1', MESSAGE.body]]);
  });

  test('a redirection is not followed', async () => {
    let calls = 0;
    const port = await serve((_request, response) => {
      calls += 1;
      response.writeHead(307, { location: '/elsewhere' }).end();
    });

    expect(await local.post({ ...MESSAGE, url: `http://127.0.0.1:${port}/` })).toEqual({ status: 307 });
    expect(calls).toBe(1);
  });

  test('of an answer without end 64 KiB are read, and one that drips is cut off in time', async () => {
    let written = 0;
    const flood = await serve((_request, response) => {
      response.writeHead(200).on('error', () => undefined);
      const more = () => {
        while (!response.destroyed) {
          written += 16_384;
          if (!response.write('x'.repeat(16_384))) break;
        }
      };
      response.on('drain', more);
      more();
    });
    const drip = await serve((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });

    expect(await local.post({ ...MESSAGE, url: `http://127.0.0.1:${flood}/` })).toEqual({ status: 200 });
    expect(written).toBeLessThan(16 * 1024 * 1024);
    expect(await local.post({ ...MESSAGE, url: `http://127.0.0.1:${drip}/` })).toEqual({ status: 200 });
  });

  test('nobody who answers, nobody there, no such name, and metadata all the same', async () => {
    const silent = await serve(() => undefined);
    const gone = await serve(() => undefined);
    servers.pop()?.close();
    const nowhere = createOutgoing({ reach: 'local', resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    const waiting = createOutgoing({ reach: 'local', allMs: 100, resolve: () => new Promise(() => undefined) });
    const ask = async (outgoing: typeof local, url: string) => outgoing.post({ ...MESSAGE, url });

    expect(await ask(local, `http://127.0.0.1:${silent}/`)).toEqual({ failure: 'TIMED_OUT' });
    expect(await ask(local, `http://127.0.0.1:${gone}/`)).toEqual({ failure: 'NOT_REACHED' });
    expect(await ask(nowhere, 'http://nowhere.example/')).toEqual({ failure: 'NAME_NOT_FOUND' });
    expect(await ask(waiting, 'http://slow.example/')).toEqual({ failure: 'TIMED_OUT' });
    expect(await ask(local, 'http://169.254.169.254/')).toEqual({ failure: 'NOT_ALLOWED' });
  });
});

test('where it is off nothing is sent', async () => {
  const off = createOutgoing({ reach: 'off', resolve: () => Promise.reject(new Error('It was asked.')) });

  expect(await off.post({ ...MESSAGE, url: 'https://hooks.example/' })).toEqual({ failure: 'NOT_ALLOWED' });
});
