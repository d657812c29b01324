import autocannon, { type Client, type Request } from 'autocannon';

/** Answers a second, and how long one took, in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number };

/** All connections open and ask at once: what waits in that burst says nothing of a server under steady load, so it is not counted. */
const BURST_MS = 1000;

/**
 * Asks for `seconds` over `connections`, each of which goes through its own share of the requests again and again. A second before
 * that is not counted.
 * @throws where an answer is no success: what is refused fast is no speed
 */
export async function measureLoad(
  url: string,
  requests: readonly Request[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const times: number[] = [];
  let client = 0;
  const counted = performance.now() + BURST_MS;
  const { non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds + BURST_MS / 1000,
    setupClient: (one: Client) => {
      const own = client++ % connections;
      one.setRequests(requests.filter((_, index) => index % connections === own));
      one.on('response', (_status, _bytes, milliseconds) => {
        if (performance.now() > counted) times.push(milliseconds);
      });
    },
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals and ${errors} errors.`);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
