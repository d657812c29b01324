import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'testing/early-texts.ts');

test('no text is read while the server is loaded: each request is answered in its own language', () => {
  const files: string[] = JSON.parse(execFileSync(process.execPath, ['--liftoff-only', SCRIPT], { encoding: 'utf8' }));

  expect(files).toEqual([
    // English texts that are put together of others.
    'packages/contract/src/texts/shell/errors.ts',
    // The words by which foods are found are English by nature (decision 14).
    'packages/nutrition/src/words/additive-words.ts',
    'packages/nutrition/src/words/food-group-words.ts',
    'packages/nutrition/src/words/health-words.ts',
  ]);
}, 60_000);
