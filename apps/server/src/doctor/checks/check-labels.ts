import { isBarcodesFileError } from '@platewise/providers/labels/barcodes-file/barcodes-file-error';
import type { Env } from '../../env/env.ts';
import { createLabels, userAgentOf } from '../../labels/create-labels.ts';
import { readVersion } from '../../read-version.ts';
import { type Finding, fault, ok } from '../finding.ts';

const WHAT = 'Labels';

/** Whether Open Food Facts answers, or the list of labels can be read; empty where neither is set. */
export async function checkLabels(
  env: Pick<Env, 'labels' | 'CONTACT_TO' | 'PUBLIC_URL'>,
  { timeoutMs }: { timeoutMs: number },
): Promise<Finding[]> {
  const { labels } = env;
  if (!labels) return [];
  if (labels.kind === 'operator-file') return [await checkList(env)];
  const { inspectOpenFoodFacts } = await import('@platewise/providers/labels/open-food-facts/inspect-open-food-facts');
  const { host } = new URL(labels.baseUrl);
  const userAgent = userAgentOf(env, readVersion());
  const inspection = await inspectOpenFoodFacts({ baseUrl: labels.baseUrl, userAgent, timeoutMs });
  switch (inspection.kind) {
    case 'ok':
      return [ok(WHAT, `${host} answers to a barcode.`)];
    case 'unreachable':
      return [fault(WHAT, `${host} does not answer.`, 'See whether OFF_URL is right and reached from here.')];
    case 'refused':
      return [
        fault(
          WHAT,
          `${host} refuses to answer (${inspection.status}).`,
          'Wait a few minutes; if it stays, the address of this machine was shut out there: write to them, or set BARCODES_FILE.',
        ),
      ];
    case 'other':
      return [
        fault(
          WHAT,
          `${host} answers otherwise than Open Food Facts does (${inspection.status}).`,
          'Set OFF_URL to https://world.openfoodfacts.org or to a mirror with its API, version 2.',
        ),
      ];
  }
}

async function checkList(env: Parameters<typeof createLabels>[0]): Promise<Finding> {
  try {
    await createLabels(env, { version: readVersion(), now: () => new Date() });
    return ok(WHAT, 'The list of BARCODES_FILE can be read.');
  } catch (error) {
    if (!isBarcodesFileError(error)) throw error;
    return fault(WHAT, error.message, 'Mend the line that is named, then start the server again.');
  }
}
