import { createHash } from 'node:crypto';
import { appRouter } from '@platewise/api/app-router';
import { expect, test } from 'vitest';
import { openapiDocument } from './openapi.ts';
import { REST_ROUTES } from './rest/rest-routes.ts';

// Each operation with its parameters, and with digests of the bodies that it takes and answers: the schemas fill a megabyte.
test('the documented paths, schemas and refusals are as they were', async () => {
  // Examples have a record of their own, rest/examples.
  const about = { version: '0.0.0', publicUrl: 'http://localhost', examples: {}, hasOwnAccounts: true };
  const document = openapiDocument(appRouter, REST_ROUTES, about);
  const { schemas } = document.components as { schemas: Record<string, unknown> };
  const lines: string[] = [];
  for (const [path, methods] of entries(document.paths)) {
    for (const [method, operation] of entries(methods)) {
      const { requestBody, responses, parameters, ...facts } = Object.fromEntries(entries(operation));
      lines.push(`${method.toUpperCase()} ${path} ${JSON.stringify(facts)}`);
      for (const [, parameter] of entries(parameters)) lines.push(`  takes ${JSON.stringify(parameter)}`);
      if (requestBody) lines.push(`  takes ${digestOf(writtenOut(requestBody, schemas))}`);
      for (const [status, response] of entries(responses))
        lines.push(`  answers ${status} ${digestOf(writtenOut(response, schemas))}`);
    }
  }

  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('frozen/openapi.txt');
});

function entries(value: unknown): [string, unknown][] {
  return Object.entries(value ?? {});
}

/** A body with its named schemas written out, but for the one that every refusal answers with. */
function writtenOut(value: unknown, schemas: Record<string, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => writtenOut(one, schemas));
  const name = '$ref' in value ? String(value.$ref).split('/').at(-1) : undefined;
  if (name !== undefined && name !== 'Error') return writtenOut(schemas[name], schemas);
  return Object.fromEntries(entries(value).map(([key, one]) => [key, writtenOut(one, schemas)]));
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}
