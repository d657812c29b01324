import type { AppRouter } from '@platewise/api/app-router';
import type { Meta } from '@platewise/api/trpc';

type Procedures = Readonly<Record<string, { _def: { meta?: unknown } } | undefined>>;

/** What a procedure states about itself: who may call it and how often. A name that does not exist stops the start. */
export function procedureMeta(router: AppRouter, name: string): Meta {
  const procedures = router._def.procedures as unknown as Procedures;
  const meta = procedures[name]?._def.meta;
  if (!meta) throw new Error(`The REST table names ${name}, which is not a procedure.`);
  return meta as Meta;
}
