import { PRICE_ROWS, type Price } from './price-rows.ts';

/** What the reference writes into the basis of a price that is a guess or another food's. */
const GUESSES = /estimate|proxy/;

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
  const isGuess = price?.[1] === 'estimate' || price?.[1] === 'lentils';
  return price && isGuess !== GUESSES.test(basis) ? [`${what} has the basis ${price[1]}, the reference ${basis}`] : [];
}
