/** A number of grams to one decimal. */
export function tenth(grams: number): number {
  return Math.round(grams * 10) / 10;
}

/** Grams of food to two decimals: spices are weighed to 0.05 g, and sums stay without the dust of binary fractions. */
export function hundredth(grams: number): number {
  return Math.round(grams * 100) / 100;
}

/** A figure of the diary, or a sum of them, to three decimals: without the dust of binary fractions. */
export function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** An amount of money to two decimals. */
export function cents(amount: number): number {
  return Math.round(100 * amount) / 100;
}
