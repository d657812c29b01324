import { processEnv, readEnv } from './env.ts';
import { describeStartFailure } from './start-failure.ts';
import { startServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const outcome = readEnv(processEnv());
if (!outcome.ok) {
  console.error(outcome.sentence);
  process.exit(78);
}

try {
  const server = await startServer(outcome.env);
  stopOnSignals(server);
  console.log(`Adapters: ${server.adapters}`);
  console.log(`Platewise AI is ready at ${server.url}`);
} catch (error) {
  const { sentence, exitCode } = describeStartFailure(error, outcome.env);
  console.error(sentence);
  process.exit(exitCode);
}
