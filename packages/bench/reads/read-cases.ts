import type { Week } from './make-kitchen.ts';
import type { Reader } from './people.ts';

/** One read as both ways to it ask for it. */
export type ReadCase = {
  name: string;
  procedure: string;
  rest: (reader: Reader) => string;
  input?: (reader: Reader) => object;
};

/** The reads that people make all day, for a person who has something of everything. */
export function readCases({ monday, sunday, today }: Week): ReadCase[] {
  return [
    { name: 'status', procedure: 'subscription.status', rest: () => '/api/sub/subscription-status' },
    {
      name: 'favorites',
      procedure: 'favorites.list',
      rest: ({ userId }) => `/api/meals/favorites/${userId}`,
      input: ({ userId }) => ({ userId }),
    },
    { name: 'plans page', procedure: 'plans.page', rest: () => '/api/meals/plans?page=1', input: () => ({ page: 1 }) },
    {
      name: 'calendar week',
      procedure: 'calendar.read',
      rest: () => `/api/calendar?from=${monday}&to=${sunday}`,
      input: () => ({ from: monday, to: sunday }),
    },
    {
      name: 'diary day',
      procedure: 'calorie.day',
      rest: () => `/api/calorie/day?date=${today}`,
      input: () => ({ date: today }),
    },
    { name: 'shopping list', procedure: 'shoppingList.read', rest: () => '/api/shopping-list' },
  ];
}

/** The address of a read over tRPC. */
export function trpcPath({ procedure, input }: ReadCase, reader: Reader): string {
  const query = input ? `?input=${encodeURIComponent(JSON.stringify(input(reader)))}` : '';
  return `/trpc/${procedure}${query}`;
}

const DAY_MS = 86_400_000;

/** The week of a day, from Monday. */
export function thisWeek(now: Date): Week {
  const day = (offset: number) => new Date(now.getTime() + offset * DAY_MS).toISOString().slice(0, 10);
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return { today: day(0), monday: day(-sinceMonday), sunday: day(6 - sinceMonday) };
}
