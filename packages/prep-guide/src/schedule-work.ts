import type { PrepTask } from '@platewise/contract/plans/prep-guide-schema';
import { emptyKitchen, firstStart, type Kitchen, take } from './kitchen.ts';
import type { Work } from './work.ts';

/** Tasks that follow each other without a long break, the last of which puts what was cooked away. */
export type Chain = readonly Work[];

/** Minutes that food may stand between two tasks of a chain: half of the two hours within which it must be cold (USDA FSIS). */
const MAX_BREAK_MINUTES = 60;

type Placed = Map<string, { task: Work; start: number }>;

/**
 * Gives each task of a session its time: one cook, who works at one thing at a time while other things cook by themselves;
 * one oven, at one heat at a time. The longest chains come first, whatever they need before them, and the rest fills the
 * gaps. Tasks come back in the order in which they begin.
 */
export function scheduleWork(chains: readonly Chain[]): PrepTask[] {
  const chainOf = new Map(chains.flatMap((chain) => chain.map(({ id }) => [id, chain] as const)));
  const placed: Placed = new Map();
  let kitchen = emptyKitchen();
  const place = (chain: Chain) => {
    if (chain.some(({ id }) => placed.has(id))) return;
    for (const id of chain.flatMap(({ after }) => after)) {
      const needed = chainOf.get(id);
      if (needed && needed !== chain) place(needed);
    }
    kitchen = placeChain(kitchen, chain, placed);
  };
  for (const chain of [...chains].sort((a, b) => minutesOf(b) - minutesOf(a))) place(chain);
  return [...placed.values()]
    .sort((a, b) => a.start - b.start)
    .map(({ task, start }) => ({ ...task, startMinute: start }));
}

function minutesOf(chain: Chain): number {
  return chain.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Puts a chain where it can begin first and then goes on without a long break; later where it could not. */
function placeChain(kitchen: Kitchen, chain: Chain, placed: Placed): Kitchen {
  let earliest = 0;
  for (;;) {
    const trial: Kitchen = { hands: [...kitchen.hands], rings: [...kitchen.rings], trays: [...kitchen.trays] };
    const starts = startsOf(trial, chain, placed, earliest);
    const longest = longestBreak(chain, starts);
    if (longest <= MAX_BREAK_MINUTES) {
      for (const [index, task] of chain.entries()) placed.set(task.id, { task, start: starts[index] ?? 0 });
      return trial;
    }
    earliest = (starts[0] ?? 0) + longest - MAX_BREAK_MINUTES;
  }
}

function startsOf(trial: Kitchen, chain: Chain, placed: Placed, earliest: number): number[] {
  const ends = new Map<string, number>();
  return chain.map((task) => {
    const done = task.after.map((id) => ends.get(id) ?? endOf(placed, id));
    const start = firstStart(trial, task, Math.max(earliest, ...done));
    take(trial, task, start);
    ends.set(task.id, start + task.minutes);
    return start;
  });
}

/** What was done the evening before is done at 0. */
function endOf(placed: Placed, id: string): number {
  const before = placed.get(id);
  return before ? before.start + before.task.minutes : 0;
}

function longestBreak(chain: Chain, starts: readonly number[]): number {
  const breaks = chain.slice(1).map((_, index) => {
    const end = (starts[index] ?? 0) + (chain[index]?.minutes ?? 0);
    return (starts[index + 1] ?? end) - end;
  });
  return Math.max(0, ...breaks);
}
