type Fiber = {
  tag: number;
  type: unknown;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
};

/** By component: how often each of its instances has rendered. */
type Counts = Map<string, Map<Fiber, number>>;

const PERFORMED_WORK = 1;

const shared = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: ReturnType<typeof counting> };

/**
 * React reports every commit to whom its developer tools would be, if they are there when it is loaded (vitest.config.ts). It is loaded
 * once for all files of a worker, and this for each of them, so that the first one counts for all.
 */
const tools = shared.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? counting();
shared.__REACT_DEVTOOLS_GLOBAL_HOOK__ = tools;

/** From now on: how often each instance of a component has rendered, of those that have; of one that has two, [1, 3]. */
export function countRenders(): { of: (component: string) => number[] } {
  const { counts } = tools;
  counts.clear();
  return { of: (component) => [...(counts.get(component)?.values() ?? [])].toSorted((a, b) => a - b) };
}

function counting() {
  const counts: Counts = new Map();
  return {
    counts,
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => count(counts, root.current),
  };
}

function count(counts: Counts, fiber: Fiber): void {
  const { type, flags, alternate } = fiber;
  const name = typeof type === 'function' ? type.name : '';
  if (name && (alternate === null || (flags & PERFORMED_WORK) !== 0)) {
    const instances = counts.get(name) ?? new Map<Fiber, number>();
    const known = alternate && instances.has(alternate) ? alternate : fiber;
    counts.set(name, instances.set(known, (instances.get(known) ?? 0) + 1));
  }
  // The same children: React stopped here.
  if (alternate && alternate.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) if (child !== child.alternate) count(counts, child);
}
