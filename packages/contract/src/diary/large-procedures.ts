/** Procedures whose input may be larger than a body of others: their call travels alone, to an address of its own. */
export const LARGE_PROCEDURES: readonly string[] = ['calorie.readPhoto'];
