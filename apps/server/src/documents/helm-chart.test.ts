import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { envSchema } from '../env/env.ts';
import { ROOT } from '../testing/read-documents.ts';

const CHART = join(ROOT, 'infra/helm/platewise');
/** No package of ours: CI has it, and runs kubeconform on what it renders. */
const HELM = 'helm';
const hasHelm = spawnSync(HELM, ['version'], { stdio: 'ignore' }).error === undefined;
const without = hasHelm ? '' : ' (not run: helm is not installed)';

type Values = Record<string, unknown>;
const values = parse(await readFile(join(CHART, 'values.yaml'), 'utf8')) as Values & { env: object; secretEnv: object };
const templates = await Promise.all(
  (await readdir(join(CHART, 'templates'))).map((name) => readFile(join(CHART, 'templates', name), 'utf8')),
);

/** The paths of values that templates name, such as image.tag. */
const named = new Set(
  templates.flatMap((text) => [...text.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path)),
);

function pathsOf(node: Values, before = ''): string[] {
  return Object.entries(node).flatMap(([name, value]) => {
    const path = `${before}${name}`;
    const isNamed = named.has(path);
    return isNamed || value === null || typeof value !== 'object' || Array.isArray(value)
      ? [path]
      : pathsOf(value as Values, `${path}.`);
  });
}

test('templates use every value of the chart, and no other', () => {
  expect([...named].toSorted()).toEqual(pathsOf(values).toSorted());
});

test('variables of the chart are those that the server reads', () => {
  expect(
    [...Object.keys(values.env), ...Object.keys(values.secretEnv)].filter((name) => !(name in envSchema.shape)),
  ).toEqual([]);
});

test.runIf(hasHelm)(`helm finds no fault, with and without what is optional${without}`, () => {
  const optional = ['--set', 'autoscaling.enabled=true,ingress.enabled=true,ingress.tlsSecret=tls'];
  for (const set of [[], optional]) {
    const { status, stdout, stderr } = spawnSync(HELM, ['lint', '--strict', ...set, CHART], { encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`).toBe(0);
  }
});
