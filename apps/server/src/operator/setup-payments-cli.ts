import { processEnv } from '../env/env.ts';
import { readPaymentsSetup } from '../env/payments-setup.ts';
import { setUpPayments } from '../payments/setup-payments.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  if (words.length > 0) return fail('setup:payments takes nothing more.\nUsage: npm run setup:payments', 64);
  const outcome = readPaymentsSetup(processEnv());
  if (!outcome.ok) return fail(outcome.sentence, 78);
  const { ok, text } = await setUpPayments(outcome.setup);
  if (!ok) return fail(text, 1);
  console.log(text);
  return 0;
}

function fail(text: string, exitCode: number): number {
  console.error(text);
  return exitCode;
}
