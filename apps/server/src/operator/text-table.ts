/** Cells in lines for a terminal: each column as wide as its widest cell, the first `textColumns` aligned left, figures right. */
export function textTable(rows: readonly (readonly string[])[], { textColumns }: { textColumns: number }): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const fit = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return column < textColumns ? cell.padEnd(width) : cell.padStart(width);
  };
  return rows.map((row) => row.map(fit).join('  ').trimEnd()).join('\n');
}
