/** What a hosted service tells about its accounts. Events come late, twice and in any order. */
export type AccountEvent =
  | { kind: 'updated'; id: string; at: Date; userId: string; email: string; emailVerified: boolean; name: string }
  | { kind: 'deleted'; id: string; userId: string }
  /** One that nobody here needs. */
  | { kind: 'other'; id: string };

/** A message as it arrived: a signature covers the bytes of its body and not what they mean. */
export type AccountMessage = { body: Buffer; headers: Readonly<Record<string, string>> };
