import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { AppError } from '@platewise/api/app-error';
import { LIMITS } from '@platewise/contract/limits';
import { type FastifyInstance, fastify } from 'fastify';
import { accountEventsPlugin } from './auth/account-events-plugin.ts';
import { authPlugin } from './auth/auth-plugin.ts';
import { configPlugin } from './config-plugin.ts';
import { docsPlugin } from './docs-plugin.ts';
import type { Env } from './env/env.ts';
import { healthPlugin } from './health/health-plugin.ts';
import { bodyRules } from './http/body-rules.ts';
import { CALLER } from './http/identify-hook.ts';
import { guardMethods } from './http/method-guard.ts';
import { notModified } from './http/not-modified.ts';
import { fromHttpError, sendRefusal } from './http/refuse.ts';
import { refuseWhileStopping } from './http/refuse-while-stopping.ts';
import { followRequestLanguage } from './http/request-language.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type Load, measureLoad } from './load/measure-load.ts';
import { shedLoad } from './load/shed-load.ts';
import { mcpPlugin } from './mcp/mcp-plugin.ts';
import { measureRequests } from './metrics/measure-requests.ts';
import { metricsPlugin } from './metrics/metrics-plugin.ts';
import { operatorPlugin } from './operator/operator-plugin.ts';
import { paymentWebhookPlugin } from './payments/payment-webhook-plugin.ts';
import { oneClickPlugin } from './rest/one-click-plugin.ts';
import { restPlugin } from './rest/rest-plugin.ts';
import type { ServerState } from './server-state.ts';
import type { Services } from './start/services.ts';
import { traceRequests } from './tracing/trace-requests.ts';
import { trpcPlugin } from './trpc/trpc-plugin.ts';
import { siteFilesPlugin } from './web/site-files-plugin.ts';
import { webPlugin } from './web/web-plugin.ts';

const PARAM_MAX_CHARACTERS = 5000;
const MEGABYTE = 1024 * 1024;

/** The HTTP server, ready to listen or to be called by tests. */
export async function createApp(
  services: Services,
  state: ServerState,
  given: { load?: () => Load } = {},
): Promise<FastifyInstance> {
  const { env, logger } = services;
  const app = fastify({
    bodyLimit: LIMITS.bodyMaxBytes,
    requestTimeout: 20_000,
    // Time limits of slow clients are looked at this often (security R21).
    http: { connectionsCheckingInterval: 5000 },
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // Refusals while stopping are ours, in the contract's shape.
    return503OnClosing: false,
    trustProxy: env.TRUST_PROXY.length > 0 ? env.TRUST_PROXY : false,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAM_MAX_CHARACTERS },
    frameworkErrors: (error, request, reply) => {
      sendRefusal(request, reply, fromHttpError(error));
    },
  });
  app.server.headersTimeout = 15_000;
  app.server.maxConnections = 2000;
  app.decorateRequest(CALLER);

  app.setErrorHandler((error, request, reply) => {
    const failure = fromHttpError(error);
    return sendRefusal(request, reply, failure);
  });
  followRequestLanguage(app);
  requestLog(app, logger);
  measureRequests(app, services.instruments);
  if (services.tracing) traceRequests(app, services.tracing);
  refuseWhileStopping(app, state);
  const load = given.load ?? openMeasure(app, env);
  shedLoad(app, { load, instruments: services.instruments });
  securityHeaders(app, env);
  await app.register(cors, {
    origin: env.WEB_ORIGINS,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    strictPreflight: false,
    exposedHeaders: ['ETag', 'X-Next-Cursor', 'Retry-After'],
  });
  await app.register(compress, {
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  bodyRules(app);
  notModified(app);

  // Before the table of methods: to strangers these addresses do not exist at all.
  operatorPlugin(app, services);
  metricsPlugin(app, services);
  const closeRouteTable = guardMethods(app);
  healthPlugin(app, services, state);
  configPlugin(app, services);
  siteFilesPlugin(app, services);
  authPlugin(app, services);
  await accountEventsPlugin(app, services);
  restPlugin(app, services);
  await oneClickPlugin(app, services);
  await paymentWebhookPlugin(app, services);
  trpcPlugin(app, services);
  mcpPlugin(app, services);
  await docsPlugin(app, services);
  const sendScreen = await webPlugin(app, services);
  closeRouteTable();
  app.setNotFoundHandler(
    (request, reply) => sendScreen(request, reply) ?? sendRefusal(request, reply, new AppError('NOT_FOUND')),
  );
  return app;
}

function openMeasure(app: FastifyInstance, { SHED_LOOP_MS: loopMs, SHED_MEMORY_MB: megabytes }: Env): () => Load {
  const measure = measureLoad({ loopMs, memoryBytes: megabytes * MEGABYTE });
  app.addHook('onClose', async () => measure.close());
  return measure.load;
}
