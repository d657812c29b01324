import { createHash } from 'node:crypto';
import { ERROR_TABLE } from '@platewise/contract/errors/error-table';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { appRouter } from './app-router.ts';
import { fillForPerson } from './testing/fill-for-person.ts';
import { person } from './testing/people.ts';
import { useTestApi } from './testing/use-test-api.ts';
import type { Meta } from './trpc.ts';

type Walked = { _def: { type: string; meta?: Meta; inputs: z.ZodType[] } };

const testApi = useTestApi();

// Clients name all of these: a name that changes here breaks somebody who is not in this repository.
test('procedures with their inputs, and codes of errors, are as they were', async () => {
  const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Walked>).map(
    ([
      path,
      {
        _def: { type, inputs },
      },
    ]) => `${type} ${path} ${inputs.map(digestOf).join(' ')}`.trimEnd(),
  );
  const errors = Object.entries(ERROR_TABLE).map(([code, { status }]) => `error ${code} ${status}`);

  const lines = [...procedures.toSorted(), ...errors.toSorted()];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('frozen/names.txt');
});

test('the copy of a person’s data has the keys that it had', async () => {
  const asker = { ...person('x'), userId: 'user-that-asks' };
  await fillForPerson(testApi().context.db, asker.userId);

  let text = '';
  for await (const piece of await testApi().as(asker).users.export()) text += piece;

  await expect(`${[...new Set(keysOf(JSON.parse(text)))].join('\n')}\n`).toMatchFileSnapshot('frozen/export.txt');
});

/** What a schema takes, in a few characters. */
function digestOf(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return createHash('sha256').update(JSON.stringify(json)).digest('hex').slice(0, 12);
}

function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => keysOf(one, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${path}.${key}`));
}
