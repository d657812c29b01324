import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_INDEXED } from '../http/not-indexed.ts';
import type { Services } from '../start/services.ts';
import { bootData } from './boot-page.ts';
import { readBuiltPages } from './built-pages.ts';
import { storeAssets } from './earlier-assets.ts';

/** Pages for those who were given their address. */
const LINKED_PAGE = /^\/shared\//;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The worker that reads barcodes is the one file that runs WebAssembly, so pages need no leave for it: a worker has its own policy. */
const BARCODE_WORKER = /\/assets\/barcode-worker-[^/]+\.js(\.(br|gz))?$/;
const BARCODE_POLICY = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'";
const NOT_PAGES = /^\/(api|trpc|healthz|readyz)(\/|$)/;

/** Serves the built pages; answers whether a request that nothing else took is for one of the application's screens. */
export async function webPlugin(
  app: FastifyInstance,
  services: Services,
): Promise<(request: FastifyRequest, reply: FastifyReply) => FastifyReply | null> {
  const { webDir } = services;
  if (!webDir) return () => null;
  const pages = await readBuiltPages(webDir, {
    publicUrl: services.env.PUBLIC_URL,
    prices: services.env.prices,
    boot: bootData(services),
  });
  const sendPage = (asked: string, reply: FastifyReply) => {
    const path = asked === '/' ? asked : asked.replace(/\/$/, '');
    const page = pages.byPath.get(path);
    return reply
      .code(page !== undefined || pages.isScreen(path) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .headers(LINKED_PAGE.test(path) ? NOT_INDEXED : {})
      .send(page ?? pages.app);
  };

  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => !/\.(html|json|xml|map|br|gz)$|^\/pages\//.test(path),
    setHeaders: (reply, path) => {
      // What lies elsewhere is of the release before.
      const isHashed = !path.startsWith(webDir) || path.startsWith(join(webDir, 'assets'));
      reply.header('cache-control', isHashed ? FOR_EVER : 'no-cache');
      if (BARCODE_WORKER.test(path)) reply.header('content-security-policy', BARCODE_POLICY);
    },
  });
  // Routes of their own: what answers for unknown paths is not compressed.
  for (const path of pages.byPath.keys()) app.get(path, (_request, reply) => sendPage(path, reply));
  if (!pages.byPath.has('/')) app.get('/', (_request, reply) => sendPage('/', reply));
  for (const [name, text] of pages.files) {
    app.get(`/${name}`, (_request, reply) =>
      reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(text),
    );
  }
  // A browser looks for a newer worker whenever the site is visited, and the worker keeps the empty page.
  app.get('/sw.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(pages.worker),
  );
  app.get('/app', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').headers(NOT_INDEXED).send(pages.app),
  );
  const earlier = await storeAssets({ webDir, dataDir: services.env.DATA_DIR });
  return (request, reply) => {
    const asset = request.method === 'GET' ? earlier.find(pathOf(request)) : null;
    if (asset) return reply.sendFile(asset.name, asset.folder);
    return isPage(request) ? sendPage(pathOf(request), reply) : null;
  };
}

// A path with a file's ending is a file that is not there: a page in its place would be taken for it.
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isFile = /\.[^/]*$/.test(path) || path.includes('/.');
  return (request.method === 'GET' || request.method === 'HEAD') && !NOT_PAGES.test(path) && !isFile;
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}
