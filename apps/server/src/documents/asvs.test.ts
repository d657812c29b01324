import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, ROOT } from '../testing/read-documents.ts';

/** SHA-256 of "V1.1.1 2" and so on: each requirement of ASVS 5.0.0 of the levels 1 and 2 with its level, in its order, one a line. */
const REQUIREMENTS = '3765ed9541ee1523694f731f53d3201978aa23cf9cac70481d40476d8a2d1e27';

type Requirement = { id: string; level: string; status: string; proofs: string[]; why: string };

const requirements = await readRequirements();

/** The rows of docs/asvs.csv, every cell of which is quoted and holds no quotes. */
async function readRequirements(): Promise<Requirement[]> {
  const [, ...rows] = (await readFile(join(ROOT, 'docs/asvs.csv'), 'utf8')).trim().split('\n');
  return rows.map((row) => {
    const cells = [...row.matchAll(/"([^"]*)"/g)].map(([, cell = '']) => cell);
    const [id = '', level = '', , status = '', proof = '', why = ''] = cells;
    return { id, level, status, proofs: proof.split(' & ').filter((one) => one !== ''), why };
  });
}

test('every requirement of the levels 1 and 2 has its row', () => {
  const lines = requirements.map(({ id, level }) => `${id} ${level}`);

  expect(lines).toHaveLength(253);
  expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(REQUIREMENTS);
});

test.each(requirements)('$id is proven, or says why it is not', ({ status, proofs, why }) => {
  expect(['passed', 'not applicable', 'open']).toContain(status);
  expect([proofs.length > 0, why !== '']).toEqual([status === 'passed', status !== 'passed']);
});

const passed = requirements.flatMap(({ id, proofs }) => proofs.map((proof) => ({ id, proof })));

test.each(passed)('$id: $proof', async ({ proof }) => {
  const [path = '', title] = proof.split(/#|: (.*)/s).filter((part) => part !== undefined);
  const text = await readFile(join(ROOT, path), 'utf8');

  if (proof.startsWith('docs/')) expect(anchorsOf(text)).toContain(title);
  else expect(text.includes(`'${title}'`), 'a test of this name').toBe(true);
});
