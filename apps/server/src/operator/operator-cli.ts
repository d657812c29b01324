import { isDatabaseOpenError } from '@platewise/db/database-open-error';
import { type Env, processEnv, readEnv } from '../env.ts';
import { openServices } from '../open-services.ts';
import {
  type OperatorAnswer,
  type OperatorCommand,
  operatorCommandSchema,
  runOperatorCommand,
} from './operator-commands.ts';
import { type OperatorFile, readOperatorFile } from './operator-file.ts';
import { OPERATOR_HEADER, OPERATOR_PATH } from './operator-plugin.ts';

const USAGE = {
  grant: 'npm run grant -- <e-mail> pro|family|free [user id]',
  'reset-password': 'npm run reset-password -- <e-mail>',
  inbox: 'npm run inbox [-- --all | --read <id>]',
  costs: 'npm run costs',
};

process.exitCode = await main(process.argv.slice(2));

async function main([name = '', ...words]: string[]): Promise<number> {
  if (!isCommand(name)) return fail(Object.values(USAGE).join('\n'), 64);
  const command = operatorCommandSchema.safeParse(readCommand(name, words));
  if (!command.success) return fail(`${command.error.issues[0]?.message}\nUsage: ${USAGE[name]}`, 64);
  const outcome = readEnv(processEnv());
  if (!outcome.ok) return fail(outcome.sentence, 78);

  const running = await readOperatorFile(outcome.env.DATA_DIR);
  const answer =
    (running && (await askServer(running, command.data))) ?? (await answerAlone(outcome.env, command.data));
  if (!answer.ok) return fail(answer.text, 1);
  console.log(answer.text);
  return 0;
}

function isCommand(name: string): name is keyof typeof USAGE {
  return Object.hasOwn(USAGE, name);
}

function readCommand(command: keyof typeof USAGE, words: string[]): object {
  if (command === 'inbox') return { command, ...readInboxOptions(words) };
  if (command === 'costs') return words.length === 0 ? { command } : { command, words };
  const [email, plan, userId] = words;
  return { command, email, plan, userId };
}

function readInboxOptions([option, id, ...rest]: string[]): object {
  if (option === undefined) return {};
  if (option === '--all' && id === undefined) return { all: true };
  if (option === '--read' && rest.length === 0) return { read: id ?? null };
  // No value of the schema: answered with the usage.
  return { all: option };
}

function fail(text: string, exitCode: number): number {
  console.error(text);
  return exitCode;
}

// A server that was killed leaves its file behind: no answer means that there is none.
async function askServer({ url, secret }: OperatorFile, command: OperatorCommand): Promise<OperatorAnswer | null> {
  const response = await fetch(`${url}${OPERATOR_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [OPERATOR_HEADER]: secret },
    body: JSON.stringify(command),
  }).catch(() => null);
  return response?.ok ? ((await response.json()) as OperatorAnswer) : null;
}

async function answerAlone(env: Env, command: OperatorCommand): Promise<OperatorAnswer> {
  try {
    const services = await openServices(env);
    try {
      return await runOperatorCommand(services, command);
    } finally {
      await services.database.close();
    }
  } catch (error) {
    if (isDatabaseOpenError(error)) return { ok: false, text: error.message };
    throw error;
  }
}
