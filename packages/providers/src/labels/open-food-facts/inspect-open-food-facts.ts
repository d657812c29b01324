import { productPath } from './create-open-food-facts.ts';
import { type Asked, fetchProduct } from './fetch-product.ts';
import { readProduct } from './read-product.ts';

/** The code of the example in the API's own tutorial: a jar of hazelnut spread. */
const EXAMPLE = '3017624010701';

/** What a host answers to the question for one product. */
export type LabelsInspection = { kind: 'ok' | 'unreachable' } | { kind: 'refused' | 'other'; status: number };

/** Asks once for a product that the database is known to have; whether it is there does not matter, as a mirror may lack it. */
export async function inspectOpenFoodFacts(asked: Asked): Promise<LabelsInspection> {
  const answer = await fetchProduct(productPath(EXAMPLE), asked);
  if (!answer) return { kind: 'unreachable' };
  const { status, body } = answer;
  if (readProduct(body) && (status === 200 || status === 404)) return { kind: 'ok' };
  return { kind: status === 403 || status === 429 || status === 503 ? 'refused' : 'other', status };
}
