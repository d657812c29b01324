import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { bootData, fillBootData } from './boot-page.ts';

const NOT_PAGES = /^\/(api|trpc|healthz|readyz)(\/|$)/;

/** Serves the built pages; answers whether a request that nothing else took is for one of the application's screens. */
export async function webPlugin(
  app: FastifyInstance,
  services: Services,
): Promise<(request: FastifyRequest, reply: FastifyReply) => FastifyReply | null> {
  const { webDir } = services;
  if (!webDir) return () => null;
  const html = fillBootData(await readFile(join(webDir, 'index.html'), 'utf8'), bootData(services));
  const sendPage = (reply: FastifyReply) =>
    reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);

  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => path !== '/index.html' && !/\.(map|br|gz)$/.test(path),
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(webDir, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => sendPage(reply));
  return (request, reply) => (isScreen(request) ? sendPage(reply) : null);
}

// A path with a file's ending is a file that is not there: a page in its place would be taken for it.
function isScreen({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const isFile = /\.[^/]*$/.test(path) || path.includes('/.');
  return (method === 'GET' || method === 'HEAD') && !NOT_PAGES.test(path) && !isFile;
}
