/** A row that came inside of JSON, where moments are text. */
export type InJson<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] };

type MomentOf<Row> = { [Key in keyof Row]: Row[Key] extends Date ? Key : never }[keyof Row];

/**
 * Rows that came inside of JSON as they come by themselves: a statement that reads several tables at once hands them over so.
 * @param moments the columns that hold moments
 */
export function rowsOfJson<Row extends object>(rows: readonly InJson<Row>[], moments: readonly MomentOf<Row>[]): Row[] {
  return rows.map((row) => {
    const read = { ...row } as Record<MomentOf<Row>, unknown>;
    for (const name of moments) read[name] = new Date(String(read[name]));
    return read as Row;
  });
}
