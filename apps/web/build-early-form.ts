import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { compressed } from './precompress.ts';

/**
 * Writes the script that answers for the planner's prerendered form until the application's code has come, by itself and
 * with nothing of it; the tag that names it.
 */
export async function buildEarlyForm(dist: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2023',
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'src/features/planner/early/early-form.ts'),
        output: { format: 'iife', entryFileNames: 'assets/early-form-[hash].js' },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const [{ fileName, code }] = output;
  await writeFile(join(dist, fileName), code);
  for (const { ending, source } of compressed(Buffer.from(code)))
    await writeFile(join(dist, fileName + ending), source);
  return `<script src="/${fileName}" defer></script>`;
}
