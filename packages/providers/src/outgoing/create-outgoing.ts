import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { OutgoingFailure, OutgoingReach } from '@platewise/contract/account/webhook-options';
import type { OutgoingAnswer, OutgoingPort, OutgoingRequest } from './outgoing-port.ts';
import { isOwnAddress, isPublicAddress } from './public-address.ts';
import { type ResolveName, resolveLocalName, resolvePublicName } from './resolve-name.ts';

/** From the question to the name server to the last byte of the answer. */
const ALL_MS = 5000;
/** What is read of an answer; nothing of it is used. */
const ANSWER_MAX_BYTES = 64 * 1024;
/** Ports below that of which only https is nobody's web server. */
const FIRST_FREE_PORT = 1024;
const HTTPS_PORT = 443;

type Options = {
  reach: OutgoingReach;
  /** Others than usual in tests. */
  resolve?: ResolveName;
  isAllowed?: (address: string) => boolean;
  allMs?: number;
};

/**
 * The one way out to addresses that people give. The name is looked up once, all its addresses are checked, and the connection is made
 * to these: asked a second time, a name server could answer with an address of this network. Redirections are not followed, proxies of
 * the environment not used, and no connection is kept.
 */
export function createOutgoing({ reach, allMs = ALL_MS, ...options }: Options): OutgoingPort {
  const isLocal = reach === 'local';
  const resolve = options.resolve ?? (isLocal ? resolveLocalName : resolvePublicName);
  const isAllowed = options.isAllowed ?? ((address) => isPublicAddress(address) || (isLocal && isOwnAddress(address)));

  const takes = (text: string) => {
    const url = readUrl(text, { isLocal });
    const literal = url && literalOf(url);
    return reach !== 'off' && url !== null && (!literal || isAllowed(literal));
  };

  async function post(request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingAnswer> {
    const url = takes(request.url) ? readUrl(request.url, { isLocal }) : null;
    if (!url) return { failure: 'NOT_ALLOWED' };
    const literal = literalOf(url);
    const addresses = literal ? [literal] : await abortable(resolve(url.hostname), signal).catch(() => null);
    if (!addresses?.length) return { failure: signal.aborted ? 'TIMED_OUT' : 'NAME_NOT_FOUND' };
    // One of them is enough to refuse all: an answer that mixes them hopes for the second connection.
    if (!addresses.every(isAllowed)) return { failure: 'NOT_ALLOWED' };
    return send(url, request, { addresses, signal });
  }

  return {
    reach,
    takes,
    post: (request) => post(request, AbortSignal.timeout(allMs)),
  };
}

// The standard's parser has made four decimal parts of whatever notation an IPv4 address was written in.
function readUrl(text: string, { isLocal }: { isLocal: boolean }): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isKnown = url.protocol === 'https:' || (isLocal && url.protocol === 'http:');
  const port = url.port === '' ? HTTPS_PORT : Number(url.port);
  if (!isKnown || url.username || url.password || (port !== HTTPS_PORT && port < FIRST_FREE_PORT)) return null;
  return url;
}

/** The address that an URL names in the place of a name, for which nothing is looked up. */
function literalOf({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) > 0 ? bare : null;
}

type Pinned = { addresses: readonly string[]; signal: AbortSignal };

function send(url: URL, { headers, body }: OutgoingRequest, { addresses, signal }: Pinned): Promise<OutgoingAnswer> {
  const { promise, resolve } = Promise.withResolvers<OutgoingAnswer>();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sent = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup: pinned(addresses),
    // One of its own for each request: no connection is used again for another name, and no proxy of the environment counts.
    agent: false,
    signal,
  });
  let status: number | undefined;
  sent.on('error', (error) => resolve(status ? { status } : { failure: failureOf(error, signal) }));
  sent.on('response', (response) => {
    status = response.statusCode ?? 0;
    const { 'retry-after': retryAfter } = response.headers;
    const answer = { status, ...(retryAfter !== undefined && { retryAfter }) };
    let bytes = 0;
    response.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > ANSWER_MAX_BYTES) response.destroy();
    });
    // The status counts, whatever becomes of the rest.
    response.on('error', () => undefined);
    response.on('close', () => resolve(answer));
  });
  sent.end(body);
  return promise;
}

/** Answers with what was checked, whatever it is asked for. Node asks for all addresses, and older ways of it for one. */
function pinned(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, { all: wantsAll }, answer) => {
    const [first] = all;
    if (wantsAll) answer(null, all);
    else answer(null, first?.address ?? '', first?.family);
  };
}

function failureOf(error: Error & { code?: string }, signal: AbortSignal): OutgoingFailure {
  if (signal.aborted) return 'TIMED_OUT';
  const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ALTNAME/.test(error.code ?? '');
  return isCertificate ? 'CERTIFICATE' : 'NOT_REACHED';
}

function abortable<Answer>(call: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const given = Promise.withResolvers<never>();
  const giveUp = () => given.reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  return Promise.race([call, given.promise]).finally(() => signal.removeEventListener('abort', giveUp));
}
