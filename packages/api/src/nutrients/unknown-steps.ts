/** Where nobody knows how a food is cooked: the step leaves the method open. */
export const COOKED_SOMEHOW: readonly string[] = ['Cook it.'];
