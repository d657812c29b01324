import type { Env } from '../env/env.ts';
import { type RunningServer, startServer } from './start-server.ts';

/**
 * A server that starts again in the same process when its database was replaced by a backup: nothing that was read
 * before is good any more, and anyone who uses it waits a moment. `onFailure` is reported when it cannot start again.
 */
export async function startRestartingServer(
  env: Env,
  { onFailure }: { onFailure: (error: unknown) => void },
): Promise<Omit<RunningServer, 'drain'>> {
  let isStopping = false;
  const start = () => {
    // It may be reported twice: by the command that restored, and by the background, which sees it.
    let isOver = false;
    return startServer(env, () => {
      if (isOver || isStopping) return;
      isOver = true;
      current = current.then(restart);
      current.catch(onFailure);
    });
  };
  const restart = async (server: RunningServer) => {
    if (isStopping) return server;
    await server.stop();
    return start();
  };
  let current = start();
  const { url, adapters, findings } = await current;
  const stop = async () => {
    isStopping = true;
    const server = await current;
    await server.drain();
    await server.stop();
  };
  return { url, adapters, findings, stop };
}
