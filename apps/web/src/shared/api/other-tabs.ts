import { STORED_NAMES } from '../storage/stored-names.ts';

/** The areas of the API whose answers other tabs of this browser may show. */
export type Area =
  | 'plans'
  | 'meals'
  | 'favorites'
  | 'shoppingList'
  | 'calendar'
  | 'calorie'
  | 'profiles'
  | 'dislikedMeals'
  | 'subscription';

const PLANNING: readonly Area[] = ['plans', 'meals', 'subscription', 'shoppingList', 'calendar'];

/** What else a mutation of an area changes: meals cost tokens, lists are computed from plans and the calendar. */
const CHANGED: Readonly<Record<string, readonly Area[]>> = {
  meals: PLANNING,
  plans: PLANNING,
  familyPlans: PLANNING,
  calendar: PLANNING,
  favorites: ['favorites'],
  shoppingList: ['shoppingList'],
  calorie: ['calorie'],
  profiles: ['profiles'],
  dislikedMeals: ['dislikedMeals'],
};

const NAME = STORED_NAMES.channels.changes;

type Listener = (areas: readonly Area[]) => void;

/** Notifies the other tabs of this browser which answers have changed on the server. */
export function openOtherTabs(name: string = NAME) {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const listeners = new Set<Listener>();
  channel?.addEventListener('message', ({ data }: MessageEvent<readonly Area[]>) => {
    for (const listener of listeners) listener(data);
  });
  return {
    /** After a mutation was answered; `path` is that of its procedure. */
    notify: (path: string): void => {
      const areas = CHANGED[path.split('.', 1)[0] ?? ''];
      if (areas) channel?.postMessage(areas);
    },
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => channel?.close(),
  };
}

/** The one of this page. */
export const otherTabs = openOtherTabs();
