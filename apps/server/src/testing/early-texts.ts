// Loads the server and prints, as JSON, the files that read a text meanwhile: such a text is in the language of nobody.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE_LOCALE, takeLocaleFrom } from '@platewise/contract/language/locale';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const READERS = /contract\/src\/language\/(area|translations|message|formats|locale)\.ts/;
const files = new Set<string>();

takeLocaleFrom(() => {
  const frames = new Error('reads a text').stack?.split('\n').filter((line) => line.includes('file://')) ?? [];
  const reader = frames.slice(1).find((line) => !READERS.test(line));
  const [url = ''] = reader?.match(/file:\/\/[^:]+/) ?? [];
  if (url) files.add(relative(ROOT, fileURLToPath(url)));
  return SOURCE_LOCALE;
});

await import('../start/start-server.ts');
process.stdout.write(JSON.stringify([...files].toSorted()));
