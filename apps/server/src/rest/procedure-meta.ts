import type { AppRouter } from '@platewise/api/app-router';
import type { Meta } from '@platewise/api/trpc';
import type { z } from 'zod';

type Procedure = { _def: { meta?: Meta; type: 'query' | 'mutation' | 'subscription'; inputs: readonly z.ZodType[] } };

/** What a procedure states about itself: who may call it and how often. A name that does not exist stops the start. */
export function procedureMeta(router: AppRouter, name: string): Meta {
  const { meta } = procedureOf(router, name)._def;
  if (!meta) throw new Error(`${name} states nothing about itself.`);
  return meta;
}

/** Whether a procedure reads or changes something. */
export function procedureType(router: AppRouter, name: string): Procedure['_def']['type'] {
  return procedureOf(router, name)._def.type;
}

/** What a procedure takes. */
export function procedureInput(router: AppRouter, name: string): z.ZodType {
  const [input] = procedureOf(router, name)._def.inputs;
  if (!input) throw new Error(`${name} states no input.`);
  return input;
}

function procedureOf(router: AppRouter, name: string): Procedure {
  const procedures = router._def.procedures as unknown as Readonly<Record<string, Procedure | undefined>>;
  const procedure = procedures[name];
  if (!procedure) throw new Error(`A table names ${name}, which is not a procedure.`);
  return procedure;
}
