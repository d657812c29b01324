import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { appRouter } from '@platewise/api/app-router';
import type { FastifyInstance } from 'fastify';
import { openapiDocument } from './openapi.ts';
import { readExamples } from './rest/rest-examples.ts';
import { REST_ROUTES } from './rest/rest-routes.ts';
import type { Services } from './start/services.ts';

/**
 * The OpenAPI document and, next to it, its reference page: served from here, without any outside host. Written when it is
 * first asked for: that takes a fifth of a start.
 */
export async function docsPlugin(app: FastifyInstance, { version, env, identity }: Services): Promise<void> {
  let written: ReturnType<typeof openapiDocument> | undefined;
  const document = () => {
    written ??= openapiDocument(appRouter, REST_ROUTES, {
      version,
      publicUrl: env.PUBLIC_URL,
      examples: readExamples(),
      hasOwnAccounts: identity.kind === 'local',
    });
    return written;
  };
  app.get('/api/openapi.json', async () => document());
  await app.register(swagger, { openapi: {}, transformObject: () => document() as never });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: '/api/openapi.json', validatorUrl: null },
  });
}
