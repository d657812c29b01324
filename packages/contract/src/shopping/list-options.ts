import { AISLES } from './aisles.ts';

/** The aisles of a list in the order of a round through the shop; `other` holds what no aisle is known for. */
export const LIST_AISLES = [...AISLES, 'other'] as const;

/** The currencies that prices are known in; nothing is converted between them. */
export const CURRENCIES = ['INR', 'USD'] as const;
