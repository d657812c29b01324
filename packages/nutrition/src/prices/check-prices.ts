import type { Price } from './price-row.ts';
import { PRICE_ROWS } from './price-rows.ts';

/** What the reference writes into the basis of a price that is an estimate, and of one that is another food's. */
const ESTIMATES = /estimate/;
const PROXIES = /proxy/;

/**
 * Compares every price with its row of the reference.
 * @param csv the text of a file with one line per item: item, rupees per kg, their basis, dollars per kg, their basis;
 * an empty cell means no price
 * @returns one sentence for each difference; empty when all prices agree
 */
export function checkPrices(csv: string): string[] {
  const lines = new Map(
    csv
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(','))
      .map(([item, ...cells]) => [item, cells]),
  );
  return PRICE_ROWS.flatMap(({ item, inr, usd }) => {
    const cells = lines.get(item);
    if (!cells) return [`${item} is no item of the reference`];
    return [
      ...differences(`${item} in rupees`, inr, cells[0], cells[1]),
      ...differences(`${item} in dollars`, usd, cells[2], cells[3]),
    ];
  });
}

function differences(what: string, price: Price | null, amount = '', basis = ''): string[] {
  const expected = amount === '' ? null : Number(amount);
  if ((price?.[0] ?? null) !== expected) return [`${what} costs ${price?.[0]}, the reference has ${expected}`];
  if (!price) return [];
  const [stated, source, ...range] = price;
  const isOther = (source === 'estimate') !== ESTIMATES.test(basis) || (source === 'lentils') !== PROXIES.test(basis);
  const named = [stated, ...[...basis.matchAll(/\d+(?:\.\d+)?/g)].map(Number)];
  const invented = range.filter((bound) => !named.some((one) => Math.round(one) === bound || one === bound));
  return [
    ...(isOther ? [`${what} has the basis ${source}, the reference ${basis}`] : []),
    ...invented.map((bound) => `${what} may cost ${bound}, which the reference does not say: ${basis}`),
  ];
}
