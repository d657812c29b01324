import type { GenerationRequest } from '@platewise/contract/generation/generation-schema';
import {
  type ModelReading,
  partsForModel,
  type ReadableRequest,
} from '@platewise/planner/request/model-reading/model-reading';
import { readRequest } from '@platewise/planner/request/read-request';
import { isModelError } from '@platewise/providers/model/model-error';
import type { ModelPort } from '@platewise/providers/model/model-port';

/** A plan waits so long for its notes to be read, in milliseconds, and is made without them then. */
const PATIENCE_MS = 8000;
/** Readings that are kept in this process; the oldest go first. */
const KEPT_MAX = 1000;

/** Has a model read what the rules left unread of a request's notes; the request as it was where that gives nothing. */
export type NotesReader = (
  request: GenerationRequest,
  asking: { person: string; signal: AbortSignal },
) => Promise<ReadableRequest>;

/** The reader that asks a model, once for a person and the same parts. */
export function createNotesReader(model: Pick<ModelPort, 'readNotes'>): NotesReader {
  const stored = new Map<string, ModelReading>();
  return async (request, { person, signal }) => {
    if (request.additionalNotes.trim() === '') return request;
    const parts = partsForModel(readRequest(request));
    if (parts.length === 0) return request;
    const key = JSON.stringify([person, parts]);
    const known = stored.get(key);
    if (known) return { ...request, modelReading: known };
    try {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
      const modelReading = { parts, wishes: await model.readNotes({ parts }, { person, signal: patience }) };
      stored.set(key, modelReading);
      const [oldest] = stored.keys();
      if (stored.size > KEPT_MAX && oldest !== undefined) stored.delete(oldest);
      return { ...request, modelReading };
    } catch (error) {
      if (isModelError(error)) return request;
      throw error;
    }
  };
}
