import type { PrepTask } from '@platewise/contract/plans/prep-guide-schema';

/** A task before it has its time. */
export type Work = Omit<PrepTask, 'startMinute'>;

/** A task of the session with nothing in it yet. */
export function work(given: Pick<Work, 'id' | 'kind' | 'title'> & Partial<Work>): Work {
  return {
    when: 'session',
    day: null,
    minutes: 0,
    handsOnMinutes: 0,
    after: [],
    oven: null,
    ingredients: [],
    steps: [],
    mealIds: [],
    ...given,
  };
}
