import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPerson } from '../testing/create-person.ts';
import { blocksOf, ROOT } from '../testing/read-documents.ts';
import { newDataDir, removeDataDirs, runOperator, runServer, type ServerProcess } from '../testing/run-server.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

/** The folder and the ids of the page; here they are others. */
const BACKUPS = '/backups';
const OPTION_WITH_ID = /(--\w+) [0-9a-f-]{36}/;
/** Where nobody listens: emails are written, and wait. */
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'meals@example.test', CONTACT_TO: 'team@example.test' };

const blocks = blocksOf(await readFile(join(ROOT, 'docs/operate.md'), 'utf8'));
const commands = blocks.flatMap(({ info, lines }, index) =>
  info === 'sh operator' ? [{ command: lines.join('\n'), printed: blocks[index + 1]?.lines.join('\n') ?? '' }] : [],
);

let dataDir: string;
let backups: string;
let server: ServerProcess;

beforeAll(async () => {
  [dataDir, backups] = await Promise.all([newDataDir(), newDataDir()]);
  server = await runServer({ DATA_DIR: dataDir, ...MAIL });
  await createPerson(server.url, `http://localhost:${new URL(server.url).port}`, 'asha@example.test');
  await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ravi',
      email: 'ravi@example.test',
      subject: 'Millet',
      message: 'Is millet on the menu?',
    }),
  });
});
afterAll(async () => {
  await server.kill('SIGKILL');
  await removeDataDirs();
});

/** What differs from one run to the next, and nothing else. */
function withoutChance(text: string): string {
  return (
    text
      .replaceAll(backups, BACKUPS)
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>')
      .replaceAll(/\b[A-Za-z0-9]{32}\b/g, '<user>')
      .replaceAll(/\b[0-9a-f]{64}\b/g, '<digest>')
      // Columns are as wide as what is in them; an email may have been tried by now or not.
      .replaceAll(/ {2,}/g, '  ')
      // The test itself looks for the email that is tried again.
      .replace(/(<moment> {2}a command {2}outbox-read.*\n)\1/, '$1')
      .replaceAll(/waiting {2}\S+ {2}\d+/g, 'waiting  <attempts>')
      .replaceAll(/token=(?:[0-9a-f]+|<digest>)/g, 'token=<token>')
      .replaceAll(/localhost:\d+/g, 'localhost:<port>')
      .replaceAll(/\d+ rows of \d+ tables/g, '<rows>')
      .replaceAll(/version \d+\.\d+\.\d+/g, '<version>')
      .trim()
  );
}

async function run(command: string) {
  const [, name = '', rest = ''] = /^npm run ([\w-]+)(?: -- (.+))?$/.exec(command) ?? [];
  const here = rest.replace(BACKUPS, backups);
  const [, option] = OPTION_WITH_ID.exec(here) ?? [];
  const words = option
    ? [option, await newestOf(name)]
    : [...here.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = '']) => quoted ?? word);
  return runOperator([name, ...words], { DATA_DIR: dataDir, ...MAIL });
}

async function newestOf(name: string): Promise<string> {
  const words = name === 'inbox' ? [name, '--all'] : [name];
  const { output } = await runOperator(words, { DATA_DIR: dataDir });
  return /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(output)?.[0] ?? '';
}

test('the page shows every command', () => {
  const shown = commands.map(({ command }) => command.split(' ')[2]);

  expect(new Set(shown)).toEqual(
    new Set([
      'grant',
      'reset-password',
      'remove-factors',
      'operator',
      'person',
      'accounts',
      'tasks',
      'outbox',
      'audit',
      'inbox',
      'costs',
      'backup',
      'restore',
    ]),
  );
});

// In the order of the page: each finds what those before it have left.
test.each(commands)('$command prints what the page shows', async ({ command, printed }) => {
  // After a restore the server starts again, and holds its data folder before it can be reached.
  const { exitCode, output, errors } = await vi.waitFor(
    async () => {
      const answer = await run(command);
      if (/data folder is in use/.test(answer.errors)) throw new Error(answer.errors);
      return answer;
    },
    { timeout: 60_000, interval: 500 },
  );

  expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' });
  expect(withoutChance(output)).toBe(withoutChance(printed));
});
