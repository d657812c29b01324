import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

const NOTHING_BUT_OURS = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  connectSrc: ["'self'"],
  // The component library writes styles at run time.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
};

const PERMISSIONS = [
  'payment=(self)',
  'screen-wake-lock=(self)',
  'web-share=(self)',
  ...['camera', 'microphone', 'geolocation', 'usb', 'serial', 'midi', 'hid', 'display-capture'].map(
    (name) => `${name}=()`,
  ),
].join(', ');

/** The headers that every answer carries (security T21, T22). No outside host is allowed anything. */
export async function securityHeaders(app: FastifyInstance, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): Promise<void> {
  const isSecure = PUBLIC_URL.startsWith('https://');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: NOTHING_BUT_OURS },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    hsts: isSecure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
}
