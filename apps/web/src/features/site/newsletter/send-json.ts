/** Longer than that, in ms, and the person should hear of it. */
const TIMEOUT_MS = 15_000;

export type SendAnswer =
  | { ok: true; status: number; message: string }
  | {
      ok: false;
      /** The HTTP status; 0 when nothing answered. */
      status: number;
      /** The server's sentence for people, when it sent one. */
      sentence: string | null;
      issues: { path: string; message: string }[];
    };

/**
 * Posts JSON to one of the open routes and reads the answer, whatever it is. Never throws. It stands by itself, so that
 * public pages need no client library to send something.
 */
export async function sendJson(path: string, body: Record<string, unknown>): Promise<SendAnswer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return readAnswer(response, record(await response.json().catch(() => null)));
  } catch {
    return { ok: false, status: 0, sentence: null, issues: [] };
  }
}

// A success without `ok` did not come from our server (a hotel's sign-in page answers 200, too).
function readAnswer({ ok, status }: Response, body: Record<string, unknown>): SendAnswer {
  if (ok && body.ok === true) return { ok: true, status, message: text(body.message) };
  const issues = Array.isArray(body.issues) ? body.issues.map(record) : [];
  return {
    ok: false,
    status,
    sentence: text(body.error) || null,
    issues: issues.map(({ path, message }) => ({ path: text(path), message: text(message) })),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
