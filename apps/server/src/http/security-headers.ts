import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Env } from '../env/env.ts';

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
  // Barcodes of the diary.
  'camera=(self)',
  'payment=(self)',
  'screen-wake-lock=(self)',
  'web-share=(self)',
  ...['microphone', 'geolocation', 'usb', 'serial', 'midi', 'hid', 'display-capture'].map((name) => `${name}=()`),
].join(', ');

/**
 * The headers that every answer carries (security T21, T22). No outside host is allowed anything, but the
 * sign-in service and the payment provider where they are set.
 */
export function securityHeaders(
  app: FastifyInstance,
  { PUBLIC_URL, clerk, razorpay }: Pick<Env, 'PUBLIC_URL' | 'clerk' | 'razorpay'>,
): void {
  const isSecure = PUBLIC_URL.startsWith('https://');
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSources([clerkSources(clerk), paymentSources(razorpay)]),
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    hsts: isSecure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** They are the same for every answer, so helmet is asked once: with each answer it is a twentieth of a small read. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, (error) => {
    if (error) throw error;
  });
  const headers = Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(headers), 'permissions-policy': PERMISSIONS };
}

type Sources = Record<string, readonly string[]>;

/** Our own sources and, next to each, what the services in use ask for. */
function contentSources(services: readonly Sources[]): Record<string, string[]> {
  const all = new Map<string, string[]>(Object.entries(NOTHING_BUT_OURS));
  for (const [name, sources] of services.flatMap((service) => Object.entries(service))) {
    all.set(name, [...new Set([...(all.get(name) ?? []), ...sources])]);
  }
  return Object.fromEntries(all);
}

// What Clerk documents: its frontend API, its pictures, and the two hosts that keep robots out. The service that looks
// for fraud is reached at ports of its own.
function clerkSources(clerk: Env['clerk']): Sources {
  if (!clerk) return {};
  const frontendApi = new URL(clerk.issuer).origin;
  const challenges = 'https://challenges.cloudflare.com';
  return {
    scriptSrc: [frontendApi, challenges, 'https://*.protect.clerk.com'],
    connectSrc: [frontendApi, 'https://*.protect.clerk.com:*'],
    imgSrc: ['https://img.clerk.com'],
    frameSrc: [challenges, 'https://*.protect.clerk.com'],
  };
}

// What Razorpay's checkout loads into the page, by the list that its own Magento module allows (razorpay-magento,
// etc/csp_whitelist.xml, and issues 537 and 542: blocked, its check for fraud stops the checkout). docs/outside-hosts.md
// has each host with its reason.
function paymentSources(razorpay: Env['razorpay']): Sources {
  if (!razorpay) return {};
  const [api, checkout] = [new URL(razorpay.baseUrl).origin, new URL(razorpay.checkoutUrl).origin];
  const [cdn, build] = ['https://cdn.razorpay.com', 'https://checkout-static-next.razorpay.com'];
  return {
    scriptSrc: [checkout, cdn, build],
    styleSrc: [cdn, build],
    imgSrc: [cdn, build],
    connectSrc: [api, 'https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com'],
    frameSrc: [api, checkout],
  };
}
