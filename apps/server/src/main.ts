import { processEnv, readEnv } from './env/env.ts';
import { stopOnSignals } from './start/stop-on-signals.ts';

const outcome = readEnv(processEnv());
if (!outcome.ok) {
  console.error(outcome.sentence);
  process.exit(78);
}
const { env } = outcome;
if (env.WORKERS > 1 && !env.family) await startProcesses();
else await startOne();

/** Several servers on one port, and this process, which hands connections to them. */
async function startProcesses(): Promise<void> {
  const { ProcessEndedError, runProcesses } = await import('./processes/run-processes.ts');
  try {
    stopOnSignals(await runProcesses(env), env);
    console.log(`Platewise AI is ready at ${env.PUBLIC_URL} (${env.WORKERS} processes)`);
  } catch (error) {
    if (!(error instanceof ProcessEndedError)) throw error;
    process.exit(error.exitCode);
  }
}

async function startOne(): Promise<void> {
  // A setting that cannot be used is named before all of the product is loaded.
  const [{ startRestartingServer }, { describeStartFailure }] = await Promise.all([
    import('./start/start-restarting-server.ts'),
    import('./start/start-failure.ts'),
  ]);
  const fail = (error: unknown): never => {
    const { sentence, exitCode } = describeStartFailure(error, env);
    console.error(sentence);
    process.exit(exitCode);
  };
  try {
    const server = await startRestartingServer(env, { onFailure: fail });
    stopOnSignals(server, env);
    if (env.family) return;
    console.log(`Adapters: ${server.adapters}`);
    for (const line of server.findings) console.log(line);
    console.log(`Platewise AI is ready at ${server.url}`);
  } catch (error) {
    fail(error);
  }
}
