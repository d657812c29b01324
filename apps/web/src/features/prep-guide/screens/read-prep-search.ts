/** What the address of a prep guide says. */
export type PrepSearch = {
  /** Ids of plans with commas between them, in the order in which they are eaten. */
  plans?: string | undefined;
  /** Whether plans are being chosen: always where none are named. */
  choose?: true | undefined;
  /** When the session begins, HH:MM. */
  start?: string | undefined;
};

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The search part of /dashboard/prep. Set to undefined, since the router keeps the raw value of what is left out. */
export function readPrepSearch({ plans, choose, start }: Record<string, unknown>): PrepSearch {
  const ids = planIdsOf(typeof plans === 'string' || typeof plans === 'number' ? String(plans) : '');
  return {
    plans: ids.join(',') || undefined,
    choose: choose === true ? true : undefined,
    start: typeof start === 'string' && TIME.test(start) ? start : undefined,
  };
}

/** The ids in that part of the address, each once. How many a guide may have is for the server to say. */
export function planIdsOf(plans = ''): string[] {
  const ids = plans.split(',').map((id) => id.trim());
  return [...new Set(ids.filter(Boolean))];
}
