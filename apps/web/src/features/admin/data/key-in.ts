/** The choices of a drop-down, in the order of their labels. */
export function keysOf<Key extends string>(labels: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(labels) as Key[];
}

/** What an address asks for, where it is one of the choices. */
export function keyIn<Key extends string>(labels: Readonly<Record<Key, string>>, asked: unknown): Key | undefined {
  return keysOf(labels).find((key) => key === asked);
}
