/** What is wrong in a data file, and where: its line, and the column or key that it is about. */
export type Problem = { file: string; line: number; field: string; text: string };

/** A problem as it is printed: 'data/foods/eggs.csv:3 kcal: ...'. */
export function problemText({ file, line, field, text }: Problem): string {
  return `data/${file}:${line} ${field}: ${text}`;
}

/** A value that was read, and the line that it begins on. */
export type Located<T> = { file: string; line: number; value: T };

/** What was read from files; nothing is compiled while there are problems. */
export type Read<T> = { rows: Located<T>[]; problems: Problem[] };

/** What several files hold, in their order. */
export function joinReads<T>(reads: readonly Read<T>[]): Read<T> {
  return { rows: reads.flatMap(({ rows }) => rows), problems: reads.flatMap(({ problems }) => problems) };
}

/** A problem for each row whose key an earlier row has already; rows without a key are not compared. */
export function findDuplicates<T>(
  rows: readonly Located<T>[],
  field: string,
  keyOf: (row: T) => string | number | null,
): Problem[] {
  const first = new Map<string | number, string>();
  return rows.flatMap(({ file, line, value }) => {
    const key = keyOf(value);
    if (key === null) return [];
    const place = first.get(key);
    if (place) return [{ file, line, field, text: `'${key}' stands at data/${place} already; each is written once` }];
    first.set(key, `${file}:${line}`);
    return [];
  });
}
