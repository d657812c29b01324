/** Set before React is loaded (vitest.config.ts): it reports every commit to whom its developer tools would be. */
type Fiber = {
  tag: number;
  type: unknown;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
};

const PERFORMED_WORK = 1;
/** By component: how often each of its instances has rendered. */
const counts = new Map<string, Map<Fiber, number>>();

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_id: number, root: { current: Fiber }) => count(root.current),
  },
});

/** From now on: how often each instance of a component has rendered, of those that have; of one that has two, [1, 3]. */
export function countRenders(): { of: (component: string) => number[] } {
  counts.clear();
  return { of: (component) => [...(counts.get(component)?.values() ?? [])].toSorted((a, b) => a - b) };
}

function count(fiber: Fiber): void {
  const { type, flags, alternate } = fiber;
  const name = typeof type === 'function' ? type.name : '';
  if (name && (alternate === null || (flags & PERFORMED_WORK) !== 0)) {
    const instances = counts.get(name) ?? new Map<Fiber, number>();
    const known = alternate && instances.has(alternate) ? alternate : fiber;
    counts.set(name, instances.set(known, (instances.get(known) ?? 0) + 1));
  }
  // The same children: React stopped here.
  if (alternate && alternate.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) if (child !== child.alternate) count(child);
}
