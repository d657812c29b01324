import Razorpay from 'razorpay';
import { translateFailure } from './translate-failure.ts';

/** How long one call may take; the SDK itself would wait for ever. */
const TIMEOUT_MS = 10_000;
const ANSWER_MAX_BYTES = 1024 * 1024;

/** The parts of the SDK's own HTTP client that are set here; its types leave it out. */
type HttpClient = {
  defaults: Record<string, unknown>;
  interceptors: {
    response: {
      use(
        onAnswer: (answer: { data: unknown; headers: Record<string, unknown> }) => unknown,
        onFailure: (failure: { response?: { status: number; data: unknown } }) => never,
      ): void;
    };
  };
};

export type RazorpayClient = {
  sdk: Razorpay;
  /** Makes one call and translates its failure. */
  call: <Answer>(question: () => Promise<Answer>) => Promise<Answer>;
  /** When the provider gave an answer, by its own clock; null when it did not say. */
  answeredAt: (answer: object) => Date | null;
};

/** The SDK with an address, a time limit and failures that say what happened. */
export function createRazorpayClient({
  keyId,
  keySecret,
  baseUrl,
  timeoutMs = TIMEOUT_MS,
}: {
  keyId: string;
  keySecret: string;
  baseUrl: string;
  timeoutMs?: number;
}): RazorpayClient {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const dates = new WeakMap<object, Date>();
  const { rq } = (sdk as unknown as { api: { rq: HttpClient } }).api;
  Object.assign(rq.defaults, {
    baseURL: baseUrl,
    timeout: timeoutMs,
    proxy: false,
    // An answer that leads elsewhere would take the key along.
    maxRedirects: 0,
    maxContentLength: ANSWER_MAX_BYTES,
  });
  rq.interceptors.response.use(
    (answer) => {
      const date = new Date(String(answer.headers.date));
      if (isRecord(answer.data) && !Number.isNaN(date.getTime())) dates.set(answer.data, date);
      return answer;
    },
    (failure) => {
      // Without these the SDK fails at reading them, and its failure hides this one.
      failure.response ??= { status: 0, data: {} };
      if (!isRecord(failure.response.data)) failure.response.data = {};
      throw failure;
    },
  );
  return {
    sdk,
    call: async (question) => {
      try {
        return await question();
      } catch (error) {
        throw translateFailure(error);
      }
    },
    answeredAt: (answer) => dates.get(answer) ?? null,
  };
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
