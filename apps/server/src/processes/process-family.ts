import { z } from 'zod';

/** Set by the process that has started this one; nobody else sets it. */
export const FAMILY_VARIABLE = 'PLATEWISE_PROCESSES';

const familySchema = z.object({ secret: z.string(), pid: z.number() });

/** What the processes of one server share: the secret of its operator, and the process that started them. */
export type ProcessFamily = z.infer<typeof familySchema>;

/** Undefined for a server that is one process. */
export function readProcessFamily(text: string | undefined): ProcessFamily | undefined {
  return text ? familySchema.parse(JSON.parse(text)) : undefined;
}
