import { createHash } from 'node:crypto';
import type { GeneratedTextRequest } from '@platewise/contract/generation/generated-text-schema';
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

/** Has words written on a request, once for a person and the same order; null where none came. They are not checked yet. */
export type WordWriter = (textRequest: GeneratedTextRequest, asking: Asking) => Promise<string | null>;

/** The writer that asks a model. */
export function createWordWriter(model: Pick<ModelPort, 'write'>): WordWriter {
  const stored = new Map<string, string>();
  const store = (key: string, text: string) => {
    stored.delete(key);
    stored.set(key, text);
    const [oldest] = stored.keys();
    if (stored.size > KEPT_MAX && oldest !== undefined) stored.delete(oldest);
    return text;
  };
  return async (textRequest, { person, signal, mayAsk }) => {
    const key = keyOf(person, textRequest);
    const known = stored.get(key);
    if (known !== undefined) return store(key, known);
    if (!(await mayAsk())) return null;
    try {
      return store(key, await model.write(textRequest, { person, signal }));
    } catch (error) {
      if (isModelError(error)) return null;
      throw error;
    }
  };
}

function keyOf(person: string, textRequest: GeneratedTextRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([person, textRequest]))
    .digest('base64');
}
