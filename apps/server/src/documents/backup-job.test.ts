import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { landingTest } from '@platewise/config/testing/landing-test';
import { afterAll, expect, vi } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../testing/read-documents.ts';
import { newDataDir, removeDataDirs } from '../testing/run-server.ts';

afterAll(removeDataDirs);

landingTest(
  'the job of the compose file takes a backup and waits for the next day',
  async () => {
    const { services } = parse(await readFile(join(ROOT, 'infra/compose.yml'), 'utf8'), { merge: true });
    const [program = '', option = '', script = ''] = services.backup.command as string[];
    const [dataDir, backups] = await Promise.all([newDataDir(), newDataDir()]);

    const here = script.replaceAll('$$', '$').replaceAll('/backups', backups);
    const env = { PATH: `${process.execPath.replace(/\/node$/, '')}:/usr/bin:/bin`, DATA_DIR: dataDir };
    const job = spawn(program, [option, here], { cwd: ROOT, env, detached: true, stdio: 'ignore' });
    const exited = once(job, 'exit');
    await vi.waitUntil(async () => (await readdir(backups)).some((name) => /^\d{4}-\d\d-\d\d\.backup$/.test(name)), {
      timeout: 120_000,
      interval: 200,
    });

    expect(job.exitCode).toBe(null);
    process.kill(-(job.pid ?? 0), 'SIGTERM');
    await exited;
  },
  150_000,
);
