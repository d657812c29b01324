import type { Highs, ModelData } from 'highs';

/** A coefficient and the column that it stands before. */
export type Term = readonly [coefficient: number, column: number];

type Bounds = { least?: number; most?: number };

/** A mixed-integer linear program while it is written down. */
export type LinearProgram = {
  /** Adds a variable, from 0 on where nothing else is stated; returns its column. */
  addColumn: (bounds?: Bounds & { isWhole?: boolean }) => number;
  /** Adds a constraint on a sum; without bounds it holds nothing. */
  addRow: (terms: readonly Term[], bounds: Bounds) => void;
  /** The program in the form of the solver, its cost to be made small. */
  withCost: (cost: readonly Term[]) => ModelData;
};

/** What a solver came to: nothing has a smaller cost than the bound; values are null where it found none that keep the constraints. */
export type Solved = { bound: number; cost: number; values: Float64Array | null };

/** An empty program. */
export function newProgram(): LinearProgram {
  const columns: { least: number; most: number; isWhole: boolean }[] = [];
  const rows: { terms: readonly Term[]; least: number; most: number }[] = [];
  return {
    addColumn: ({ least = 0, most = Infinity, isWhole = false } = {}) => columns.push({ least, most, isWhole }) - 1,
    addRow: (terms, { least = -Infinity, most = Infinity }) => {
      rows.push({ terms: summed(terms), least, most });
    },
    withCost: (cost) => {
      const colCost = new Float64Array(columns.length);
      for (const [coefficient, column] of cost) colCost[column] = (colCost[column] ?? 0) + coefficient;
      const terms = rows.flatMap((row) => row.terms);
      return {
        numCols: columns.length,
        numRows: rows.length,
        colCost,
        colLower: columns.map(({ least }) => least),
        colUpper: columns.map(({ most }) => most),
        rowLower: rows.map(({ least }) => least),
        rowUpper: rows.map(({ most }) => most),
        integrality: Int32Array.from(columns, ({ isWhole }) => (isWhole ? 1 : 0)),
        matrix: {
          format: 'csr',
          numRows: rows.length,
          numCols: columns.length,
          starts: startsOf(rows.map((row) => row.terms.length)),
          indices: Int32Array.from(terms, ([, column]) => column),
          values: Float64Array.from(terms, ([coefficient]) => coefficient),
        },
      };
    },
  };
}

/**
 * Solves a program for so many seconds at most, beginning from what is known of a solution.
 * @throws where the solver refuses the program
 */
export function solveProgram(
  highs: Highs,
  data: ModelData,
  { seconds, start = [], gap }: { seconds: number; start?: readonly Term[]; gap: number },
): Solved {
  const model = highs.createModel(data);
  try {
    model.options.set({ output_flag: false, time_limit: seconds, mip_rel_gap: 0, mip_abs_gap: gap });
    if (start.length > 0) {
      const known = start.toSorted(([, a], [, b]) => a - b);
      model.setSolution({ indices: known.map(([, column]) => column), values: known.map(([value]) => value) });
    }
    model.run();
    const hasSolution = model.info.get('primal_solution_status') === highs.constants.solutionStatus.feasible;
    return {
      bound: Number(model.info.get('mip_dual_bound')),
      cost: hasSolution ? model.getObjectiveValue() : Infinity,
      values: hasSolution ? model.getSolution().colValue : null,
    };
  } finally {
    model.dispose();
  }
}

/** Terms of one column each, those without weight left out. */
function summed(terms: readonly Term[]): Term[] {
  const sums = new Map<number, number>();
  for (const [coefficient, column] of terms) sums.set(column, (sums.get(column) ?? 0) + coefficient);
  return [...sums].filter(([, sum]) => sum !== 0).map(([column, sum]) => [sum, column]);
}

function startsOf(lengths: readonly number[]): Int32Array {
  const starts = new Int32Array(lengths.length + 1);
  for (const [row, length] of lengths.entries()) starts[row + 1] = (starts[row] ?? 0) + length;
  return starts;
}
