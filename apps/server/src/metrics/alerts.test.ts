import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFile(join(ROOT, path), 'utf8');

/** Prometheus' own, of each target. */
const OF_PROMETHEUS = ['up'];

/** Every series that a scrape may hold. */
function knownSeries(): Set<string> {
  const { registries, lookUp } = createMetrics();
  lookUp({
    processesExpected: () => 1,
    pools: () => ({}),
    planning: () => ({ running: 0, queued: 0 }),
    stored: async () => null,
  });
  const all = Registry.merge(registries).getMetricsAsArray();
  return new Set(
    all.flatMap(({ name, ...metric }) =>
      'buckets' in metric ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
}

const namesIn = (expression: string) =>
  [...expression.replaceAll(/"[^"]*"/g, '').matchAll(/\b(?:platewise|nodejs|process)_\w+|\bup\b/g)].map(
    ([name]) => name,
  );

/** The alerts of the file, each with its question. */
async function readAlerts() {
  const rules = (await read('infra/prometheus/alerts.yml')).split(/^ {6}- alert: /m).slice(1);
  return rules.map((rule) => {
    const question = rule.slice(rule.indexOf('expr:'), rule.search(/^ {8}(for|labels):/m));
    return { name: rule.split('\n')[0] ?? '', question };
  });
}

test('every alert asks for series that a scrape holds', async () => {
  const known = knownSeries();
  const alerts = await readAlerts();

  expect(alerts.length).toBeGreaterThan(15);
  for (const { name, question } of alerts) {
    const names = namesIn(question).filter((one) => !OF_PROMETHEUS.includes(one));
    expect(namesIn(question), name).not.toEqual([]);
    expect(
      names.filter((one) => !known.has(one)),
      name,
    ).toEqual([]);
  }
});

test('every panel of the board asks for series that a scrape holds, and every figure of ours is on it', async () => {
  const known = knownSeries();
  const board = JSON.parse(await read('infra/grafana/platewise.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const asked = board.panels.map(({ title, targets }) => ({
    title,
    names: targets.flatMap(({ expr }) => namesIn(expr)),
  }));

  for (const { title, names } of asked) {
    expect(names, title).not.toEqual([]);
    expect(
      names.filter((one) => !known.has(one)),
      title,
    ).toEqual([]);
  }
  const shown = new Set(asked.flatMap(({ names }) => names.map((name) => name.replace(/_(bucket|count|sum)$/, ''))));
  const ours = [...known]
    .filter((name) => name.startsWith('platewise_'))
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  expect(ours.filter((name) => !shown.has(name))).toEqual([]);
});

test('every alert has its line in the runbook, and the runbook has no others', async () => {
  const rows = [...(await read('docs/runbook.md')).matchAll(/^\| `(\w+)` \*(page|ticket)\* \|/gm)];

  const alerts = await readAlerts();
  expect(rows.map(([, name]) => name)).toEqual(alerts.map(({ name }) => name));
});
