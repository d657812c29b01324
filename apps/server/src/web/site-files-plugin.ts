import type { FastifyInstance } from 'fastify';
import type { Services } from '../start/services.ts';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** The small files that crawlers and researchers look for. */
export function siteFilesPlugin(app: FastifyInstance, { env, now }: Services): void {
  const contact = env.CONTACT_TO ? `mailto:${env.CONTACT_TO}` : `${env.PUBLIC_URL}/contact`;
  const expires = new Date(now().getTime() + YEAR_MS).toISOString();

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /trpc/\nSitemap: ${env.PUBLIC_URL}/sitemap.xml\n`),
  );
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${contact}\nExpires: ${expires}\nCanonical: ${env.PUBLIC_URL}/.well-known/security.txt\n`),
  );
}
