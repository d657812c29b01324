import { z } from 'zod';

/** How many traces are kept, by the names of OpenTelemetry. */
export const SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

const PAIR = /^\s*([\w-]+)\s*=\s*(\S*)\s*$/;

/** Headers as OpenTelemetry writes them: `name=value` separated by commas, values percent-encoded. */
export const headerList = z.string().transform((text, context): Record<string, string> => {
  const pairs = text.split(',').map((pair) => PAIR.exec(pair));
  const decoded = pairs.map((pair) => pair && decode(pair[2] ?? ''));
  if (pairs.includes(null) || decoded.includes(null)) {
    context.addIssue({ code: 'custom', message: 'must be a list like name=value,other=value, values percent-encoded' });
    return z.NEVER;
  }
  return Object.fromEntries(pairs.map((pair, index) => [pair?.[1] ?? '', decoded[index] ?? '']));
});

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

const SHARE_SENTENCE = 'must be a number from 0 to 1';

/** A share of all. */
export const share = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, { error: SHARE_SENTENCE })
  .transform(Number);
