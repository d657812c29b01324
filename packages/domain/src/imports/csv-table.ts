import Papa from 'papaparse';

/** A line of a table: its number in the file, from 1, and its cells. */
export type CsvLine = { line: number; cells: string[] };

/** A table of a file: names of columns in lower case, in their order. */
export type CsvTable = { header: string[]; lines: CsvLine[]; delimiter: string };

/**
 * A text of separated values (RFC 4180; commas, semicolons or tabs, as the file has them). Lines are numbered as an editor
 * numbers them, also after cells that hold line breaks; blank lines are no lines.
 */
export function readCsv(text: string): CsvTable {
  const lines: CsvLine[] = [];
  let [delimiter, from, line] = [',', 0, 1];
  const source = text.replace(/^\uFEFF/, '');
  Papa.parse<string[]>(source, {
    step({ data, meta }) {
      delimiter = meta.delimiter;
      if (data.some((cell) => cell.trim() !== '')) lines.push({ line, cells: data });
      line += source.slice(from, meta.cursor).match(/\r\n|\r|\n/g)?.length ?? 0;
      from = meta.cursor;
    },
  });
  const header = (lines.shift()?.cells ?? []).map((name) => name.trim().toLowerCase().replaceAll('_', ' '));
  return { header, lines, delimiter };
}
