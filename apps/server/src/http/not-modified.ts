import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';

/**
 * Names what is read by what it holds (ETag), and answers 304 without a body to who has it already: an application that asks
 * for its plans every minute, a calendar that fetches its feed, a browser that visits a page again. Answers of tRPC have none: our pages
 * leave nothing of a person in a browser's cache, which is all that could make use of it.
 */
export function notModified(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200 || request.url.startsWith('/trpc/')) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    // Weak, since the body may be sent compressed.
    const etag = `W/"${hash('sha256', payload, 'base64url')}"`;
    reply.header('etag', etag);
    // Without what else a caller sends: fetch adds `no-cache` to a request that has such a header, and that is for caches.
    if (!fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}
