/** How much somebody has made of the product by today. */
export type Habit = {
  name: string;
  /** Share of all people. */
  share: number;
  /** How many people of this kind are made by the real procedures; the others are copies of them. */
  kitchens: number;
  /** Since how many weeks the kitchen is there, from ... to. */
  weeks: readonly [number, number];
  /** Plans that were asked for. */
  plans: readonly [number, number];
  /** Weeks of the calendar that were filled, the newest of them this one. */
  calendarWeeks: readonly [number, number];
  /** Weeks of the diary, the newest of them this one. */
  diaryWeeks: readonly [number, number];
  isPaying: boolean;
  /** Which share comes still; the others were last here so many days ago. */
  active: number;
  awayDays: readonly [number, number];
};

/**
 * Who is there. Most have one to three plans and come no more; few have much. The shares are our own estimate: no figures of a real
 * instance are at hand. Those who have a diary or a list pay for it.
 */
export const HABITS: readonly Habit[] = [
  {
    name: 'looked once',
    share: 0.5,
    kitchens: 8,
    weeks: [0, 0],
    plans: [0, 1],
    calendarWeeks: [0, 0],
    diaryWeeks: [0, 0],
    isPaying: false,
    active: 0.02,
    awayDays: [7, 700],
  },
  {
    name: 'free',
    share: 0.45,
    kitchens: 14,
    weeks: [1, 20],
    plans: [1, 3],
    calendarWeeks: [0, 1],
    diaryWeeks: [0, 0],
    isPaying: false,
    active: 0.2,
    awayDays: [7, 500],
  },
  {
    name: 'paying',
    share: 0.04,
    kitchens: 10,
    weeks: [4, 16],
    plans: [2, 6],
    calendarWeeks: [1, 2],
    diaryWeeks: [1, 4],
    isPaying: true,
    active: 0.6,
    awayDays: [7, 300],
  },
  {
    name: 'devoted',
    share: 0.01,
    kitchens: 4,
    weeks: [20, 50],
    plans: [8, 20],
    calendarWeeks: [3, 6],
    diaryWeeks: [8, 26],
    isPaying: true,
    active: 0.95,
    awayDays: [1, 14],
  },
];
