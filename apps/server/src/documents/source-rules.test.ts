import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../testing/read-documents.ts';

/** Where the code lies that runs for people. */
const PACKAGES = ['contract', 'domain', 'nutrition', 'planner', 'shopping', 'prep-guide', 'api', 'db', 'providers'];
const FOLDERS = ['apps/server/src', 'apps/web/src', ...PACKAGES.map((name) => `packages/${name}/src`)];

const sources = (await Promise.all(FOLDERS.map(readSources))).flat();

/** The code of a folder, but for its tests. */
async function readSources(folder: string): Promise<{ path: string; code: string }[]> {
  const names = await readdir(join(ROOT, folder), { recursive: true });
  const code = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing[\\/]/.test(name));
  return Promise.all(
    code.map(async (name) => ({
      path: `${folder}/${name.replaceAll('\\', '/')}`,
      code: await readFile(join(ROOT, folder, name), 'utf8'),
    })),
  );
}

/** The files in which a pattern stands. */
function filesWith(pattern: RegExp): string[] {
  return sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path);
}

// What docs/asvs.csv says that the product does not do.
test.each([
  ['no text is run as code', /\beval\(|new Function\(/],
  ['no page is written as HTML', /dangerouslySetInnerHTML|(?:inner|outer)HTML|insertAdjacentHTML|document\.write/],
  ['no command of the machine is run', /node:child_process/],
  ['no XML is parsed', /DOMParser|XMLParser|parseXml|libxml|xml2js/i],
  ['no WebSocket and no WebRTC is opened', /new WebSocket|WebSocketServer|RTCPeerConnection/],
  ['no certificate goes unchecked', /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/],
  ['nothing is encrypted by code of ours', /create(?:Cipher|Decipher)|subtle\.(?:en|de)crypt|publicEncrypt/],
  ['no window takes messages of another', /window\.(?:addEventListener\('message'|onmessage)/],
])('%s', (_, pattern) => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(filesWith(pattern)).toEqual([]);
});

test('digests and their keyed kind are SHA-256', () => {
  const made = sources.flatMap(({ code }) =>
    [...code.matchAll(/create(?:Hash|Hmac)\('(\w+)'/g)].map(([, name]) => name),
  );

  expect(made.length).toBeGreaterThan(10);
  expect(new Set(made)).toEqual(new Set(['sha256']));
});

test('chance that anybody may guess decides about dishes and waiting alone', () => {
  expect(filesWith(/Math\.random/).toSorted()).toEqual([
    'apps/server/src/start/open-services.ts',
    'apps/web/src/shared/planning/use-plan-on-device.ts',
    'apps/web/src/shared/sync/device.ts',
  ]);
});

test('the log has one way out, standard output; only commands and the start write there besides', () => {
  const server = (pattern: RegExp) => filesWith(pattern).filter((path) => !path.startsWith('apps/web'));

  expect(server(/import (?!type)[^;]*'pino'/)).toEqual(['apps/server/src/create-logger.ts']);
  expect(server(/pino\.(?:destination|transport|multistream)|'pino-/)).toEqual([]);
  expect(server(/console\.|process\.std(?:out|err)/).toSorted()).toEqual([
    'apps/server/src/main.ts',
    'apps/server/src/operator/migrate-cli.ts',
    'apps/server/src/operator/operator-cli.ts',
    'apps/server/src/operator/setup-payments-cli.ts',
  ]);
});
