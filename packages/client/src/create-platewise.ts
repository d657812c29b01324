import { KEYED_ROUTES, type Routes } from './routes.ts';
import { type Answer, addressOf, type Sent, sendOnce } from './send-once.ts';

export type * from './routes.ts';
export type { Answer, Failure, Issue, OwnCode, Success } from './send-once.ts';

/** The name of a route: method and path as the reference writes them, such as 'GET /api/calendar'. */
export type RouteName = keyof Routes;

/** A personal API token, or a function that is asked for the one to send with each request; undefined calls as a visitor. */
export type TokenSource = string | (() => string | undefined | Promise<string | undefined>);

export type PlatewiseOptions = {
  /** The address of the server, such as https://platewise.example. */
  url: string;
  token?: TokenSource | undefined;
  /** How often a request that the server asks to send later is sent again; 2 where it is left out. */
  retries?: number | undefined;
  /** Longer than this a call does not wait at once, in seconds; 60 where it is left out. */
  maxWaitSeconds?: number | undefined;
  /** Used in place of the global one. */
  fetch?: typeof globalThis.fetch | undefined;
};

/** What a route takes, and what may go along with each call. */
export type CallOptions<Name extends RouteName> = Omit<Routes[Name], 'answer' | 'code'> & {
  /** Ends the call, also while it waits; it then throws the reason. */
  signal?: AbortSignal | undefined;
  /** For routes that take one, so that a repeated call counts once, within 24 hours; a random one where it is left out. */
  idempotencyKey?: string | undefined;
};

type Arguments<Name extends RouteName> =
  Record<never, never> extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

export type Platewise = {
  /**
   * Calls a route: `await platewise.call('GET /api/calendar', { query: { from, to } })`. A refusal is a value with the server's
   * code, not an exception.
   * @throws the reason of `signal` when it is aborted, and TypeError where a placeholder of the path has no value
   */
  call: <Name extends RouteName>(name: Name, ...options: Arguments<Name>) => Promise<Answer<Name>>;
};

const MS = 1000;

/**
 * Calls of the REST API of one server. What the server refuses for now (429, 503, a key whose first call still runs) is sent again
 * after as long as its Retry-After says; what cannot be reached is sent again after a second and more. Both only where sending twice
 * changes nothing: what reads, sets, or carries an Idempotency-Key, and what was refused before it was looked at.
 * @throws TypeError where `url` is no address of http or https
 */
export function createPlatewise(options: PlatewiseOptions): Platewise {
  const { retries = 2, maxWaitSeconds = 60 } = options;
  const base = baseOf(options.url);
  const send = options.fetch ?? globalThis.fetch;

  async function call(name: RouteName, given: Sent = {}): Promise<Answer<RouteName>> {
    const key = KEYED_ROUTES.has(name) ? (given.idempotencyKey ?? crypto.randomUUID()) : undefined;
    const address = addressOf(base, name, given);
    for (let attempt = 1; ; attempt += 1) {
      const token = await currentToken(options.token);
      const answer = await sendOnce(send, { address, name, token, key, body: given.body, signal: given.signal });
      if (answer.ok || attempt > retries) return answer;
      const waitSeconds = secondsToWait(answer.error, attempt);
      if (waitSeconds === null || waitSeconds > maxWaitSeconds || !mayRepeat(name, answer.error, key)) return answer;
      await pause(waitSeconds * MS, given.signal);
    }
  }
  return { call: call as Platewise['call'] };
}

function baseOf(url: string): string {
  const isAddress = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (!isAddress) throw new TypeError(`url: an address such as https://platewise.example expected, not "${url}".`);
  return url.replace(/\/+$/, '');
}

async function currentToken(token: TokenSource | undefined): Promise<string | undefined> {
  return typeof token === 'function' ? token() : token;
}

type Failed = { code: string; status: number | null; retryAfterSeconds: number | null };

/** As long as the server says; where it could not be reached a second, then two, then four. Null: not to be sent again. */
function secondsToWait({ code, retryAfterSeconds }: Failed, attempt: number): number | null {
  return code === 'UNREACHABLE' ? 2 ** (attempt - 1) : retryAfterSeconds;
}

function mayRepeat(name: RouteName, { status }: Failed, key: string | undefined): boolean {
  // Too many calls: counted, and refused before anything else.
  if (status === 429) return true;
  return key !== undefined || /^(GET|PUT) /.test(name);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
}
