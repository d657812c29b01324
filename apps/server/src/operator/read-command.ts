import { resolve } from 'node:path';
import { type OperatorCommand, operatorCommandSchema } from './operator-command.ts';

const USAGE = {
  grant: 'npm run grant -- <e-mail> pro|family|free [user id] [--reason "..."]',
  operator: 'npm run operator -- grant|revoke <e-mail> [user id] | list',
  person: 'npm run person -- delete|export|end-sessions <e-mail> [user id] --reason "..." [--keep-tokens]',
  accounts: 'npm run accounts -- to-clerk|to-local [e-mail] [--pairs <file>] [--move]',
  tasks: 'npm run tasks [-- --retry <task>]',
  outbox: 'npm run outbox [-- --retry <id>]',
  audit: 'npm run audit',
  'reset-password': 'npm run reset-password -- <e-mail> [--keep-tokens]',
  inbox: 'npm run inbox [-- --all | --read <id> | --answered <id> | --delete <id>]',
  'remove-factors': 'npm run remove-factors -- <e-mail>',
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
  if (command === 'operator') return { command, ...readOperatorWords(words) };
  if (command === 'person') return { command, ...readPersonWords(words) };
  if (command === 'accounts') return { command, ...readAccountsWords(words) };
  if (command === 'tasks' || command === 'outbox') return { command, ...readRetry(words) };
  if (command === 'costs' || command === 'doctor' || command === 'audit')
    return words.length === 0 ? { command } : { command, words };
  if (command === 'reset-password') return { command, ...readResetOptions(words) };
  if (command === 'remove-factors') return words.length > 1 ? { command, words } : { command, email: words[0] };
  if (command === 'backup') return { command, ...readFileOption(words, { '--overwrite': 'isOverwritten' }) };
  if (command === 'restore') {
    if (words[0] === '--release') return words.length === 1 ? { command: 'release' } : { command: 'release', words };
    return { command, ...readFileOption(words, { '--replace': 'isReplacing' }) };
  }
  const { rest, reason } = readReason(words);
  const [email, plan, userId] = rest;
  return { command, email, plan, userId, ...reason };
}

function readResetOptions(words: string[]): object {
  const [email, ...rest] = words.filter((word) => word !== '--keep-tokens');
  // What is left over is no value of the schema: answered with the usage.
  return { email, keepTokens: rest.length > 0 ? rest : words.includes('--keep-tokens') };
}

function readOperatorWords([deed, email, userId, ...rest]: string[]): object {
  // Words that nothing of the schema takes: answered with the usage.
  return { deed: rest.length > 0 ? null : deed, ...(deed === 'list' && email === undefined ? {} : { email, userId }) };
}

function readPersonWords(words: string[]): object {
  const { rest, reason } = readReason(words.filter((word) => word !== '--keep-tokens'));
  const [deed, email, userId, ...others] = rest;
  const keepTokens = words.includes('--keep-tokens');
  return { deed: others.length > 0 ? null : deed, email, userId, keepTokens, ...reason };
}

function readAccountsWords(words: string[]): object {
  const place = words.indexOf('--pairs');
  const file = place < 0 ? undefined : words[place + 1];
  const [deed, email, ...rest] = (place < 0 ? words : words.toSpliced(place, 2)).filter((word) => word !== '--move');
  // What is left over is no option of the schema: answered with the usage.
  const others = rest.length > 0 || (place >= 0 && file === undefined) ? { words: rest } : {};
  return {
    deed,
    ...(email !== undefined && { email }),
    ...(file !== undefined && { pairsFile: resolve(file) }),
    isMoved: words.includes('--move'),
    ...others,
  };
}

/** The word after --reason; a terminal hands a quoted sentence on as one. */
function readReason(words: string[]): { rest: string[]; reason: object } {
  const place = words.indexOf('--reason');
  if (place < 0) return { rest: words, reason: {} };
  return { rest: words.toSpliced(place, 2), reason: { reason: words[place + 1] ?? null } };
}

/** The name of a task is three words. */
function readRetry([option, ...rest]: string[]): object {
  if (option === undefined) return {};
  return option === '--retry' ? { retry: rest.length > 0 ? rest.join(' ') : null } : { words: option };
}

const INBOX_DEEDS: Readonly<Record<string, string>> = {
  '--read': 'message-read',
  '--answered': 'message-answered',
  '--delete': 'message-deleted',
};

function readInboxOptions([option, id, ...rest]: string[]): object {
  if (option === undefined) return {};
  if (option === '--all' && id === undefined) return { all: true };
  const deed = option === undefined ? undefined : INBOX_DEEDS[option];
  if (deed !== undefined && rest.length === 0) return { deed, messageId: id ?? null };
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
