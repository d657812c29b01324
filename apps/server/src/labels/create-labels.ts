import type { LabelsPort } from '@platewise/providers/labels/label-port';
import type { Env } from '../env/env.ts';

type Options = { version: string; now: () => Date };

/**
 * Where labels of barcodes come from, as the environment says; null where nobody is set. What each needs is loaded only where it is set.
 * @throws BarcodesFileError naming the line of the list that cannot be used
 */
export async function createLabels(
  env: Pick<Env, 'labels' | 'CONTACT_TO' | 'PUBLIC_URL'>,
  { version, now }: Options,
): Promise<LabelsPort | null> {
  const { labels } = env;
  if (!labels) return null;
  if (labels.kind === 'operator-file') {
    const { openBarcodesFile } = await import('@platewise/providers/labels/barcodes-file/open-barcodes-file');
    return openBarcodesFile(labels.path);
  }
  const { createOpenFoodFacts } = await import('@platewise/providers/labels/open-food-facts/create-open-food-facts');
  return createOpenFoodFacts({ baseUrl: labels.baseUrl, userAgent: userAgentOf(env, version), now });
}

/** The name under which Open Food Facts is asked: program, version and who runs it, as its rules want. */
export function userAgentOf(
  { CONTACT_TO, PUBLIC_URL }: Pick<Env, 'CONTACT_TO' | 'PUBLIC_URL'>,
  version: string,
): string {
  // A header takes no other characters.
  const contact = CONTACT_TO && /^[\x21-\x7e]+$/.test(CONTACT_TO) ? CONTACT_TO : PUBLIC_URL;
  return `Platewise/${version} (${contact})`;
}
