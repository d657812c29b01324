import { z } from 'zod';
import { measured, rowId } from '../cells.ts';
import { findDuplicates, type Read } from '../problem.ts';
import { readTable } from '../read-table.ts';

const FILE = 'nutrients/usda-caffeine.csv';

/** A line of data/nutrients/usda-caffeine.csv: mg in 100 g, an empty cell where nobody measured it. */
const columns = z.object({ fdc_id: rowId, caffeine_mg: measured });

type Line = z.output<typeof columns>;

/** Rows of SR Legacy that hold caffeine or may, as they are compiled. */
export function readCaffeine(data: ReadonlyMap<string, string>): Read<readonly [fdcId: number, mg: number | null]> {
  const { rows, problems } = readTable<Line>(FILE, data.get(FILE) ?? '', columns);
  return {
    rows: rows.map(({ value, ...place }) => ({ ...place, value: [value.fdc_id ?? 0, value.caffeine_mg] })),
    problems: [...problems, ...findDuplicates(rows, 'fdc_id', (line) => line.fdc_id)],
  };
}
