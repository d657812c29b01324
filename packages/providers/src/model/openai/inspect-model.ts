import { z } from 'zod';

const count = z.number().int().positive().optional().catch(undefined);
const listSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      // The names under which OpenRouter and vLLM state how much a model takes and gives together.
      context_length: count,
      max_model_len: count,
      supported_parameters: z.array(z.string()).optional().catch(undefined),
    }),
  ),
});

/** What the service answers to our key, and how it lists the model; null where its list is silent about something. */
export type ModelInspection =
  | { kind: 'listed'; contextTokens: number | null; takesSchemas: boolean | null }
  | { kind: 'unlisted'; listed: string[] }
  /** It answers, but has no list of models. */
  | { kind: 'no-list'; status: number }
  | { kind: 'refused'; status: number }
  | { kind: 'unreachable' };

/** Asks a service that speaks OpenAI's API once for its list of models; nothing is generated. */
export async function inspectModel({
  baseUrl,
  apiKey,
  model,
  timeoutMs,
}: {
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs: number;
}): Promise<ModelInspection> {
  try {
    const response = await fetch(`${baseUrl}/models`, {
      headers: { authorization: `Bearer ${apiKey}` },
      // Elsewhere the key has nothing to do.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    if (status === 401 || status === 403) return { kind: 'refused', status };
    if (status >= 500 || status === 429) return { kind: 'unreachable' };
    const { data } = listSchema.safeParse(await response.json().catch(() => null));
    if (!response.ok || !data) return { kind: 'no-list', status };
    return findIn(data.data, model);
  } catch {
    return { kind: 'unreachable' };
  }
}

function findIn(models: z.output<typeof listSchema>['data'], model: string): ModelInspection {
  // Ollama lists 'qwen3:latest' for what may be asked as 'qwen3'.
  const found = models.find(({ id }) => id === model || id === `${model}:latest`);
  if (!found) return { kind: 'unlisted', listed: models.map(({ id }) => id) };
  const { supported_parameters: takes, context_length, max_model_len } = found;
  return {
    kind: 'listed',
    contextTokens: context_length ?? max_model_len ?? null,
    takesSchemas: takes ? takes.includes('structured_outputs') || takes.includes('response_format') : null,
  };
}
