import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configurationPage } from './configuration-page.ts';

await writeFile(join(import.meta.dirname, '../../../../../docs/configure.md'), configurationPage());
