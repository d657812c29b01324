/** The parts of the product that a token may be kept to; `all` is everything that a token may do. */
export const TOKEN_AREAS = ['all', 'plan', 'calendar', 'list', 'diary'] as const;
export type TokenArea = (typeof TOKEN_AREAS)[number];
