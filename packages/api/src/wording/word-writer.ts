import { createHash } from 'node:crypto';
import type { GeneratedTextRequest } from '@platewise/contract/generated-text-schema';
import { isModelError } from '@platewise/providers/model/model-error';
import type { ModelPort } from '@platewise/providers/model/model-port';

/** Answers that are kept in this process; the ones that were not asked for the longest go first. */
const KEPT_MAX = 1000;

type Asking = {
  person: string;
  signal: AbortSignal;
  /** Whether a model may be asked; asked itself only where nothing is kept. */
  mayAsk: () => Promise<boolean>;
};

/** Has words written on an order, once for a person and the same order; null where none came. They are not checked yet. */
export type WordWriter = (order: GeneratedTextRequest, asking: Asking) => Promise<string | null>;

/** The writer that asks a model. */
export function createWordWriter(model: Pick<ModelPort, 'write'>): WordWriter {
  const kept = new Map<string, string>();
  const keep = (key: string, text: string) => {
    kept.delete(key);
    kept.set(key, text);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return text;
  };
  return async (order, { person, signal, mayAsk }) => {
    const key = keyOf(person, order);
    const known = kept.get(key);
    if (known !== undefined) return keep(key, known);
    if (!(await mayAsk())) return null;
    try {
      return keep(key, await model.write(order, { person, signal }));
    } catch (error) {
      if (isModelError(error)) return null;
      throw error;
    }
  };
}

function keyOf(person: string, order: GeneratedTextRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([person, order]))
    .digest('base64');
}
