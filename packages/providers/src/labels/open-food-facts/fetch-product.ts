/** From the question to the last byte of the answer. */
const ALL_MS = 5000;
/** A product with the fields that are asked for has some hundred bytes; the rest of a larger answer is never read. */
const ANSWER_MAX_BYTES = 256 * 1024;

export type Asked = { baseUrl: string; userAgent: string; timeoutMs?: number };

/** The status and the text of an answer; null where there is none, it leads elsewhere or has no end. */
export async function fetchProduct(
  path: string,
  { baseUrl, userAgent, timeoutMs = ALL_MS }: Asked,
): Promise<{ status: number; body: unknown; retryAfter: number | null } | null> {
  try {
    const response = await fetch(new URL(path, baseUrl), {
      headers: { accept: 'application/json', 'user-agent': userAgent },
      // The host is the operator's choice, and nobody else's.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, headers } = response;
    if (status >= 300 && status < 400) return null;
    const text = await readText(response);
    const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
    return { status, body: parsed(text), retryAfter: Number.isFinite(retryAfter) ? retryAfter : null };
  } catch {
    return null;
  }
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  // Leaving the loop ends the connection.
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > ANSWER_MAX_BYTES) throw new Error('The answer is too large.');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
