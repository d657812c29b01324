import { createServer, type Socket } from 'node:net';

/** An email as it came over the wire: whom it went to, its lines of headers, and its text decoded. */
export type ReceivedEmail = { to: string; headers: string; text: string };

export type MailListener = { port: number; emails: ReceivedEmail[]; close: () => Promise<void> };

/** A mail server on this machine that takes every email and keeps it. */
export async function startMailListener(): Promise<MailListener> {
  const emails: ReceivedEmail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, (email) => emails.push(email));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The mail listener has no port.');

  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { port: address.port, emails, close };
}

/** Our side of SMTP (RFC 5321), without extensions. */
function converse(socket: Socket, collect: (email: ReceivedEmail) => void): void {
  let unread = '';
  let to = '';
  let data: string[] | null = null;
  const reply = (line: string) => socket.write(`${line}\r\n`);

  function read(line: string): void {
    if (data) {
      if (line !== '.') {
        data.push(line.replace(/^\./, ''));
        return;
      }
      collect(readEmail(to, data.join('\r\n')));
      data = null;
      reply('250 Kept');
      return;
    }
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'DATA') data = [];
    reply({ DATA: '354 Go on', EHLO: '250 localhost', QUIT: '221 Bye' }[verb] ?? '250 OK');
  }

  reply('220 localhost');
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: string) => {
    const lines = (unread + chunk).split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) read(line);
  });
}

function readEmail(to: string, source: string): ReceivedEmail {
  const end = source.indexOf('\r\n\r\n');
  const headers = source.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const body = source.slice(end + 4);
  const isQuoted = /^content-transfer-encoding: quoted-printable/im.test(headers);
  return { to, headers, text: isQuoted ? unquote(body) : body };
}

/** Quoted-printable (RFC 2045) of plain characters: soft line breaks go, the quoted bytes come back. */
function unquote(body: string): string {
  return body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
