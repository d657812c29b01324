import { request } from 'node:http';
import { hostname } from 'node:os';
import { text } from 'node:stream/consumers';
import { isRunning } from '@platewise/db/data-dir/process-name';
import { isDatabaseOpenError } from '@platewise/db/opening/database-open-error';
import { type Env, processEnv, readEnv } from '../env/env.ts';
import { OPERATOR_HEADER, OPERATOR_PATH, type OperatorCommand } from './operator-command.ts';
import type { OperatorAnswer } from './operator-commands.ts';
import { type OperatorFile, readOperatorFile } from './operator-file.ts';
import { readCommand } from './read-command.ts';

process.exitCode = await main(process.argv.slice(2));

async function main([name = '', ...words]: string[]): Promise<number> {
  const command = readCommand(name, words);
  if (typeof command === 'string') return fail(command, 64);
  const outcome = readEnv(processEnv());
  if (!outcome.ok) return fail(outcome.sentence, 78);

  const running = await readOperatorFile(outcome.env.DATA_DIR);
  const answer = (running && (await askServer(running, command))) ?? (await answerAlone(outcome.env, command));
  // What the doctor finds is its answer, no failure of the command.
  if (!answer.ok && command.command !== 'doctor') return fail(answer.text, 1);
  console.log(answer.text);
  return answer.ok ? 0 : 1;
}

function fail(text: string, exitCode: number): number {
  console.error(text);
  return exitCode;
}

/**
 * The running server's answer; null when there is none. A server that was killed leaves its file behind, and another may
 * have its port. A connection that breaks later is no sign of that: what was asked for may be going on.
 */
async function askServer(running: OperatorFile, command: OperatorCommand): Promise<OperatorAnswer | null> {
  try {
    const { status, body } = await post(running, JSON.stringify(command));
    if (status === 200) return JSON.parse(body) as OperatorAnswer;
    if (status === 404) return null;
    return { ok: false, text: `The server could not do it (${status}). Its log says why.` };
  } catch (error) {
    if (!(await isRunning({ pid: running.pid, host: hostname(), startedAt: null })) || isRefused(error)) return null;
    return { ok: false, text: `The connection to the server broke: ${String(error)}` };
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}

// Not by fetch, which gives up after five minutes: a backup may take longer.
function post({ url, secret }: OperatorFile, body: string): Promise<{ status: number | undefined; body: string }> {
  const headers = { 'content-type': 'application/json', [OPERATOR_HEADER]: secret };
  return new Promise((resolvePost, reject) => {
    const outgoing = request(`${url}${OPERATOR_PATH}`, { method: 'POST', headers }, (response) => {
      text(response).then((answer) => resolvePost({ status: response.statusCode, body: answer }), reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function answerAlone(env: Env, command: OperatorCommand): Promise<OperatorAnswer> {
  // Services would not open where something is wrong, and would bring the tables up to date.
  if (command.command === 'doctor') return (await import('../doctor/examine-alone.ts')).examineAlone(env);
  if (command.command === 'accounts')
    return answerUnlessClosed(async () => (await import('./accounts/move-alone.ts')).moveAlone(env, command));
  // Most of the product, which nobody waits for who only asks the running server, or mistyped a command.
  const [{ openServices }, { runOperatorCommand }] = await Promise.all([
    import('../start/open-services.ts'),
    import('./operator-commands.ts'),
  ]);
  return answerUnlessClosed(async () => {
    const services = await openServices(env);
    try {
      return await runOperatorCommand(services, command);
    } finally {
      await services.database.close();
    }
  });
}

async function answerUnlessClosed(work: () => Promise<OperatorAnswer>): Promise<OperatorAnswer> {
  try {
    return await work();
  } catch (error) {
    if (isDatabaseOpenError(error)) return { ok: false, text: error.message };
    throw error;
  }
}
