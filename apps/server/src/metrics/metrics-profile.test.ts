import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const INFRA = join(import.meta.dirname, '../../../../infra');

const serviceSchema = z.object({
  profiles: z.array(z.string()).optional(),
  image: z.string().optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  secrets: z.array(z.string()).optional(),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  secrets: z.record(z.string(), z.object({ environment: z.string() })),
  volumes: z.record(z.string(), z.unknown()),
});

const read = async (file: string): Promise<unknown> => parse(await readFile(join(INFRA, file), 'utf8'));
const compose = composeSchema.parse(await read('compose.yml'));
const ofProfile = Object.entries(compose.services).filter(([, { profiles }]) => profiles?.includes('metrics'));
/** Where a container finds a file of ours. */
const mounts = ofProfile.flatMap(([, { volumes = [] }]) => volumes.map((one) => one.split(':') as [string, string]));

test('the profile starts nothing of its own accord, and is open to this machine only', () => {
  expect(ofProfile.map(([name]) => name)).toEqual(['prometheus', 'collector', 'grafana']);
  for (const [name, { image, ports = [] }] of ofProfile) {
    expect(image, name).toMatch(/^[\w/-]+:v?\d+\.\d+\.\d+$/);
    expect(ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
  }
});

test('what is mounted is there, or a volume', async () => {
  for (const [from] of mounts) {
    if (from.startsWith('./')) await access(join(INFRA, from));
    else expect(Object.keys(compose.volumes)).toContain(from);
  }
});

test('Prometheus asks the server under the name that the alerts look for, with the token, and has the alerts', async () => {
  const { rule_files: rules, scrape_configs: jobs } = z
    .object({
      rule_files: z.array(z.string()),
      scrape_configs: z.tuple([
        z.object({
          job_name: z.string(),
          static_configs: z.tuple([z.object({ targets: z.array(z.string()) })]),
          authorization: z.object({ credentials_file: z.string() }),
        }),
      ]),
    })
    .parse(await read('prometheus/prometheus.yml'));
  const [{ job_name: job, static_configs: targets, authorization }] = jobs;

  expect([job, targets[0].targets]).toEqual(['platewise', ['app:3000']]);
  expect(rules.map(fileAt)).toEqual(['./prometheus/alerts.yml']);
  expect(authorization.credentials_file).toBe('/run/secrets/metrics-token');
  expect(compose.services.prometheus?.secrets).toEqual(['metrics-token']);
  expect(compose.secrets['metrics-token']).toEqual({ environment: 'METRICS_TOKEN' });
});

test('Grafana finds its sources among the services, and the board where it looks for boards', async () => {
  const { datasources } = z
    .object({ datasources: z.array(z.object({ type: z.string(), url: z.url() })) })
    .parse(await read('grafana/provisioning/datasources/sources.yml'));
  const { providers } = z
    .object({ providers: z.tuple([z.object({ options: z.object({ path: z.string() }) })]) })
    .parse(await read('grafana/provisioning/dashboards/boards.yml'));

  expect(datasources.map(({ type, url }) => [type, new URL(url).hostname])).toEqual([
    ['prometheus', 'prometheus'],
    ['jaeger', 'collector'],
  ]);
  expect(fileAt(`${providers[0].options.path}/platewise.json`)).toBe('./grafana/platewise.json');
});

/** The file of ours that a container finds at a path. */
function fileAt(path: string): string | undefined {
  for (const [from, to] of mounts) if (path === to || path.startsWith(`${to}/`)) return path.replace(to, from);
  return undefined;
}
