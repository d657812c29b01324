import type { PrepGuide, PrepTask } from '@platewise/contract/plans/prep-guide-schema';

/** A task for tests: five minutes of work at the hob. */
export function prepTask(given: Pick<PrepTask, 'id' | 'startMinute'> & Partial<PrepTask>): PrepTask {
  return {
    kind: 'cook',
    when: 'session',
    title: given.id,
    day: null,
    minutes: 5,
    handsOnMinutes: 5,
    after: [],
    oven: null,
    ingredients: [],
    steps: [],
    mealIds: [],
    ...given,
  };
}

/** A guide for tests: nothing to do, but for what is given. */
export function prepGuideOf(given: Partial<PrepGuide>): PrepGuide {
  return { days: [], totalMinutes: 0, handsOnMinutes: 0, tasks: [], containers: [], notes: [], ...given };
}
