/** Lines that may repeat, each with a key of its own. */
export function keyedLines(lines: readonly string[]): { key: string; line: string }[] {
  return lines.map((line, index) => ({ key: `${index} ${line}`, line }));
}
