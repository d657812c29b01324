import { resolve } from 'node:path';
import { type OperatorCommand, operatorCommandSchema } from './operator-command.ts';

const USAGE = {
  grant: 'npm run grant -- <e-mail> pro|family|free [user id]',
  'reset-password': 'npm run reset-password -- <e-mail> [--keep-tokens]',
  inbox: 'npm run inbox [-- --all | --read <id>]',
  costs: 'npm run costs',
  doctor: 'npm run doctor',
  backup: 'npm run backup -- <file> [--overwrite]',
  restore: 'npm run restore -- <file> [--replace] | --release',
};

/** What was written after npm run, as a command; or how it is used, for a terminal. */
export function readCommand(name: string, words: string[]): OperatorCommand | string {
  if (!isCommand(name)) return Object.values(USAGE).join('\n');
  const command = operatorCommandSchema.safeParse(readWords(name, words));
  return command.success ? command.data : `${command.error.issues[0]?.message}\nUsage: ${USAGE[name]}`;
}

function isCommand(name: string): name is keyof typeof USAGE {
  return Object.hasOwn(USAGE, name);
}

function readWords(command: keyof typeof USAGE, words: string[]): object {
  if (command === 'inbox') return { command, ...readInboxOptions(words) };
  if (command === 'costs' || command === 'doctor') return words.length === 0 ? { command } : { command, words };
  if (command === 'reset-password') return { command, ...readResetOptions(words) };
  if (command === 'backup') return { command, ...readFileOption(words, { '--overwrite': 'isOverwritten' }) };
  if (command === 'restore') {
    if (words[0] === '--release') return words.length === 1 ? { command: 'release' } : { command: 'release', words };
    return { command, ...readFileOption(words, { '--replace': 'isReplacing' }) };
  }
  const [email, plan, userId] = words;
  return { command, email, plan, userId };
}

function readResetOptions(words: string[]): object {
  const [email, ...rest] = words.filter((word) => word !== '--keep-tokens');
  // What is left over is no value of the schema: answered with the usage.
  return { email, keepTokens: rest.length > 0 ? rest : words.includes('--keep-tokens') };
}

function readInboxOptions([option, id, ...rest]: string[]): object {
  if (option === undefined) return {};
  if (option === '--all' && id === undefined) return { all: true };
  if (option === '--read' && rest.length === 0) return { read: id ?? null };
  // No value of the schema: answered with the usage.
  return { all: option };
}

function readFileOption(words: string[], options: Record<string, string>): object {
  const [file, ...others] = words.filter((word) => !Object.hasOwn(options, word));
  const chosen = words.flatMap((word) => (Object.hasOwn(options, word) ? [[options[word], true]] : []));
  // Whatever else was written is refused by the schema.
  const rest = others.length > 0 || file?.startsWith('--') ? { words: others } : {};
  return { ...(file !== undefined && { file: resolve(file) }), ...Object.fromEntries(chosen), ...rest };
}
