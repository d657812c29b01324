import { processEnv, readEnv } from './env.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const outcome = readEnv(processEnv());
if (!outcome.ok) {
  console.error(outcome.sentence);
  process.exit(78);
}
const { env } = outcome;

// A setting that cannot be used is named before all of the product is loaded.
const [{ startRestartingServer }, { describeStartFailure }] = await Promise.all([
  import('./start-restarting-server.ts'),
  import('./start-failure.ts'),
]);

try {
  const server = await startRestartingServer(env, { onFailure: fail });
  stopOnSignals(server);
  console.log(`Adapters: ${server.adapters}`);
  console.log(`Platewise AI is ready at ${server.url}`);
} catch (error) {
  fail(error);
}

function fail(error: unknown): never {
  const { sentence, exitCode } = describeStartFailure(error, env);
  console.error(sentence);
  process.exit(exitCode);
}
