/** Something that this process has reserved in the database while it works: the tokens of a generation, or an Idempotency-Key. */
export type Lease = {
  of: 'generation' | 'idempotency-key';
  userId: string;
  /** Of the generation, or of the attempt that holds the key. */
  id: string;
};

/** What this process is working on. Whatever is not in it is not renewed, and is free when its time is over. */
export type Leases = {
  /** Holds a lease as long as a piece of work takes, however it ends. */
  hold: <Result>(lease: Lease, work: () => Promise<Result>) => Promise<Result>;
  current: () => readonly Lease[];
};

/** The leases of one process, none at first. */
export function createLeases(): Leases {
  const held = new Set<Lease>();
  return {
    hold: async (lease, work) => {
      held.add(lease);
      try {
        return await work();
      } finally {
        held.delete(lease);
      }
    },
    current: () => [...held],
  };
}
