import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PRODUCTS } from './products.ts';

/** Each way in which the stand-in can misbehave. */
export type OpenFoodFactsFault =
  /** Status 0 with 200, as clients met it as well. */
  | 'unknown-200'
  /** No answer at all. */
  | 'silent'
  /** The head of an answer, then a byte now and then. */
  | 'drip'
  | 'huge'
  | 'malformed'
  | 'html'
  | 'html-404'
  /** Too many questions: documented as a refusal for addresses that ask more than 15 times a minute. */
  | 'rate-limited'
  /** The same, as its front answers it. */
  | 'overloaded'
  | 'redirect'
  | 'server-error';

export type StandInOpenFoodFacts = {
  /** What OFF_URL is set to. */
  url: string;
  /** What it was asked, with all that came along. */
  calls: { path: string; headers: NodeJS.Dict<string | string[]> }[];
  /** What it does instead of answering. */
  fault: OpenFoodFactsFault | null;
  /** Products by their codes, as they are answered. */
  products: Record<string, object>;
  close: () => Promise<void>;
};

/** `GET /api/v2/product/{code}`, with or without `.json` (docs/api/ref/api.yml of openfoodfacts/openfoodfacts-server). */
const PRODUCT = /^\/api\/v2\/product\/(\d+)(?:\.json)?$/;

/**
 * A stand-in for Open Food Facts on loopback, by its documentation: codes are normalised before they are looked up
 * (docs/api/ref-barcode-normalization.md), `fields` leaves out what is not named in it, `status` is 1 or 0
 * (docs/api/ref/responses/get_product_by_barcode_base.yaml), and what it does not have is answered with 404.
 */
export async function startOpenFoodFacts(): Promise<StandInOpenFoodFacts> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', standIn.url);
    standIn.calls.push({ path: request.url ?? '', headers: request.headers });
    if (standIn.fault) {
      misbehave(response, standIn.fault);
      return;
    }
    const code = PRODUCT.exec(url.pathname)?.[1];
    if (code === undefined || request.method !== 'GET') return send(response, 404, { error: 'no such page' });
    const normalised = normalise(code);
    const product = standIn.products[normalised];
    if (!product) return send(response, 404, { code: normalised, status: 0, status_verbose: 'product not found' });
    const fields = url.searchParams.get('fields')?.split(',') ?? null;
    const shown = Object.entries(product).filter(([name]) => fields?.includes(name) ?? true);
    send(response, 200, {
      code: normalised,
      product: { code: normalised, ...Object.fromEntries(shown) },
      status: 1,
      status_verbose: 'product found',
    });
  });
  const standIn: StandInOpenFoodFacts = {
    url: 'http://127.0.0.1',
    calls: [],
    fault: null,
    products: { ...PRODUCTS },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

function normalise(code: string): string {
  const bare = code.replace(/^0+/, '');
  return bare.length <= 8 ? bare.padStart(8, '0') : bare.padStart(13, '0');
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));
}

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html' };

/** Status, headers and body of the faults that are an answer. */
const ANSWERS: Partial<Record<OpenFoodFactsFault, [number, Record<string, string>, string]>> = {
  'unknown-200': [200, JSON_TYPE, '{"status":0,"status_verbose":"product not found"}'],
  malformed: [200, JSON_TYPE, '{"code":1,"status":1,"product":"Nutella"}'],
  html: [200, HTML_TYPE, '<html>Sign in</html>'],
  'html-404': [404, HTML_TYPE, '<html>Not here</html>'],
  'rate-limited': [429, { ...JSON_TYPE, 'retry-after': '120' }, '{"error":"too many requests"}'],
  overloaded: [503, HTML_TYPE, '<html>Too many requests</html>'],
  redirect: [302, { location: 'http://127.0.0.1:1/elsewhere' }, ''],
  'server-error': [500, JSON_TYPE, '{"error":"internal"}'],
};

function misbehave(response: ServerResponse, fault: OpenFoodFactsFault): void {
  const [status, headers, body] = ANSWERS[fault] ?? [];
  if (status !== undefined) response.writeHead(status, headers).end(body);
  if (fault === 'drip') {
    response.writeHead(200, JSON_TYPE);
    const timer = setInterval(() => response.write(' '), 20);
    response.once('close', () => clearInterval(timer));
  }
  if (fault === 'huge') {
    response.on('error', () => undefined);
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  }
}
