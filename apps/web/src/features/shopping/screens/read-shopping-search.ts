import type { Currency } from '../data/text/money-words.ts';

/** From what a list can be made: days of the calendar, saved plans, a week that is planned for a budget. */
export const MAKE_WAYS = ['calendar', 'plans', 'week'] as const;
export type MakeWay = (typeof MAKE_WAYS)[number];

/** What the address of the shopping list says. */
export type ShoppingSearch = {
  /** Set while it is chosen what the list is made from. */
  make?: MakeWay | undefined;
  /** Ids of plans with commas between them, to be chosen there. */
  plans?: string | undefined;
  /** In which currency costs are shown; the usual one where it is absent. */
  currency?: Currency | undefined;
  /** The shop whose lines are shown, or `none` for what is bought in none; all of them where it is absent. */
  shop?: string | undefined;
};

/** What the address asks for, and the way to ask for something else; with `replace` it is no step to go back to. */
export type ShoppingView = {
  asked: ShoppingSearch;
  onAsk: (next: ShoppingSearch, options?: { replace: boolean }) => void;
};

/** The search part of /shopping. Set to undefined, since the router keeps the raw value of what is left out. */
export function readShoppingSearch({ make, plans, currency, shop }: Record<string, unknown>): ShoppingSearch {
  return {
    make: MAKE_WAYS.find((way) => way === make),
    plans: typeof plans === 'string' && plans !== '' ? plans : undefined,
    currency: currency === 'INR' || currency === 'USD' ? currency : undefined,
    shop: typeof shop === 'string' && shop !== '' ? shop : undefined,
  };
}
