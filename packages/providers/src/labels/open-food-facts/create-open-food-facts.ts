import type { LabelAnswer, LabelsPort } from '../label-port.ts';
import { type Asked, fetchProduct } from './fetch-product.ts';
import { PRODUCT_FIELDS, readProduct } from './read-product.ts';

/** Seconds without a question after one that was refused as too many, where no time is named; and the most that is waited. */
const [QUIET_SECONDS, QUIET_MAX_SECONDS] = [60, 3600];

type Options = Asked & { now: () => Date };

/**
 * Labels of Open Food Facts, or of a mirror of it, by API v2: `GET /api/v2/product/{code}?fields=...`. It asks callers to name
 * themselves (User-Agent), has 15 questions a minute for an address, and refuses more with 429 or 503: then it is left alone for as long
 * as it says. A product that it does not have is status 0 in a 404, or in a 200 of older versions.
 * @see https://openfoodfacts.github.io/openfoodfacts-server/api/
 */
export function createOpenFoodFacts({ now, ...asked }: Options): LabelsPort {
  let quietUntil = 0;

  async function find(barcode: string): Promise<LabelAnswer> {
    if (now().getTime() < quietUntil) return { kind: 'unavailable' };
    const answer = await fetchProduct(productPath(barcode), asked);
    if (!answer) return { kind: 'unavailable' };
    const { status, body, retryAfter } = answer;
    if (status === 429 || status === 503) {
      const seconds = Math.min(QUIET_MAX_SECONDS, Math.max(1, retryAfter ?? QUIET_SECONDS));
      quietUntil = now().getTime() + seconds * 1000;
    }
    if (status !== 200 && status !== 404) return { kind: 'unavailable' };
    const read = readProduct(body);
    // A 404 of somebody who has no such API says nothing about the product.
    if (!read || (status === 404 && read.kind !== 'unknown')) return { kind: 'unavailable' };
    return read;
  }

  return { kind: 'open-food-facts', find };
}

/** The path of a product with the fields that are read; its code has as many zeros as Open Food Facts writes. */
export function productPath(barcode: string): string {
  return `/api/v2/product/${barcode.replace(/^0{5}(?=\d{8}$)/, '')}?fields=${PRODUCT_FIELDS}`;
}
